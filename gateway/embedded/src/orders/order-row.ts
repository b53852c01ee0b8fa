import type { OrderState } from '@fairgate/schema/constants';
import { ofThousandths, thousandths } from '../buyer/cart/money.ts';
import type { Transaction } from '../db/database.ts';
import { formatUnit } from '../texts/measure.ts';
import type { Phrases } from '../texts/phrases.ts';
import type { Party } from '../conversations/party.ts';
import { decimal } from '../wire/form.ts';

export type OrderLineRow = {
  readonly product_id: number;
  readonly variant_id: number | null;
  readonly sku: string | null;
  readonly name: string;
  readonly english_name: string;
  readonly quantity: number;
  readonly unit: string;
  readonly price: string;
};

export type OrderRow = {
  readonly id: number;
  readonly buyer_id: number | null;
  readonly supplier_id: number;
  readonly quotation_id: number | null;
  readonly state: OrderState;
  readonly currency: string;
  readonly shipment_term: string | null;
  readonly port: string | null;
  readonly payment_term: string | null;
  readonly lead_days_from: number;
  readonly lead_days_to: number;
  readonly valid_until: string | null;
  /** Empty when the account was deleted. */
  readonly contact_name: string;
  readonly company_name: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly destination_id: string;
  readonly address: string;
  readonly needed_on: string | null;
  readonly from_stock: boolean;
  readonly reason: string | null;
  readonly carrier: string | null;
  readonly tracking_no: string | null;
  readonly created_at: Date;
  readonly confirmed_at: Date | null;
  readonly shipped_at: Date | null;
  readonly received_at: Date | null;
  readonly ended_at: Date | null;
  readonly lines: readonly OrderLineRow[];
};

const select = {
  name: 'orders',
  text: `
    select o.*,
      (select coalesce(json_agg(json_build_object('product_id', l.product_id, 'variant_id', l.variant_id, 'sku', l.sku, 'name', l.name,
        'english_name', l.english_name, 'quantity', l.quantity, 'unit', l.unit, 'price', l.price::text) order by l.position), '[]')
        from order_line l where l.order_id = o.id) as lines
    from trade_order o where o.id = any($1::int[]) and ($2::int is null or o.buyer_id = $2) and ($3::int is null or o.supplier_id = $3)`,
};

/** The party's orders of these ids, in their order. Others are left out. */
export async function findOrders(db: Transaction, party: Party, ids: readonly number[]): Promise<OrderRow[]> {
  if (party.kind === 'operator') return [];
  const rows = await db.rows<OrderRow>(select, [
    ids,
    party.kind === 'buyer' ? party.id : null,
    party.kind === 'supplier' ? party.id : null,
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How a person names an order. */
export const numberOfOrder = (id: number): string => `O-${id}`;

/** Whether both sides can have its proforma invoice. */
export const hasInvoice = ({ state }: OrderRow): boolean =>
  state === 'confirmed' || state === 'shipped' || state === 'received';

export const totalOf = ({ price, quantity }: OrderLineRow): bigint => thousandths(price) * BigInt(quantity);

const term = (phrases: Phrases, kind: 'shipment' | 'payment', code: string | null): object | null =>
  code === null ? null : { code, name: phrases.textOf('terms', `${kind}:${code}`) };
const timeOf = (at: Date | null): string | null => at?.toISOString() ?? null;
const idOrNull = (id: number | null): string | null => (id === null ? null : String(id));

export const formatOrder = (row: OrderRow, phrases: Phrases): object => ({
  orderId: String(row.id),
  orderNo: numberOfOrder(row.id),
  supplierId: String(row.supplier_id),
  quotationId: idOrNull(row.quotation_id),
  state: row.state,
  contact:
    row.contact_name === ''
      ? null
      : {
          contactName: row.contact_name,
          companyName: row.company_name,
          email: row.email,
          phone: row.phone,
        },
  currency: row.currency,
  amount: ofThousandths(row.lines.reduce((sum, line) => sum + totalOf(line), 0n)),
  shipmentTerm: term(phrases, 'shipment', row.shipment_term),
  port: row.port === null ? null : phrases.textOf('ports', row.port),
  paymentTerm: term(phrases, 'payment', row.payment_term),
  leadDaysMin: row.lead_days_from,
  leadDaysMax: row.lead_days_to,
  destinationId: row.destination_id,
  address: row.address,
  neededOn: row.needed_on,
  fromStock: row.from_stock,
  reason: row.reason,
  carrier: row.carrier,
  trackingNumber: row.tracking_no,
  invoice: hasInvoice(row),
  createTime: row.created_at.toISOString(),
  confirmTime: timeOf(row.confirmed_at),
  shipTime: timeOf(row.shipped_at),
  receiveTime: timeOf(row.received_at),
  endTime: timeOf(row.ended_at),
  goods: row.lines.map((line) => ({
    goodsSpuId: String(line.product_id),
    variantId: idOrNull(line.variant_id),
    sku: line.sku,
    goodsName: line.name,
    quantity: line.quantity,
    unit: formatUnit(phrases, line.unit),
    price: decimal(line.price),
    amount: ofThousandths(totalOf(line)),
  })),
});
