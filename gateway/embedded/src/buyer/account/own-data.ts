import { loginPasswordRule } from '@fairgate/schema/rules/password';
import { z } from 'zod';
import { buyerOf } from '../../accounts/buyers.ts';
import { forgetDevices } from '../../accounts/known-devices.ts';
import { formatSession, type SessionRow } from '../../accounts/session-row.ts';
import { eraseBadges } from '../../badges/revoke.ts';
import type { Transaction } from '../../db/database.ts';
import { sweepFiles } from '../../files/sweep-files.ts';
import { leaveOrders } from '../../orders/leave.ts';
import type { Store } from '../../store.ts';
import type { Operation } from '../../wire/operation.ts';
import { buyerOperation } from '../buyer-operation.ts';
import { lockProven, provePassword } from './change-password.ts';
import { ordersOf } from './own-orders.ts';
import { meetingsOf } from './own-meetings.ts';
import { disclosuresOf } from './disclosures/list.ts';
import { rfqsOf } from './own-rfqs.ts';
import { subscriptionsOf } from './subscriptions.ts';
import { userInfoOf } from './user-info.ts';

const sessionsOf = {
  name: 'exported sessions',
  text: 'select id, created_at, last_seen_at, origin, user_agent from buyer_session where buyer_id = $1 order by created_at',
};
const restOf = {
  name: 'exported data',
  text: `
    select product_name as "productName", source, app_version as "appVersion", lang,
      (select coalesce(json_agg(json_build_object('provider', provider, 'email', email, 'createTime', created_at) order by created_at), '[]') from oauth_identity where buyer_id = b.id) as providers,
      (select coalesce(json_agg(json_build_object('goodsId', product_id::text, 'createTime', created_at) order by created_at), '[]') from product_follow where buyer_id = b.id) as "followedProducts",
      (select coalesce(json_agg(json_build_object('supplierId', supplier_id::text, 'createTime', created_at) order by created_at), '[]') from supplier_follow where buyer_id = b.id) as "followedSuppliers",
      (select coalesce(json_agg(json_build_object('exhibitorId', exhibitor_id, 'createTime', created_at) order by created_at), '[]') from exhibitor_follow where buyer_id = b.id) as "followedExhibitors",
      (select coalesce(json_agg(json_build_object('exhibitorId', exhibitor_id, 'visitTime', visited_at, 'note', note, 'changeTime', changed_at) order by exhibitor_id), '[]') from exhibitor_visit where buyer_id = b.id) as visits,
      (select coalesce(json_agg(json_build_object('goodsId', product_id::text, 'skuId', variant_id::text, 'quantity', quantity, 'addTime', added_at) order by added_at, product_id), '[]') from cart_line where buyer_id = b.id) as cart,
      (select json_build_object('name', name, 'company', company, 'jobTitle', job_title, 'email', email, 'phone', phone, 'countryId', country_id, 'website', website, 'updateTime', updated_at) from business_card where holder_id = h.id) as "businessCard",
      (select coalesce(json_agg(json_build_object('shareId', id, 'fields', fields, 'shareTime', shared_at) order by shared_at), '[]') from card_share where holder_id = h.id) as "cardShares",
      (select coalesce(json_agg(json_build_object('cardId', id, 'kind', kind, 'content', content, 'note', note, 'saveTime', saved_at) order by saved_at), '[]') from saved_card where holder_id = h.id) as "savedCards",
      (select coalesce(json_agg(json_build_object('supplierId', supplier_id::text, 'exhibitionId', exhibition_id::text, 'requestTime', requested_at, 'answerTime', answered_at) order by requested_at), '[]') from card_request where buyer_id = b.id) as "cardRequests",
      (select coalesce(json_agg(json_build_object('purpose', purpose, 'createTime', created_at, 'expiryTime', expires_at, 'useTime', used_at) order by created_at), '[]') from buyer_link where buyer_id = b.id) as links,
      (select coalesce(json_agg(json_build_object('badgeNo', number, 'exhibitionId', exhibition_id::text, 'contactName', name, 'companyName', company, 'email', email,
        'code', code, 'issueTime', issued_at, 'startTime', valid_from, 'endTime', valid_until, 'revokeTime', revoked_at, 'revokeReason', revoke_reason) order by issued_at, number), '[]') from badge where buyer_id = b.id) as badges,
      (select coalesce(json_agg(json_build_object('supplierId', l.supplier_id::text, 'exhibitionId', l.exhibition_id::text, 'badgeNo', l.badge_no,
        'contactName', l.name, 'companyName', l.company, 'email', l.email, 'scanTime', s.scanned_at) order by s.scanned_at, s.id), '[]')
        from lead l join lead_scan s on s.supplier_id = l.supplier_id and s.exhibition_id = l.exhibition_id and s.badge_no = l.badge_no join badge g on g.exhibition_id = l.exhibition_id and g.number = l.badge_no where g.buyer_id = b.id) as leads,
      (select coalesce(json_agg(json_build_object('exhibitionId', c.exhibition_id::text, 'badgeNo', c.badge_no, 'scanTime', c.scanned_at) order by c.scanned_at), '[]')
        from check_in c join badge g on g.exhibition_id = c.exhibition_id and g.number = c.badge_no where g.buyer_id = b.id) as "checkIns",
      (select coalesce(json_agg(json_build_object('exhibitionId', exhibition_id::text, 'roll', roll, 'prize', prize, 'createTime', created_at) order by created_at), '[]') from lottery_spin where buyer_id = b.id) as "lotterySpins",
      (select coalesce(json_agg(json_build_object('exhibitionId', exhibition_id::text, 'code', code, 'createTime', created_at) order by created_at), '[]') from share_code where buyer_id = b.id) as "shareCodes",
      (select coalesce(json_agg(json_build_object('exhibitionId', exhibition_id::text, 'event', event, 'prize', prize, 'name', name, 'phone', phone, 'countryId', country_id,
        'address', address, 'state', state, 'reason', reason, 'createTime', created_at) order by created_at), '[]') from prize_claim where buyer_id = b.id) as "prizeClaims",
      (select coalesce(json_agg(json_build_object('inquiryId', q.id::text, 'supplierId', q.supplier_id::text, 'about', q.about, 'exhibitionId', q.exhibition_id::text,
        'contactName', q.contact_name, 'companyName', q.company_name, 'email', q.email, 'phone', q.phone, 'countryId', q.country_id, 'state', q.state,
        'lang', q.lang, 'pageUrl', q.page_url, 'createTime', q.created_at, 'answerTime', q.answered_at, 'closeTime', q.closed_at,
        'goods', (select coalesce(json_agg(json_build_object('goodsSpuId', l.product_id::text, 'variantId', l.variant_id::text, 'goodsName', l.name, 'quantity', l.quantity,
          'price', l.price::text, 'currency', l.currency) order by l.position), '[]') from enquiry_line l where l.enquiry_id = q.id)) order by q.id), '[]')
        from enquiry q where q.buyer_id = b.id) as enquiries,
      (select coalesce(json_agg(json_build_object('conversationId', w.id::text, 'kind', w.kind, 'supplierId', w.supplier_id::text, 'goodsSpuId', w.product_id::text, 'createTime', w.created_at,
        'messages', (select coalesce(json_agg(json_build_object('author', m.author, 'authorName', m.author_name, 'content', m.body, 'orderState', m.order_state, 'createTime', m.created_at, 'fileKeys', (select coalesce(json_agg(a.file_id order by a.position), '[]') from message_file a where a.message_id = m.id)) order by m.id), '[]')
          from conversation_message m where m.conversation_id = w.id)) order by w.id), '[]') from conversation w where w.buyer_id = b.id) as conversations,
      (select coalesce(json_agg(json_build_object('supplierId', k.supplier_id::text, 'by', case k.party when 'buyer' then 'you' else 'the supplier' end, 'createTime', k.created_at) order by k.created_at), '[]')
        from conversation_block k where k.buyer_id = b.id) as blocks,
      (select coalesce(json_agg(json_build_object('fileKey', f.id, 'fileName', f.name, 'fileType', f.type, 'fileSize', f.bytes, 'createTime', f.created_at) order by f.created_at, f.id), '[]')
        from file f where f.owner = 'buyer' and f.owner_id = b.id::text and f.stored_at is not null) as files
    from buyer b left join card_holder h on h.buyer_id = b.id where b.id = $1`,
};
// Found by email only, which anybody can enter in a form: it belongs to the buyer only if the mailbox is confirmed.
const writtenOf = {
  name: 'exported messages',
  text: `
    select
      (select coalesce(json_agg(json_build_object('exhibitionId', exhibition_id::text, 'companyName', company_name, 'contactName', contact_name, 'phone', phone,
        'countryId', country_id, 'products', products, 'squareMetres', square_metres, 'hall', hall, 'message', message, 'lang', lang, 'pageUrl', page_url,
        'state', state, 'createTime', created_at) order by created_at), '[]') from stand_request where lower(email) = lower($1)) as "standRequests",
      (select coalesce(json_agg(json_build_object('subject', subject, 'createTime', created_at) order by created_at), '[]') from mail where lower(recipient) = lower($1)) as mails`,
};
// What an account sent is its own, whatever email was typed.
const messagesOf = {
  name: 'exported tickets',
  text: `
    select coalesce(json_agg(json_build_object('ticketNo', 'T-' || k.id, 'topic', k.topic, 'name', k.name, 'email', k.email, 'state', k.state,
      'productId', k.product_id::text, 'supplierId', k.supplier_id::text, 'quantity', k.quantity, 'lang', k.lang, 'pageUrl', k.page_url, 'createTime', k.created_at,
      'messages', (select json_agg(json_build_object('from', case m.author when 'operator' then 'our team' else 'you' end, 'name', m.author_name, 'message', m.body, 'createTime', m.created_at) order by m.id)
        from conversation_message m where m.conversation_id = k.conversation_id)) order by k.id), '[]') as messages
    from ticket k join conversation t on t.id = k.conversation_id where t.buyer_id = $1 or lower(k.email) = lower($2)`,
};
const registrationsOf = {
  name: 'exported registrations',
  text: `
    select coalesce(json_agg(json_build_object('exhibitionId', exhibition_id::text, 'badgeNo', badge_no, 'email', email, 'verified', verified, 'contactName', contact_name,
      'companyName', company_name, 'companyWebsite', company_website, 'countryId', country_id, 'dialingCode', dialing_code, 'mobile', mobile,
      'jobTitle', job_title, 'businessTypes', business_types, 'purposes', purposes, 'tagCodes', tag_codes, 'productName', product_name,
      'industry', industry, 'source', source, 'trackingSource', tracking_source, 'adClickId', ad_click_id,
      'relatedExhibitionId', related_exhibition_id::text, 'recommendSite', recommend_site, 'siblingExhibitionId', sibling_exhibition_id::text,
      'hiddenExhibitionId', hidden_exhibition_id::text, 'websiteId', site_id, 'lang', lang, 'pageUrl', page_url, 'sharesEmail', shares_email, 'createTime', created_at)
      order by created_at), '[]') as registrations
    from registration where buyer_id = $1 or lower(email) = lower($2)`,
};

