import type { VerificationChannel } from '@fairgate/schema/constants';
import { newToken } from '../../accounts/token.ts';
import { signAgain } from '../../badges/renew.ts';
import type { Transaction } from '../../db/database.ts';
import type { Call } from '../../wire/call.ts';
import type { Registration } from './attendance.ts';

const owner = {
  name: 'owner of registration',
  text: `
    select r.buyer_id = $2 as "hasMade",
      exists (select from buyer b where b.id = $2 and b.email_confirmed_at is not null and lower(b.email) = lower(r.email)) as "hasMailbox",
      exists (
        select from badge g
        where g.exhibition_id = r.exhibition_id and g.number = r.badge_no and g.link = $3 and g.revoked_at is null) as "hasLink"
    from registration r where r.id = $1`,
};

type Proof = {
  /** The channels that codes have proven now. */
  readonly verified: readonly VerificationChannel[];
  /** The secret of a badge's link. */
  readonly badgeLink?: string | null | undefined;
};

/**
 * What makes a registration the caller's. mailbox: its email is the confirmed one of their account, or a code has proven it.
 * maker: their account made it, or they have the link of its valid badge. undefined: the caller knows no more than the
 * email.
 */
export async function claimTo(
  db: Transaction,
  { id }: Registration,
  { holder }: Pick<Call, 'holder'>,
  { verified, badgeLink }: Proof,
): Promise<'mailbox' | 'maker' | undefined> {
  if (verified.includes('email')) return 'mailbox';
  type Row = { hasMade: boolean | null; hasMailbox: boolean; hasLink: boolean };
  const [row] = await db.rows<Row>(owner, [id, buyerOf(holder), badgeLink ?? null]);
  if (row?.hasMailbox) return 'mailbox';
  return row?.hasMade === true || row?.hasLink === true ? 'maker' : undefined;
}

const buyerOf = (holder: Call['holder']) => (holder?.kind === 'buyer' ? holder.accountId : null);

/** What the owner may change: all that a person writes. Where the first registration came from stays. */
export type Answers = {
  readonly contactName: string;
  readonly companyName: string;
  readonly companyWebsite?: string | null | undefined;
  readonly countryId: string;
  readonly dialingCode?: string | null | undefined;
  readonly mobile?: string | null | undefined;
  readonly jobTitle?: string | null | undefined;
  readonly businessTypes: readonly string[];
  readonly purposes: readonly string[];
  readonly tagCodes: readonly string[];
  readonly productName: string;
  readonly industry?: string | null | undefined;
  readonly sharesEmail: boolean;
};

const find = {
  name: 'registration to change',
  text: `
    select r.exhibition_id as "exhibitionId", r.badge_no as number, g.name, g.company, g.link, r.buyer_id as "buyerId",
      'email' = any(r.verified) as "isProven"
    from registration r join badge g on g.exhibition_id = r.exhibition_id and g.number = r.badge_no
    where r.id = $1 for update of r`,
};
// A proof of a number that is no longer there goes with it.
const change = {
  name: 'change registration',
  text: `
    update registration set contact_name = $2, company_name = $3, company_website = $4, country_id = $5, dialing_code = $6, mobile = $7,
      job_title = $8, business_types = $9::text[], purposes = $10::text[], tag_codes = $11::text[], product_name = $12, industry = $13,
      shares_email = $14, lang = $15, verified = array(
        select distinct channel from unnest(verified || $16::text[]) channel
        where channel = 'email' or channel = any($16::text[])
          or (dialing_code is not distinct from $6 and mobile is not distinct from $7)
        order by channel)
    where id = $1`,
};

// The person who typed the email first, and has the first link, may be a stranger.
const handOver = {
  name: 'hand over registration',
  text: `
    with given as (update registration set buyer_id = $2 where id = $1 returning exhibition_id, badge_no)
    update badge g set link = $3 from given where g.exhibition_id = given.exhibition_id and g.number = given.badge_no`,
};

/**
 * Stores what the owner has corrected, and signs the badge again, with its number, if its name or company changes. The
 * code of a revoked badge stays as it is. With the first proof of the mailbox the registration becomes the prover's, and
 * the badge gets another link. Resolves to the badge's link.
 */
export async function changeRegistration(
  db: Transaction,
  { id }: Registration,
  answers: Answers,
  {
    language,
    holder,
    verified,
    claim,
  }: Pick<Call, 'language' | 'holder'> & Pick<Proof, 'verified'> & { readonly claim: 'mailbox' | 'maker' },
): Promise<string> {
  type Row = {
    exhibitionId: number;
    number: string;
    name: string;
    company: string;
    link: string;
    buyerId: number | null;
    isProven: boolean;
  };
  const [badge] = await db.rows<Row>(find, [id]);
  if (!badge) throw new Error('a registration has no badge');
  const { contactName: name, companyName: company } = answers;
  await db.rows(change, [
    id,
    name,
    company,
    answers.companyWebsite ?? null,
    answers.countryId,
    answers.dialingCode ?? null,
    answers.mobile ?? null,
    answers.jobTitle ?? null,
    answers.businessTypes,
    answers.purposes,
    answers.tagCodes,
    answers.productName,
    answers.industry ?? null,
    answers.sharesEmail,
    language,
    verified,
  ]);
  if (badge.name !== name || badge.company !== company) await signAgain(db, badge, { name, company });
  const buyerId = buyerOf(holder);
  const isTheirs = badge.buyerId !== null && badge.buyerId === buyerId;
  if (claim !== 'mailbox' || badge.isProven || isTheirs) return badge.link;
  const link = newToken();
  await db.rows(handOver, [id, buyerId, link]);
  return link;
}
