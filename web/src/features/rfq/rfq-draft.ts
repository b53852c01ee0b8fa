// An RFQ that is typed, until it has arrived: stored as typed, for the account that types it. A guest's belongs to the device; whoever
// logs in goes on with it.
import { readItem, removeItem, writeItem } from '#platform/storage.ts';
import { emptyValues, type RfqValues } from './rfq-values.ts';

export type RfqDraft = {
  /** What the idempotency keys of its submissions are made of; see rfq-key.ts. */
  readonly key: string;
  readonly values: Partial<RfqValues>;
};

/** Long enough for a form that is finished later, short enough for personal data on a shared computer. */
const ttlMs = 7 * 86_400_000;
/** Also the form of its files. @param account the mark of the account; '' for a guest. */
export const itemOf = (form: string, account: string): string => `rfq:${account || 'device'}:${form}`;

function readOne(form: string, account: string): RfqDraft | undefined {
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

/** @param account the mark of the account; '' for a guest. */
export const readDraft = (form: string, account: string): RfqDraft | undefined =>
  readOne(form, account) ?? (account === '' ? undefined : readOne(form, ''));

export function writeDraft(form: string, account: string, draft: RfqDraft): void {
  writeItem(itemOf(form, account), draft, ttlMs);
  if (account !== '') removeItem(itemOf(form, ''));
}

export function dropDraft(form: string, account: string): void {
  removeItem(itemOf(form, account));
  removeItem(itemOf(form, ''));
}