/** All stored data of the buyer, except secrets and their hashes. */
export function exportData({ db }: Store): Operation {
  return buyerOperation({
    path: '/account/exportData.json',
    request: z.object({}),
    async handle(_, { accountId }) {
      const [
        userInfo,
        subscriptions,
        sessions,
        [rest],
        [rfqs],
        [orders],
        [meetings],
        disclosures,
        { email, confirmed },
      ] = await Promise.all([
        userInfoOf(db, accountId),
        subscriptionsOf(db, accountId),
        db.rows<SessionRow>(sessionsOf, [accountId]),
        db.rows<object>(restOf, [accountId]),
        db.rows<object>(rfqsOf, [accountId]),
        db.rows<object>(ordersOf, [accountId]),
        db.rows<object>(meetingsOf, [accountId]),
        disclosuresOf(db, accountId),
        buyerOf(db, accountId),
      ]);
      const [written] = confirmed
        ? await db.rows<object>(writtenOf, [email])
        : [{ standRequests: [], mails: [] }];
      const [messages] = await db.rows<object>(messagesOf, [accountId, confirmed ? email : null]);
      const [registrations] = await db.rows<object>(registrationsOf, [accountId, confirmed ? email : null]);
      return {
        userInfo,
        subscriptions,
        sessions: sessions.map(formatSession),
        ...rest,
        ...rfqs,
        ...orders,
        ...meetings,
        contactDisclosures: disclosures,
        ...written,
        ...messages,
        ...registrations,
      };
    },
  });
}

