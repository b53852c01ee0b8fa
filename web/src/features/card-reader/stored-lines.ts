// The lines of a card as the person has corrected them, until they are filled in: they outlive a reload, as the form's draft does.
import { hasFields } from '#platform/device-list.ts';
import { cardLinesItem } from '#platform/card-lines.ts';
import { readItem, removeItem, writeItem } from '#platform/storage.ts';
import { type FoundLine, readFields } from './parse/read-field.ts';

const ttlMs = 7 * 86_400_000;

/** Undefined when there are none. @param draft the draft of the form that they are for */
export function readLines(draft: string): readonly FoundLine[] | undefined {
  const found = readItem(cardLinesItem(draft));
  if (!Array.isArray(found)) return undefined;
  const lines = found.filter(isLine).map(({ text, field }) => ({
    text,
    field: readFields.find((one) => one === field),
  }));
  return lines.length > 0 ? lines : undefined;
}

const isLine = (one: unknown): one is { text: string; field?: unknown } =>
  hasFields(one, ['text']) && typeof (one as { text: unknown }).text === 'string';

/** Without lines it removes the stored ones. */
export function storeLines(draft: string, lines: readonly FoundLine[] | undefined): void {
  if (lines) writeItem(cardLinesItem(draft), lines, ttlMs);
  else removeItem(cardLinesItem(draft));
}
