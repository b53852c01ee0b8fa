import type { RfqState } from '@fairgate/schema/constants';
import { attachmentsJson, type WireAttachment } from '../files/attach.ts';
import { decimal } from '../wire/form.ts';
import type { Phrases } from '../texts/phrases.ts';
import { formatUnit } from '../texts/measure.ts';

/** What a person needs to know of an RFQ, whoever reads it. */
export type RfqRow = {
  readonly id: number;
  readonly product_name: string;
  readonly category_id: number | null;
  readonly product_id: number | null;
  readonly variant_id: number | null;
  readonly quantity: number;
  readonly unit: string;
  readonly target_price: string | null;
  readonly currency: string;
  readonly shipment_term: string | null;
  readonly payment_term: string | null;
  readonly destination_id: string | null;
  readonly needed_on: string | null;
  readonly description: string;
  readonly is_open: boolean;
  readonly state: RfqState;
  readonly expires_on: string;
  readonly is_expired: boolean;
  readonly exhibition_id: number | null;
  readonly created_at: Date;
  readonly changed_at: Date;
  readonly closed_at: Date | null;
  readonly attachments: readonly WireAttachment[];
};

/** The day of an RFQ is that of the service: its buyer and suppliers are in many time zones. */
export const isExpired = `(r.expires_on < current_date)`;
/** Whether suppliers may quote. */
export const takesQuotations = `(r.state = 'open' and not ${isExpired})`;

export const rfqColumns = `
  r.id, r.product_name, r.category_id, r.product_id, r.variant_id, r.quantity, r.unit, r.target_price, r.currency, r.shipment_term, r.payment_term,
  r.destination_id, r.needed_on, r.description, r.is_open, r.state, r.expires_on, ${isExpired} as is_expired, r.exhibition_id, r.created_at,
  r.changed_at, r.closed_at, ${attachmentsJson('rfq_file', 'rfq_id', 'r.id')} as attachments`;

export const numberOfRfq = (id: number): string => `R-${id}`;

const idOrNull = (id: number | null): string | null => (id === null ? null : String(id));
const term = (phrases: Phrases, kind: 'shipment' | 'payment', code: string | null): object | null =>
  code === null ? null : { code, name: phrases.textOf('terms', `${kind}:${code}`) };

export function formatRfq(row: RfqRow, phrases: Phrases): object {
  return {
    rfqId: String(row.id),
    rfqNo: numberOfRfq(row.id),
    productName: row.product_name,
    categoryId: idOrNull(row.category_id),
    goodsSpuId: idOrNull(row.product_id),
    variantId: idOrNull(row.variant_id),
    quantity: row.quantity,
    unit: formatUnit(phrases, row.unit),
    targetPrice: row.target_price === null ? null : decimal(row.target_price),
    currency: row.currency,
    shipmentTerm: term(phrases, 'shipment', row.shipment_term),
    paymentTerm: term(phrases, 'payment', row.payment_term),
    destinationId: row.destination_id,
    neededOn: row.needed_on,
    description: row.description,
    isOpen: row.is_open,
    state: row.state,
    expiresOn: row.expires_on,
    expired: row.is_expired,
    exhibitionId: idOrNull(row.exhibition_id),
    createTime: row.created_at.toISOString(),
    changeTime: row.changed_at.toISOString(),
    closeTime: row.closed_at?.toISOString() ?? null,
    attachments: row.attachments,
  };
}
