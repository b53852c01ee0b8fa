import type { VerificationChannel } from '@fairgate/schema/constants';
import { signAgain } from '../../badges/renew.ts';
import type { Transaction } from '../../db/database.ts';
import type { Call } from '../../wire/call.ts';
import type { Registration } from './attendance.ts';

const owner = {
  name: 'owner of registration',
  text: `
    select r.buyer_id = $2
      or exists (select from buyer b where b.id = $2 and b.email_confirmed_at is not null and lower(b.email) = lower(r.email)) as "isBuyer",
      exists (select from badge g where g.exhibition_id = r.exhibition_id and g.number = r.badge_no and g.link = $3) as "hasLink"
    from registration r where r.id = $1`,
};

type Proof = {
  /** The channels that codes have proven now. */
  readonly verified: readonly VerificationChannel[];
  /** The secret of a badge's link. */
  readonly badgeLink?: string | null | undefined;
};

/**
 * Whether a registration is the caller's: made by their account or with its confirmed email, or with an email that a
 * code has proven, or they have the link of its badge. Whoever knows only the email has no claim to it.
 */
export async function isOwn(
  db: Transaction,
  { id }: Registration,
  { holder }: Pick<Call, 'holder'>,
  { verified, badgeLink }: Proof,
): Promise<boolean> {
  if (verified.includes('email')) return true;
  const buyerId = holder?.kind === 'buyer' ? holder.accountId : null;
  type Row = { isBuyer: boolean | null; hasLink: boolean | null };
  const [row] = await db.rows<Row>(owner, [id, buyerId, badgeLink ?? null]);
  return row?.isBuyer === true || row?.hasLink === true;
}

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
    select r.exhibition_id as "exhibitionId", r.badge_no as number, g.name, g.company
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

/**
 * Stores what the owner has corrected, and signs the badge again, with its number, if its name or company changes. The
 * code of a revoked badge stays as it is.
 */
export async function changeRegistration(
  db: Transaction,
  { id }: Registration,
  answers: Answers,
  { language, verified }: Pick<Call, 'language'> & Pick<Proof, 'verified'>,
): Promise<void> {
  type Row = { exhibitionId: number; number: string; name: string; company: string };
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
}
