// What a person types into an order, stored on the device until it has arrived, for the account that types it. A guest's belongs to the
// device; whoever logs in there goes on with it.
import type { PlaceOrderInput } from '#graphql';
import { readItem, removeItem, writeItem } from '#platform/storage.ts';

export const emptyValues = {
  contactName: '',
  companyName: '',
  phone: '',
  destinationCode: '',
  address: '',
  shipmentTerm: '',
  paymentTerm: '',
  neededOn: '',
  note: '',
};
export type OrderValues = typeof emptyValues;

type Money = { readonly amount: string; readonly currencyCode: string };

/** What is ordered, at the price that the buyer sees. */
export type OrderedGoods = {
  readonly productId: string;
  readonly variantId: string | undefined;
  readonly quotationId?: string | undefined;
  readonly quantity: number;
  readonly price: Money;
};

/** Long enough for a form that is finished later, short enough for personal data on a shared computer. */
const ttlMs = 7 * 86_400_000;
/** @param account the mark of the account; '' for a guest. */
const itemOf = (form: string, account: string): string => `order:${account || 'device'}:${form}`;

type OrderDraft = {
  /** What the idempotency keys of its submissions are made of. */
  readonly key: string;
  readonly values: Partial<OrderValues>;
};

function readOne(form: string, account: string): OrderDraft | undefined {
  const found = readItem(itemOf(form, account));
  if (typeof found !== 'object' || found === null || !('key' in found) || !('values' in found))
    return undefined;
  const { key, values } = found;
  if (typeof key !== 'string' || typeof values !== 'object' || values === null) return undefined;
  const known = Object.entries(values).filter(
    ([name, value]) => name in emptyValues && typeof value === 'string',
  );
  return { key, values: Object.fromEntries(known) };
}

export const readDraft = (form: string, account: string): OrderDraft | undefined =>
  readOne(form, account) ?? (account === '' ? undefined : readOne(form, ''));

export function writeDraft(form: string, account: string, draft: OrderDraft): void {
  writeItem(itemOf(form, account), draft, ttlMs);
  if (account !== '') removeItem(itemOf(form, ''));
}

export function dropDraft(form: string, account: string): void {
  removeItem(itemOf(form, account));
  removeItem(itemOf(form, ''));
}

const filled = (values: Partial<OrderValues> = {}): Partial<OrderValues> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** The values with which the form begins: what was typed counts more than what is known. */
export const beginWith = (
  known: Partial<OrderValues>,
  typed: Partial<OrderValues> | undefined,
): OrderValues => ({ ...emptyValues, ...filled(known), ...filled(typed) });

const textOrNull = (text: string): string | null => text.trim() || null;

/** @param key the idempotency key. */
export function inputOf(values: OrderValues, goods: OrderedGoods, key: string): PlaceOrderInput {
  const { productId, variantId, quotationId, quantity, price } = goods;
  return {
    idempotencyKey: key,
    productId,
    variantId: variantId ?? null,
    quotationId: quotationId ?? null,
    quantity,
    price: { amount: price.amount, currencyCode: price.currencyCode },
    // The terms of a quotation count.
    shipmentTerm: quotationId === undefined ? values.shipmentTerm || null : null,
    paymentTerm: quotationId === undefined ? values.paymentTerm || null : null,
    contactName: values.contactName.trim(),
    companyName: textOrNull(values.companyName),
    phone: textOrNull(values.phone),
    destinationCode: values.destinationCode,
    address: values.address.trim(),
    neededOn: values.neededOn || null,
    note: values.note.trim(),
  };
}
