import type { rfqInput } from '@fairgate/schema/rules/rfq';
import { rfqDays } from '@fairgate/schema/limits';
import type { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import { attachFiles } from '../files/attach.ts';
import { isOwnVariant } from '../db/offer.ts';
import type { Post } from '../mail/post.ts';
import type { Call } from '../wire/call.ts';
import { faultCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { toId, toIdOrNull } from '../wire/form.ts';
import { tellSuppliers } from './mails.ts';
import { numberOfRfq } from './rfq-row.ts';

/** What an RFQ asks for and who asks, as the wire has it: ids of countries for their codes. */
export type RfqPayload = Omit<
  z.output<typeof rfqInput>,
  'idempotencyKey' | 'destinationCode' | 'countryCode'
> & {
  readonly destinationId?: string | null | undefined;
  readonly countryId?: string | null | undefined;
};

const insert = {
  name: 'add rfq',
  text: `
    insert into rfq (buyer_id, product_name, category_id, product_id, variant_id, quantity, unit, target_price, currency, shipment_term, payment_term,
      destination_id, needed_on, description, is_open, expires_on, source, exhibition_id, contact_name, company_name, email, phone, country_id, lang,
      page_url, visitor_id)
    select b.id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
      least(greatest(coalesce($16::date, current_date + $17::int), current_date), current_date + $18::int), $19, $20, $21, $22, b.email, $23, $24, $25, $26, $27
    from buyer b where b.id = $1 returning id, created_at`,
};
// Suppliers that are not listed any more are left out.
const addSuppliers = {
  name: 'add suppliers of rfq',
  text: `
    with chosen as (select s.id from supplier s where s.id = any($3::int[]) order by s.id),
    conversations as (
      insert into conversation (kind, buyer_id, supplier_id) select 'rfq', $2, id from chosen returning id, supplier_id)
    insert into rfq_supplier (rfq_id, supplier_id, conversation_id, is_chosen) select $1, supplier_id, id, true from conversations
    returning supplier_id, conversation_id`,
};
const supplierOfProduct = {
  name: 'supplier of rfq product',
  text: `select p.supplier_id, p.category2_id from product p where p.id = $1 and ${isOwnVariant('$2')}`,
};

export type AddedRfq = { readonly rfqId: string; readonly rfqNo: string; readonly createTime: string };

/**
 * Stores an RFQ of a buyer with its files, and mails the people of its suppliers. The supplier of the product that it begins with is
 * asked, too. An RFQ that goes to nobody, or whose product or variant is not there, is refused: ErrorAnswer 400, 404; and as attachFiles.
 */
export async function addRfq(
  db: Transaction,
  post: Post,
  buyerId: number,
  payload: RfqPayload,
  { language, tracking }: Call,
): Promise<AddedRfq> {
  const productId = toIdOrNull(payload.productId);
  const variantId = toIdOrNull(payload.variantId);
  const [product] =
    productId === null
      ? []
      : await db.rows<{ supplier_id: number; category2_id: number }>(supplierOfProduct, [
          productId,
          variantId,
        ]);
  if (productId !== null && !product)
    throw new ErrorAnswer(faultCodes.unknown, 'there is no such product or variant');
  const categoryId = toId(payload.categoryId ?? '') ?? product?.category2_id ?? null;
  const [row] = await db.rows<{ id: number; created_at: Date }>(insert, [
    buyerId,
    payload.productName,
    categoryId,
    productId,
    variantId,
    payload.quantity,
    payload.unit,
    payload.targetPrice ?? null,
    payload.currency,
    payload.shipmentTerm ?? null,
    payload.paymentTerm ?? null,
    payload.destinationId ?? null,
    payload.neededOn ?? null,
    payload.description,
    payload.isOpen,
    payload.expiresOn ?? null,
    rfqDays.usual,
    rfqDays.most,
    payload.source ?? null,
    toId(payload.exhibitionId ?? '') ?? null,
    payload.contactName,
    payload.companyName ?? null,
    payload.phone ?? null,
    payload.countryId ?? null,
    language,
    tracking.pageUrl,
    tracking.visitorId,
  ]);
  if (!row) throw new Error('an RFQ was not stored');
  const owner = { kind: 'buyer', id: String(buyerId), visitorId: tracking.visitorId } as const;
  await attachFiles(db, owner, payload.attachmentIds, { table: 'rfq_file', columns: { rfq_id: row.id } });
  const chosen = new Set(payload.supplierIds.flatMap((id) => toId(id) ?? []));
  if (product) chosen.add(product.supplier_id);
  const asked = await db.rows<{ supplier_id: number }>(addSuppliers, [row.id, buyerId, [...chosen]]);
  if (asked.length === 0 && !payload.isOpen)
    throw new ErrorAnswer(faultCodes.malformed, 'an RFQ needs a supplier or must be open');
  const supplierIds = asked.map(({ supplier_id: id }) => id);
  await tellSuppliers(db, post, { rfqId: row.id, supplierIds, kind: 'rfq' });
  return { rfqId: String(row.id), rfqNo: numberOfRfq(row.id), createTime: row.created_at.toISOString() };
}
