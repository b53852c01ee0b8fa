import { businessTypes, jobTitles } from '@fairgate/schema/constants';
import { keywordRule } from '@fairgate/schema/rules/text';
import { isWebsite } from '@fairgate/schema/rules/website';
import { z } from 'zod';
import { nullish } from 'zod/mini';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import type { Operation } from '../../wire/operation.ts';
import { buyerOperation } from '../buyer-operation.ts';

/** An empty value clears the field; a missing one keeps it. */
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((value) => value || null)
    .nullish();
const choice = (codes: readonly string[]) =>
  z.preprocess((value) => (value === '' ? null : value), z.enum(codes).nullish());

const request = z.object({
  contactName: text(100),
  companyName: text(200),
  companyWebsite: text(200).refine((value) => !value || isWebsite(value)),
  countryId: z.preprocess(
    (value) => (value === '' ? null : value),
    z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullish(),
  ),
  dialingCode: z.preprocess(
    (value) => (value === '' ? null : value),
    z
      .string()
      .regex(/^\+?[1-9]\d{0,6}$/)
      .nullish(),
  ),
  mobile: z.preprocess(
    (value) => (value === '' ? null : value),
    z
      .string()
      .trim()
      .regex(/^[\d\s().-]{4,24}$/)
      .nullish(),
  ),
  businessType: choice(businessTypes),
  jobTitle: choice([...jobTitles, 'design-department']),
  productName: z.preprocess((value) => (value === '' ? null : value), nullish(keywordRule)),
});

export type PurchaseInfo = { readonly [Name in keyof z.output<typeof request>]-?: string | null };

const columns = {
  contactName: 'contact_name',
  companyName: 'company_name',
  companyWebsite: 'company_website',
  countryId: 'country_id',
  dialingCode: 'dialing_code',
  mobile: 'mobile',
  businessType: 'business_type',
  jobTitle: 'job_title',
  productName: 'product_name',
} as const satisfies Record<keyof PurchaseInfo, string>;
const names = Object.keys(columns) as (keyof PurchaseInfo)[];

const find = {
  name: 'purchase info',
  text: `select ${names.map((name) => `${columns[name]} as "${name}"`).join(', ')} from purchase_info where buyer_id = $1`,
};
// $2 has only the given names: a missing name keeps its value, a null removes it.
const set = {
  name: 'set purchase info',
  text: `
    insert into purchase_info as p (buyer_id, ${Object.values(columns).join(', ')})
    values ($1, ${names.map((name) => `$2::jsonb ->> '${name}'`).join(', ')})
    on conflict (buyer_id) do update set ${names.map((name) => `${columns[name]} = case when $2::jsonb ? '${name}' then excluded.${columns[name]} else p.${columns[name]} end`).join(', ')}`,
};

/** §3 Purchase info; all null until it is set. */
export async function purchaseInfoOf(db: Transaction, buyerId: number): Promise<PurchaseInfo> {
  const [row] = await db.rows<PurchaseInfo>(find, [buyerId]);
  return row ?? (Object.fromEntries(names.map((name) => [name, null])) as PurchaseInfo);
}

export function completePurchaseInfo({ db }: Store): Operation {
  return buyerOperation({
    path: '/account/completePurchaseInfo.json',
    request,
    async handle(info, { accountId }) {
      // JSON omits undefined.
      await db.rows(set, [accountId, JSON.stringify(info)]);
      return purchaseInfoOf(db, accountId);
    },
  });
}

export function getPurchaseInfo({ db }: Store): Operation {
  return buyerOperation({
    path: '/account/getPurchaseInfo.json',
    request: z.object({}),
    handle: (_, { accountId }) => purchaseInfoOf(db, accountId),
  });
}
