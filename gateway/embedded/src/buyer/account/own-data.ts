import { loginPasswordRule } from '@fairgate/schema/rules/password';
import { z } from 'zod';
import { buyerOf } from '../../accounts/buyers.ts';
import { forgetDevices } from '../../accounts/known-devices.ts';
import { formatSession, type SessionRow } from '../../accounts/session-row.ts';
import { eraseBadges } from '../../badges/revoke.ts';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import type { Operation } from '../../wire/operation.ts';
import { buyerOperation } from '../buyer-operation.ts';
import { lockProven, provePassword } from './change-password.ts';
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
      (select json_build_object('name', name, 'company', company, 'jobTitle', job_title, 'email', email, 'phone', phone, 'countryId', country_id, 'website', website, 'updateTime', updated_at) from business_card where buyer_id = b.id) as "businessCard",
      (select coalesce(json_agg(json_build_object('shareId', id, 'fields', fields, 'shareTime', shared_at) order by shared_at), '[]') from card_share where buyer_id = b.id) as "cardShares",
      (select coalesce(json_agg(json_build_object('cardId', id, 'kind', kind, 'content', content, 'note', note, 'saveTime', saved_at) order by saved_at), '[]') from saved_card where buyer_id = b.id) as "savedCards",
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
        'address', address, 'state', state, 'reason', reason, 'createTime', created_at) order by created_at), '[]') from prize_claim where buyer_id = b.id) as "prizeClaims"
    from buyer b where id = $1`,
};
// Found by email only, which anybody can enter in a form: it belongs to the buyer only if the mailbox is confirmed.
const writtenOf = {
  name: 'exported messages',
  text: `
    select
      (select coalesce(json_agg(json_build_object('topic', topic, 'name', name, 'message', message, 'productId', product_id::text, 'supplierId', supplier_id::text,
        'quantity', quantity, 'lang', lang, 'pageUrl', page_url, 'createTime', created_at) order by created_at), '[]') from ticket where lower(email) = lower($1)) as messages,
      (select coalesce(json_agg(json_build_object('exhibitionId', exhibition_id::text, 'companyName', company_name, 'contactName', contact_name, 'phone', phone,
        'countryId', country_id, 'products', products, 'squareMetres', square_metres, 'hall', hall, 'message', message, 'lang', lang, 'pageUrl', page_url,
        'state', state, 'createTime', created_at) order by created_at), '[]') from stand_request where lower(email) = lower($1)) as "standRequests",
      (select coalesce(json_agg(json_build_object('subject', subject, 'createTime', created_at) order by created_at), '[]') from mail where lower(recipient) = lower($1)) as mails`,
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
      const [userInfo, subscriptions, sessions, [rest], { email, confirmed }] = await Promise.all([
        userInfoOf(db, accountId),
        subscriptionsOf(db, accountId),
        db.rows<SessionRow>(sessionsOf, [accountId]),
        db.rows<object>(restOf, [accountId]),
        buyerOf(db, accountId),
      ]);
      const [written] = confirmed
        ? await db.rows<object>(writtenOf, [email])
        : [{ messages: [], standRequests: [], mails: [] }];
      const [registrations] = await db.rows<object>(registrationsOf, [accountId, confirmed ? email : null]);
      return {
        userInfo,
        subscriptions,
        sessions: sessions.map(formatSession),
        ...rest,
        ...written,
        ...registrations,
      };
    },
  });
}

/** Deletes the account and all personal data, such as sessions, follows, visits, registrations, and the person on badges. */
export function deleteAccount({ db }: Store): Operation {
  return buyerOperation({
    path: '/account/delete.json',
    request: z.object({ password: loginPasswordRule }),
    async handle({ password }, { accountId }) {
      const proven = await provePassword(db, accountId, password);
      await db.transaction(async (transaction) => {
        await lockProven(transaction, proven);
        await remove(transaction, accountId, proven.confirmed ? proven.email : undefined);
        await forgetDevices(transaction, proven.email);
      });
      return {};
    },
  });
}

const removals = {
  mails: { name: 'remove mails', text: 'delete from mail where lower(recipient) = lower($1)' },
  messages: { name: 'remove messages', text: 'delete from ticket where lower(email) = lower($1)' },
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
        or answer->>'claimId' in (select id::text from prize_claim where buyer_id = $1)`,
  },
  links: { name: 'remove links', text: 'delete from buyer_link where buyer_id = $1' },
  providers: { name: 'remove providers', text: 'delete from oauth_identity where buyer_id = $1' },
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
  await db.rows(removals.buyer, [buyerId]);
}
