import { z } from 'zod';
import { todayAt } from '../../db/today.ts';
import type { Transaction } from '../../db/database.ts';
import type { Store } from '../../store.ts';
import { blade } from '../../wire/blade.ts';
import { idText, toId } from '../../wire/form.ts';
import { operation, type Operation } from '../../wire/operation.ts';
import type { CardContent } from './card-content.ts';

/** A supplier's card: the company, and at an exhibition its stand and contact person. */
export type SupplierCard = CardContent & {
  readonly supplierId: string;
  readonly exhibitionId: string | null;
  readonly hallNo: string | null;
  readonly standNo: string | null;
};

// Without an exhibition: the open one, else the next, else the last of those with a stand.
const find = {
  name: 'supplier card',
  text: `
    select s.id::text as "supplierId", c.name, s.name as company, c.job_title as "jobTitle", c.email, c.phone,
      s.country_id as "countryId", null as website,
      x.exhibition_id::text as "exhibitionId", x.hall as "hallNo", x.stand as "standNo"
    from supplier s
    left join lateral (
      select x.* from exhibitor x join exhibition e on e.id = x.exhibition_id
      where e.published and x.supplier_id = s.id and ($2::int is null or x.exhibition_id = $2)
      order by ${todayAt('e')} > e.closes_on, abs(e.opens_on - ${todayAt('e')}), x.exhibition_id, x.number limit 1
    ) x on true
    left join exhibitor_contact c on c.exhibition_id = x.exhibition_id and c.number = x.number
    where s.id = $1`,
};

/** With the contact's email and phone, which only those get who asked; undefined for an unknown supplier. */
export async function wholeSupplierCard(
  db: Transaction,
  supplierId: number | undefined,
  exhibitionId: number | undefined,
): Promise<SupplierCard | undefined> {
  return (await db.rows<SupplierCard>(find, [supplierId ?? 0, exhibitionId ?? null]))[0];
}

/** What everybody may see. */
export async function publicSupplierCard(
  ...args: Parameters<typeof wholeSupplierCard>
): Promise<SupplierCard | undefined> {
  const card = await wholeSupplierCard(...args);
  return card && { ...card, email: null, phone: null };
}

/** §2.5 `/expo/supplier/view/{cdpId}`: null for an unknown supplier. */
export function supplierCard({ db }: Store): Operation {
  return operation({
    name: 'getSupplierCard',
    path: '/card/getSupplierCard.json',
    dialect: blade,
    request: z.object({ supplierId: idText, exhibitionId: idText.nullish() }),
    handle: async ({ supplierId, exhibitionId }) =>
      (await publicSupplierCard(db, toId(supplierId), toId(exhibitionId ?? ''))) ?? null,
  });
}
