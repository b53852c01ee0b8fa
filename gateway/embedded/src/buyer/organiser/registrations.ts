import {
  registrationStates,
  type VerificationChannel,
  verificationChannels,
} from '@fairgate/schema/constants';
import type { LanguageCode } from '@fairgate/schema/locales';
import { z } from 'zod';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { toId } from '../../wire/form.ts';
import type { Call } from '../../wire/call.ts';
import type { Operation } from '../../wire/operation.ts';
import { isVipGuest } from '../registration/vip-guest.ts';
import { organiserOperation } from '../staff/staff-operation.ts';
import { listQuery, listStatements, ofExhibition, readPage } from './own-list.ts';

const daysMost = 366;

export type RegistrationRow = {
  id: number;
  exhibition_id: number;
  badge_no: string;
  email: string;
  contact_name: string;
  company_name: string;
  company_website: string | null;
  country_id: string;
  dialing_code: string | null;
  mobile: string | null;
  job_title: string | null;
  business_types: string[];
  purposes: string[];
  tag_codes: string[];
  /** Of the tags, at both levels (§3). */
  category_ids: number[];
  product_name: string;
  industry: string | null;
  channel: string;
  source: number;
  tracking_source: string | null;
  ad_click_id: string | null;
  related_exhibition_id: number | null;
  recommend_site: string | null;
  sibling_exhibition_id: number | null;
  hidden_exhibition_id: number | null;
  shares_email: boolean;
  lang: LanguageCode;
  verified: VerificationChannel[];
  is_vip: boolean;
  created_at: Date;
  revoked_at: Date | null;
  revoke_reason: string | null;
  checked_in_at: Date | null;
};

/** Registrations with their exhibitions, badges and check-ins. */
const tables = `registration r join exhibition e on e.id = r.exhibition_id
    left join badge b on b.exhibition_id = r.exhibition_id and b.number = r.badge_no
    cross join lateral (
      select min(scanned_at) as first_at from check_in c
      where c.exhibition_id = r.exhibition_id and c.badge_no = coalesce(b.first_number, r.badge_no)
    ) i`;
/** Those of an exhibition ($1) of an organiser ($2). */
const ofOrganiser = `${tables} where r.exhibition_id = $1 and e.organiser_id = $2`;
const columns = `
  r.id, r.exhibition_id, r.badge_no, r.email, r.contact_name, r.company_name, r.company_website, r.country_id, r.dialing_code, r.mobile,
  r.job_title, r.business_types, r.purposes, r.tag_codes, r.product_name, r.industry, e.channel, r.source, r.tracking_source, r.ad_click_id,
  r.related_exhibition_id, r.recommend_site, r.sibling_exhibition_id, r.hidden_exhibition_id, r.shares_email, r.lang, r.created_at,
  array(
    select c.id from category c
    where c.id in (select unnest(array[l.id, l.parent_id]) from tag t join category l on l.id = t.category_id where t.code = any(r.tag_codes))
    order by c.parent_id nulls first, c.position, c.id
  ) as category_ids,
  r.verified, ${isVipGuest} as is_vip, b.revoked_at, b.revoke_reason, i.first_at as checked_in_at`;
const hasWords = `concat_ws(' ', r.contact_name, r.company_name, r.email, r.badge_no) ilike all($3::text[])`;
// A badge that was checked in may be revoked later.
const hasState = `
    ($4::text is null or case $4 when 'checked-in' then i.first_at is not null when 'revoked' then b.revoked_at is not null else b.revoked_at is null end)`;
const fits = `${hasWords} and ${hasState} and ($5::boolean is null or ${isVipGuest} = $5) and ($6::text is null or $6 = any(r.verified))`;

const list = listStatements({
  name: 'registrations',
  columns,
  rows: `${ofOrganiser} and ${fits}`,
  id: 'r.id',
  filters: 3,
});
const one = {
  name: 'registration of organiser',
  text: `select ${columns} from ${tables} where r.id = $1 and e.organiser_id = $2`,
};
const lock = { name: 'lock registration', text: 'select from registration where id = $1 for update' };
const days = {
  name: 'registrations by day',
  text: `
    select to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count
    from ${ofOrganiser} group by 1 order by 1 desc limit ${daysMost}`,
};
const all = { name: 'all registrations', text: `select ${columns} from ${ofOrganiser} order by r.id` };

