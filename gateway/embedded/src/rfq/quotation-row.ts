import type { QuotationState } from '@fairgate/schema/constants';
import type { Transaction } from '../db/database.ts';
import { attachmentsJson, type WireAttachment } from '../files/attach.ts';
import { formatUnit } from '../texts/measure.ts';
import type { Phrases } from '../texts/phrases.ts';
import { decimal } from '../wire/form.ts';

export type QuotationRow = {
  readonly id: number;
  readonly rfq_id: number;
  readonly supplier_id: number;
  readonly conversation_id: number;
  readonly version: number;
  readonly state: QuotationState;
  readonly product_id: number | null;
  readonly variant_id: number | null;
  readonly currency: string;
  readonly unit: string;
  readonly minimum_order: number;
  readonly shipment_term: string;
  readonly port: string | null;
  readonly payment_term: string | null;
  readonly lead_days_from: number;
  readonly lead_days_to: number;
  readonly sample_cost: string | null;
  readonly tooling_cost: string | null;
  readonly valid_until: string;
  readonly is_expired: boolean;
  readonly note: string;
  readonly decline_reason: string | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
  /** The order that was placed from it and goes on. */
  readonly order_id: number | null;
  readonly tiers: readonly { readonly quantityFrom: number; readonly price: string }[];
  readonly attachments: readonly WireAttachment[];
};

const columns = `
  q.id, q.rfq_id, q.supplier_id, s.conversation_id, q.version, q.state, q.product_id, q.variant_id, q.currency, q.unit, q.minimum_order, q.shipment_term,
  q.port, q.payment_term, q.lead_days_from, q.lead_days_to, q.sample_cost, q.tooling_cost, q.valid_until, q.valid_until < current_date as is_expired,
  q.note, q.decline_reason, q.created_at, q.decided_at,
  (select o.id from trade_order o where o.quotation_id = q.id and o.state not in ('refused', 'cancelled')) as order_id,
  (select json_agg(json_build_object('quantityFrom', t.quantity_from, 'price', t.price::text) order by t.quantity_from)
    from quotation_tier t where t.quotation_id = q.id) as tiers,
  ${attachmentsJson('quotation_file', 'quotation_id', 'q.id')} as attachments`;
const from = 'quotation q join rfq_supplier s on s.rfq_id = q.rfq_id and s.supplier_id = q.supplier_id';

const ofRfqs = {
  name: 'quotations of rfqs',
  text: `select ${columns} from ${from} where q.rfq_id = any($1::int[]) and ($2::int is null or q.supplier_id = $2) order by q.rfq_id, q.supplier_id, q.version desc`,
};
const byId = { name: 'quotation by id', text: `select ${columns} from ${from} where q.id = $1` };

/** All versions of the quotations of RFQs, newest first for each supplier; of one supplier only if it is given. */
export const quotationsOf = (
  db: Transaction,
  rfqIds: readonly number[],
  supplierId: number | null = null,
): Promise<QuotationRow[]> => db.rows<QuotationRow>(ofRfqs, [rfqIds, supplierId]);

export async function quotationById(db: Transaction, id: number): Promise<QuotationRow> {
  const [row] = await db.rows<QuotationRow>(byId, [id]);
  if (!row) throw new Error('a quotation is gone');
  return row;
}

const numberOfQuotation = (id: number): string => `Q-${id}`;

const idOrNull = (id: number | null): string | null => (id === null ? null : String(id));
const cost = (amount: string | null): string | null => (amount === null ? null : decimal(amount));

export function formatQuotation(row: QuotationRow, phrases: Phrases): object {
  return {
    quotationId: String(row.id),
    quotationNo: numberOfQuotation(row.id),
    rfqId: String(row.rfq_id),
    supplierId: String(row.supplier_id),
    conversationId: String(row.conversation_id),
    version: row.version,
    state: row.state,
    expired: row.is_expired,
    goodsSpuId: idOrNull(row.product_id),
    variantId: idOrNull(row.variant_id),
    currency: row.currency,
    unit: formatUnit(phrases, row.unit),
    ladder: row.tiers.map(({ quantityFrom, price }) => ({ from: quantityFrom, price: decimal(price) })),
    minOrder: row.minimum_order,
    shipmentTerm: {
      code: row.shipment_term,
      name: phrases.textOf('terms', `shipment:${row.shipment_term}`),
    },
    port: row.port,
    paymentTerm:
      row.payment_term === null
        ? null
        : { code: row.payment_term, name: phrases.textOf('terms', `payment:${row.payment_term}`) },
    leadDaysMin: row.lead_days_from,
    leadDaysMax: row.lead_days_to,
    sampleCost: cost(row.sample_cost),
    toolingCost: cost(row.tooling_cost),
    validUntil: row.valid_until,
    note: row.note,
    declineReason: row.decline_reason,
    createTime: row.created_at.toISOString(),
    decideTime: row.decided_at?.toISOString() ?? null,
    orderId: idOrNull(row.order_id),
    attachments: row.attachments,
  };
}
