import type { RfqAnswer } from '@fairgate/schema/constants';
import { z } from 'zod';
import { keysetStatements, pageRange, readRange } from '../../db/keyset.ts';
import { numberOfRfq, takesQuotations } from '../../rfq/rfq-row.ts';
import type { Store } from '../../store.ts';
import type { Operation } from '../../wire/operation.ts';
import { operatorOperation } from '../staff/staff-operation.ts';

const hoursAtMost = 24 * 365;
const suppliersAtMost = 100;

const hasQuoted =
  'exists (select from quotation q where q.rfq_id = s.rfq_id and q.supplier_id = s.supplier_id)';
const hasWritten = `exists (select from conversation_message m where m.conversation_id = s.conversation_id and m.author = 'supplier')`;
/** What a supplier last did, by weight: who has quoted and then declined has declined. */
const answer = `case when s.declined_at is not null then 'declined' when ${hasQuoted} then 'quoted' when ${hasWritten} then 'wrote'
  when s.seen_at is not null then 'seen' else 'waiting' end`;
const suppliers = `
  (select coalesce(json_agg(a order by a.is_chosen desc, a.supplier_id), '[]') from (
    select s.supplier_id, s.is_chosen, ${answer} as answer,
      (select count(*)::int from supplier_account c where c.supplier_id = s.supplier_id and c.disabled_at is null) as accounts
    from rfq_supplier s where s.rfq_id = r.id order by s.is_chosen desc, s.supplier_id limit ${suppliersAtMost}) a)`;

// One that a chosen supplier leaves without an answer, or in which nobody takes part.
const list = keysetStatements({
  name: 'unanswered rfqs',
  columns: `r.id, r.product_name, r.category_id, r.country_id, r.created_at, ${suppliers} as suppliers`,
  rows: `rfq r where r.buyer_id is not null and ${takesQuotations} and r.created_at <= now() - $1::int * interval '1 hour' and (
    not exists (select from rfq_supplier s where s.rfq_id = r.id)
    or exists (select from rfq_supplier s where s.rfq_id = r.id and s.is_chosen and ${answer} in ('seen', 'waiting')))`,
  id: 'r.id',
  parameters: 1,
});

type Row = {
  readonly id: number;
  readonly product_name: string;
  readonly category_id: number | null;
  readonly country_id: string | null;
  readonly created_at: Date;
  readonly suppliers: readonly {
    readonly supplier_id: number;
    readonly is_chosen: boolean;
    readonly answer: RfqAnswer;
    readonly accounts: number;
  }[];
};

/** RFQs that wait for a supplier for some hours, the newest first. Without the contact of the buyer. */
export function getUnansweredRfqList({ db }: Store): Operation {
  return operatorOperation({
    name: 'getUnansweredRfqList',
    request: z.object({ ...pageRange, hours: z.int().min(1).max(hoursAtMost) }),
    async handle({ hours, ...wanted }) {
      const { rows, ...page } = await readRange<Row>(db, list, wanted, [hours]);
      return { ...page, list: rows.map(format) };
    },
  });
}

const format = (row: Row) => ({
  rfqId: String(row.id),
  rfqNo: numberOfRfq(row.id),
  productName: row.product_name,
  categoryId: row.category_id === null ? null : String(row.category_id),
  countryId: row.country_id,
  createTime: row.created_at.toISOString(),
  suppliers: row.suppliers.map((one) => ({
    supplierId: String(one.supplier_id),
    chosen: one.is_chosen,
    answer: one.answer,
    accountNum: one.accounts,
  })),
});
