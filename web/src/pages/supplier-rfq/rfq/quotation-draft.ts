// A quotation that is typed, until it has arrived: stored as typed on this device, for the account that types it.
import { readItem, removeItem, writeItem } from '#platform/storage.ts';
import type { QuotationValues, Tier } from './quotation-values.ts';

export type QuotationDraft = {
  /** What the idempotency keys of its submissions are made of; see rfq-key.ts. */
  readonly key: string;
  readonly values: Partial<QuotationValues>;
};

const ttlMs = 30 * 86_400_000;
/** Also the form of its files. */
export const itemOf = (rfqId: string, account: string): string => `quotation:${account}:${rfqId}`;

const isTier = (value: unknown): value is Tier =>
  typeof value === 'object' &&
  value !== null &&
  'quantityFrom' in value &&
  typeof value.quantityFrom === 'string' &&
  'price' in value &&
  typeof value.price === 'string';

/** @param known a form with all values: only its fields are read. */
export function readDraft(
  rfqId: string,
  account: string,
  known: QuotationValues,
): QuotationDraft | undefined {
  const found = readItem(itemOf(rfqId, account));
  if (typeof found !== 'object' || found === null || !('key' in found) || !('values' in found))
    return undefined;
  const { key, values } = found;
  if (typeof key !== 'string' || typeof values !== 'object' || values === null) return undefined;
  const texts = Object.entries(values).filter(
    ([name, value]) => name in known && name !== 'tiers' && typeof value === 'string',
  );
  const tiers =
    'tiers' in values && Array.isArray(values.tiers) && values.tiers.length > 0 && values.tiers.every(isTier)
      ? { tiers: values.tiers }
      : {};
  return { key, values: { ...Object.fromEntries(texts), ...tiers } };
}

export const writeDraft = (rfqId: string, account: string, draft: QuotationDraft): boolean =>
  writeItem(itemOf(rfqId, account), draft, ttlMs);

export const dropDraft = (rfqId: string, account: string): void => removeItem(itemOf(rfqId, account));
