import { randomUUID } from 'node:crypto';
import type { VerificationChannel } from '@fairgate/schema/constants';
import { registrationInput } from '@fairgate/schema/rules/registration';
import { z } from 'zod';
import { _default } from 'zod/mini';
import { countAttempt } from '../../accounts/attempts.ts';
import { callerFields } from '../../accounts/caller.ts';
import { disposableMailbox } from '../../accounts/failures.ts';
import { mailboxKindOf } from '../../accounts/mailboxes.ts';
import { issueBadge } from '../../badges/issue.ts';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import { blade } from '../../wire/blade.ts';
import type { Call } from '../../wire/call.ts';
import { toId } from '../../wire/form.ts';
import { operation, type Operation } from '../../wire/operation.ts';
import { writeOnce } from '../../write-once.ts';
import type { ExhibitionRow } from '../exhibitions.ts';
import {
  formatRegistration,
  exhibitionToRegisterFor,
  type Registration,
  registrationOf,
} from './attendance.ts';
import { writeBadgeMail } from './badge-mail.ts';
import { changeRegistration, claimTo } from './own-change.ts';
import { phoneOf } from './phone.ts';
import { type Address, provenAmong } from './verification-codes.ts';

const { idempotencyKey: _, countryCode, verificationIds, ...fields } = registrationInput.shape;
const request = z.object({
  ...fields,
  countryId: countryCode,
  websiteId: z.string().min(1).max(20),
  // Other clients may not know it.
  verifyIds: _default(verificationIds, []),
});
type Payload = z.output<typeof request>;

/**
 * §7.3 offline/preRegistration: registers a person for an exhibition, once for each email, and mails the badge. For an
 * email that is registered already, its owner (own-change.ts) corrects the registration and gets the badge; from others it takes
 * nothing, and they learn nothing: the badge is mailed to the email again.
 */
export function preRegistration({ db, post, phraseCache, registrationsPerAddress }: Store): Operation {
  const name = 'preRegistration';
  return operation({
    name,
    path: '/offline/preRegistration.json',
    dialect: blade,
    request: request.extend({ ip: callerFields.ip }),
    async handle({ ip, ...payload }, call) {
      if ((await mailboxKindOf(payload.email)) === 'disposable') throw disposableMailbox();
      const { language } = call;
      // Before the transaction: PGlite has one connection.
      const phrases = await phraseCache.phrasesWithEnglish(language);
      const answer = await writeOnce(db, call, { operation: name, payload }, async (transaction) => {
        const { visitorId: visitor } = call.tracking;
        const subject = { account: payload.email, visitor, ip };
        await countAttempt(transaction, 'preRegister', subject, registrationsPerAddress);
        const exhibition = await exhibitionToRegisterFor(transaction, payload.exhibitionId);
        const verified = await provenAmong(transaction, payload.verifyIds, addressesOf(payload));
        const { registration, isNew } = await register(
          transaction,
          exhibition,
          { ...payload, verified },
          call,
        );
        const proof = { verified, badgeLink: payload.badgeLink };
        const claim = isNew ? undefined : await claimTo(transaction, registration, call, proof);
        const link = claim
          ? await changeRegistration(transaction, registration, payload, { ...call, verified, claim })
          : registration.link;
        const current = { ...registration, link };
        const about = claim ? 'change' : 'registration';
        await writeBadgeMail(transaction, post, exhibition, current, { language, phrases }, about);
        return isNew || claim
          ? formatRegistration(current)
          : { id: null, badgeNo: null, link: null, email: payload.email };
      });
      post.deliver();
      return answer;
    },
  });
}

const insert = {
  name: 'add registration',
  text: `
    insert into registration (exhibition_id, badge_no, email, contact_name, company_name, company_website, country_id, dialing_code,
      mobile, job_title, business_types, purposes, tag_codes, product_name, industry, source, tracking_source, ad_click_id,
      related_exhibition_id, site_id, lang, page_url, visitor_id, buyer_id, shares_email, verified, recommend_site,
      sibling_exhibition_id, hidden_exhibition_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::text[], $12::text[], $13::text[], $14, $15, $16, $17, $18, $19, $20, $21,
      $22, $23, $24, $25, $26::text[], $27, $28, $29)
    on conflict (exhibition_id, lower(email)) do nothing returning id`,
};
const number = {
  name: 'number registration',
  text: 'update registration set badge_no = $2 where id = $1',
};

function addressesOf({ email, dialingCode, mobile }: Payload): Address[] {
  const phone = dialingCode && mobile ? phoneOf(dialingCode, mobile) : undefined;
  return [
    { channel: 'email', address: email },
    ...(phone === undefined
      ? []
      : (['mobile', 'whatsapp'] as const).map((channel) => ({ channel, address: phone }))),
  ];
}

/** An address may name an exhibition that no database can have. */
const exhibitionOrNull = (id: string | null | undefined) => toId(id ?? '') ?? null;

/** Waits for another transaction that registers the same email. */
async function register(
  db: Transaction,
  exhibition: ExhibitionRow,
  payload: Payload & { readonly verified: readonly VerificationChannel[] },
  { language, tracking, holder }: Call,
): Promise<{ registration: Registration; isNew: boolean }> {
  const { email, contactName, companyName } = payload;
  const buyerId = holder?.kind === 'buyer' ? holder.accountId : null;
  const [added] = await db.rows<{ id: number }>(insert, [
    exhibition.id,
    // Until the badge has its number.
    randomUUID(),
    email,
    contactName,
    companyName,
    payload.companyWebsite ?? null,
    payload.countryId,
    payload.dialingCode ?? null,
    payload.mobile ?? null,
    payload.jobTitle ?? null,
    payload.businessTypes,
    payload.purposes,
    payload.tagCodes,
    payload.productName,
    payload.industry ?? null,
    payload.source,
    payload.trackingSource ?? null,
    payload.adClickId ?? null,
    exhibitionOrNull(payload.relatedExhibitionId),
    payload.websiteId,
    language,
    tracking.pageUrl,
    tracking.visitorId,
    buyerId,
    payload.sharesEmail,
    payload.verified,
    payload.recommendSite ?? null,
    exhibitionOrNull(payload.siblingExhibitionId),
    exhibitionOrNull(payload.hiddenExhibitionId),
  ]);
  if (added) {
    const badge = await issueBadge(db, {
      exhibitionId: exhibition.id,
      kind: 'visitor',
      name: contactName,
      company: companyName,
      email,
      buyerId,
    });
    await db.rows(number, [added.id, badge.number]);
    return {
      registration: { id: added.id, badge_no: badge.number, email, link: badge.link },
      isNew: true,
    };
  }
  const known = await registrationOf(db, exhibition.id, email);
  if (!known) throw new Error('the registration of an email is gone');
  return { registration: known, isNew: false };
}
