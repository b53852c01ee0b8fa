// What an order is placed at: the product's current price and terms, or those of an accepted quotation.
import type { orderForm } from '@fairgate/schema/rules/order';
import type { z } from 'zod';
import { type ProductLine, productLines } from '../catalogue/product-line.ts';
import type { Transaction } from '../db/database.ts';
import type { PhrasesWithEnglish } from '../texts/phrase-cache.ts';
import type { ChoiceText } from '../texts/option.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { decimal, toId, toIdOrNull } from '../wire/form.ts';

export type OrderPayload = z.output<typeof orderForm>;

export type OrderOffer = {
  readonly supplierId: number;
  readonly productId: number;
  readonly variantId: number | null;
  readonly sku: string | null;
  readonly name: string;
  readonly englishName: string;
  readonly unit: string;
  readonly currency: string;
  /** Of one unit at the quantity. */
  readonly price: string;
  readonly minimumOrder: number;
  readonly fromStock: boolean;
  readonly shipmentTerm: string | null;
  readonly port: string | null;
  readonly paymentTerm: string | null;
  readonly leadDaysFrom: number;
  readonly leadDaysTo: number;
  readonly validUntil: string | null;
  readonly quotationId: number | null;
};

const notThere = (text: string) => new ErrorAnswer(failureCodes.notFound, text);

const termsOf = {
  name: 'terms of product',
  text: `
    select p.port, p.lead_days_from as "leadDaysFrom", p.lead_days_to as "leadDaysTo", s.shipment_terms as "shipmentTerms",
      s.payment_terms as "paymentTerms", (select v.sku from product_variant v where v.product_id = p.id and v.id = $2) as sku
    from product p join supplier s on s.id = p.supplier_id where p.id = $1`,
};
type Terms = {
  readonly port: string;
  readonly leadDaysFrom: number;
  readonly leadDaysTo: number;
  readonly shipmentTerms: readonly string[];
  readonly paymentTerms: readonly string[];
  readonly sku: string | null;
};

type Words = { readonly phrases: PhrasesWithEnglish; readonly language: ProductLanguage };
type ProductLanguage = Parameters<typeof productLines>[2];

/** Throws ErrorAnswer 404 if the product, the variant or a term is not there, or the quotation cannot be ordered from. */
export async function offerOf(
  db: Transaction,
  buyerId: number,
  payload: OrderPayload,
  words: Words,
): Promise<OrderOffer> {
  return payload.quotationId == null
    ? ofProduct(db, payload, words)
    : ofQuotation(db, buyerId, payload, words);
}

async function lineOf(
  db: Transaction,
  key: { productId: number; variantId: number | null; quantity: number },
  { phrases, language }: Words,
): Promise<{ line: ProductLine; terms: Terms }> {
  const [line] = await productLines(db, phrases, language, [key]);
  if (typeof line !== 'object') throw notThere('there is no such product or variant');
  const [terms] = await db.rows<Terms>(termsOf, [key.productId, key.variantId]);
  if (!terms) throw notThere('the supplier of the product is not there');
  return { line, terms };
}

async function ofProduct(db: Transaction, payload: OrderPayload, words: Words): Promise<OrderOffer> {
  const { quantity } = payload;
  const key = { productId: toId(payload.productId) ?? 0, variantId: toIdOrNull(payload.variantId), quantity };
  const { line, terms } = await lineOf(db, key, words);
  if (line.hasVariants && key.variantId === null) throw notThere('the order names no variant');
  return {
    ...key,
    supplierId: line.supplierId,
    sku: terms.sku,
    ...namesOf(line),
    unit: line.unit,
    currency: line.currency,
    price: line.price,
    minimumOrder: line.minimumOrder,
    fromStock: line.stock >= quantity,
    shipmentTerm: known(payload.shipmentTerm, terms.shipmentTerms),
    port: terms.port || null,
    paymentTerm: known(payload.paymentTerm, terms.paymentTerms),
    leadDaysFrom: terms.leadDaysFrom,
    leadDaysTo: terms.leadDaysTo,
    validUntil: null,
    quotationId: null,
  };
}

const quotationOf = {
  name: 'quotation to order from',
  text: `
    select q.id, q.supplier_id as "supplierId", q.variant_id as "variantId", q.currency, q.unit, q.minimum_order as "minimumOrder",
      q.shipment_term as "shipmentTerm", q.port, q.payment_term as "paymentTerm", q.lead_days_from as "leadDaysFrom", q.lead_days_to as "leadDaysTo",
      q.valid_until as "validUntil",
      (select t.price::text from quotation_tier t where t.quotation_id = q.id
        order by t.quantity_from <= $4::int desc, abs(t.quantity_from - $4::int) limit 1) as price
    from quotation q join rfq r on r.id = q.rfq_id
    where q.id = $1 and r.buyer_id = $2 and q.product_id = $3 and q.state = 'accepted'
      and not exists (select from trade_order o where o.quotation_id = q.id and o.state not in ('refused', 'cancelled'))
    for update of q`,
};
type QuotationRow = Omit<
  OrderOffer,
  'productId' | 'sku' | 'name' | 'englishName' | 'fromStock' | 'quotationId'
> & {
  readonly id: number;
};

/** Accepting the quotation has taken its quantity from the stock: the order takes nothing. */
async function ofQuotation(
  db: Transaction,
  buyerId: number,
  payload: OrderPayload,
  words: Words,
): Promise<OrderOffer> {
  const productId = toId(payload.productId) ?? 0;
  const { quantity } = payload;
  const [row] = await db.rows<QuotationRow>(quotationOf, [
    toId(payload.quotationId ?? '') ?? 0,
    buyerId,
    productId,
    quantity,
  ]);
  if (!row) throw notThere('the buyer has no such accepted quotation without an order');
  const { id, price, variantId, ...rest } = row;
  const { line, terms } = await lineOf(db, { productId, variantId, quantity }, words);
  return {
    ...rest,
    productId,
    variantId,
    sku: terms.sku,
    ...namesOf(line),
    price: decimal(price),
    fromStock: false,
    quotationId: id,
  };
}

function namesOf({ name, options, englishName, englishOptions }: ProductLine) {
  return { name: withOptions(name, options), englishName: withOptions(englishName, englishOptions) };
}
const withOptions = (name: string, options: readonly ChoiceText[]): string =>
  options.length === 0 ? name : `${name} (${options.map(({ value }) => value).join(', ')})`;

function known(code: string | null | undefined, codes: readonly string[]): string | null {
  if (code == null) return null;
  if (!codes.includes(code)) throw notThere('the supplier has no such term');
  return code;
}