/** A registration. With 'lock' its badge cannot change meanwhile. Throws ErrorAnswer 404 if it is not for the organiser. */
export async function ownRegistration(
  db: Transaction,
  registrationId: string,
  organiserId: number,
  mode: 'read' | 'lock' = 'read',
): Promise<RegistrationRow> {
  const id = toId(registrationId) ?? 0;
  if (mode === 'lock') await db.rows(lock, [id]);
  const [row] = await db.rows<RegistrationRow>(one, [id, organiserId]);
  if (!row) throw new ErrorAnswer(failureCodes.notFound, 'the organiser has no such registration');
  return row;
}

const query = listQuery.extend({
  state: z.enum(registrationStates).optional(),
  isVip: z.literal([0, 1]).optional(),
  verified: z.enum(verificationChannels).optional(),
});

/** An organiser's registrations, the newest first; none for another organiser's exhibition. */
export function organiserRegistrations(store: Store): Operation {
  const { db } = store;
  return organiserOperation({
    name: 'getOrganiserRegistrationList',
    request: query,
    async handle(wanted, { accountId }, call) {
      const format = await registrationFormat(store, call);
      const { state, isVip, verified } = wanted;
      const filters = [state ?? null, isVip === undefined ? null : isVip === 1, verified ?? null];
      const { rows, ...page } = await readPage<RegistrationRow>(db, list, wanted, accountId, filters);
      return { ...page, list: rows.map(format) };
    },
  });
}

/** The number of registrations by day (UTC), the last day first. */
export function organiserRegistrationDays({ db }: Store): Operation {
  return organiserOperation({
    name: 'getOrganiserRegistrationDays',
    request: ofExhibition,
    handle: ({ exhibitionId }, { accountId }) => db.rows(days, [toId(exhibitionId) ?? 0, accountId]),
  });
}

/** All registrations of an exhibition of an organiser, in the order in which they came. */
export const allRegistrations = (db: Transaction, exhibitionId: number, organiserId: number) =>
  db.rows<RegistrationRow>(all, [exhibitionId, organiserId]);

/**
 * A registration as its organiser sees it, in the caller's language. Loads the language before a transaction: PGlite has one
 * connection.
 */
export async function registrationFormat(
  { phraseCache }: Pick<Store, 'phraseCache'>,
  { language }: Pick<Call, 'language'>,
): Promise<(row: RegistrationRow) => object> {
  const phrases = await phraseCache.phrasesIn(language);
  return (row) => ({
    registrationId: String(row.id),
    badgeNo: row.badge_no,
    email: row.email,
    contactName: row.contact_name,
    companyName: row.company_name,
    companyWebsite: row.company_website,
    countryId: row.country_id,
    dialingCode: row.dialing_code,
    mobile: row.mobile,
    jobTitle: row.job_title,
    businessTypes: row.business_types,
    purposes: row.purposes,
    tags: row.tag_codes.map((code) => ({ code, name: phrases.textOf('tag', code) })),
    categories: row.category_ids.map((id) => ({
      id: String(id),
      name: phrases.textOf('category', String(id)),
    })),
    productName: row.product_name,
    industry: row.industry,
    channelType: row.channel,
    source: row.source,
    trackingSource: row.tracking_source,
    adClickId: row.ad_click_id,
    relatedExhibitionId: textOrNull(row.related_exhibition_id),
    recommendSite: row.recommend_site,
    siblingExhibitionId: textOrNull(row.sibling_exhibition_id),
    hiddenExhibitionId: textOrNull(row.hidden_exhibition_id),
    sharesEmail: row.shares_email,
    lang: row.lang,
    createTime: row.created_at.toISOString(),
    revokeTime: row.revoked_at?.toISOString() ?? null,
    revokeReason: row.revoke_reason,
    checkInTime: row.checked_in_at?.toISOString() ?? null,
    isVip: row.is_vip ? 1 : 0,
    verified: row.verified,
  });
}

const textOrNull = (id: number | null) => (id === null ? null : String(id));