/** Deletes the account and all personal data, such as sessions, follows, visits, registrations, and the person on badges. */
export function deleteAccount({ db, files, post }: Store): Operation {
  return buyerOperation({
    path: '/account/delete.json',
    request: z.object({ password: loginPasswordRule }),
    async handle({ password }, { accountId }) {
      const proven = await provePassword(db, accountId, password);
      await db.transaction(async (transaction) => {
        await lockProven(transaction, proven);
        await leaveOrders(transaction, post, accountId);
        await remove(transaction, accountId, proven.confirmed ? proven.email : undefined);
        await forgetDevices(transaction, proven.email);
      });
      post.deliver();
      // What fails here is deleted within the hour.
      await sweepFiles(db, files).catch(() => undefined);
      return {};
    },
  });
}

const removals = {
  mails: { name: 'remove mails', text: 'delete from mail where lower(recipient) = lower($1)' },
  // With their tickets and answers. The account's own conversations go with it.
  messages: {
    name: 'remove messages',
    text: 'delete from conversation where id in (select conversation_id from ticket where lower(email) = lower($1))',
  },
  standRequests: {
    name: 'remove stand requests',
    text: 'delete from stand_request where lower(email) = lower($1)',
  },
  registrations: {
    name: 'remove registrations',
    text: 'delete from registration where buyer_id = $1 or lower(email) = lower($2)',
  },
  // The first answer to a write repeats what was written, for those who send it again (write-once.ts).
  answers: {
    name: 'remove first answers',
    text: `
      delete from idempotency_key where lower(answer->>'email') = lower($2)
        or answer->>'badgeNo' in (select badge_no from registration where buyer_id = $1)
        or answer->>'fileKey' in (select id from file where owner = 'buyer' and owner_id = $1::text)
        or answer->>'claimId' in (select id::text from prize_claim where buyer_id = $1)`,
  },
  links: { name: 'remove links', text: 'delete from buyer_link where buyer_id = $1' },
  providers: { name: 'remove providers', text: 'delete from oauth_identity where buyer_id = $1' },
  // Nothing refers to them after the rows below are gone: the sweep that follows deletes them with their bytes.
  files: {
    name: 'give up files',
    text: `update file set owner = 'nobody', owner_id = '', name = '', credential_hash = null, created_at = 'epoch' where owner = 'buyer' and owner_id = $1::text`,
  },
  cardRequests: { name: 'remove card requests', text: 'delete from card_request where buyer_id = $1' },
  // Other rows that reference it are deleted by cascade.
  buyer: { name: 'remove buyer', text: 'delete from buyer where id = $1' },
};

// In this order, or deadlocks follow. Organisers lock a registration before its badge. A sign-in by a link or a provider, and
// the answer to a card request, lock that row before they write one that references the buyer.
async function remove(db: Transaction, buyerId: number, provenEmail: string | undefined): Promise<void> {
  await db.rows(removals.answers, [buyerId, provenEmail ?? null]);
  if (provenEmail !== undefined) {
    await db.rows(removals.mails, [provenEmail]);
    await db.rows(removals.messages, [provenEmail]);
    await db.rows(removals.standRequests, [provenEmail]);
  }
  await db.rows(removals.registrations, [buyerId, provenEmail ?? null]);
  await eraseBadges(db, buyerId, provenEmail);
  await db.rows(removals.links, [buyerId]);
  await db.rows(removals.providers, [buyerId]);
  await db.rows(removals.cardRequests, [buyerId]);
  await db.rows(removals.files, [buyerId]);
  await db.rows(removals.buyer, [buyerId]);
}
