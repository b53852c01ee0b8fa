// Drafts of messages that have arrived. Loaded where something was in the outbox, without the form.
import { draftItems } from '#platform/outbox/waiting-item.ts';
import { watchSent } from '#platform/outbox/watch-sent.ts';
import { readItem, storedKeys, writeItem } from '#platform/storage.ts';
import type { ContactValues, Draft, Submitted } from './draft.ts';

/** As long as the outbox keeps the answer. */
const receiptTtlMs = 86_400_000;

let watched: Promise<void> | undefined;

/**
 * From now on a message's draft is cleared as soon as the message has arrived, also when its form is not open. Resolves when those
 * that have arrived already are cleared.
 */
export function watchDelivered(): Promise<void> {
  watched ??= watchSent(clearDelivered);
  return watched;
}

/**
 * Clears the drafts of messages that have arrived, of all forms: what is left shows their number to a visitor who comes back within
 * a day. Text that was changed after it was sent stays.
 * @param sent the idempotency keys of messages that have arrived.
 */
export function clearDelivered(sent: ReadonlySet<string>): void {
  for (const place of ['session', 'local'] as const)
    for (const name of storedKeys(draftItems, place)) {
      const draft = readItem(name, place);
      if (!isSubmitted(draft) || !sent.has(draft.submitted.key)) continue;
      const { submitted, values } = draft;
      const { message, email, topic } = submitted.values;
      // It is cleared already.
      if (message === '') continue;
      const nothing: ContactValues = { topic, name: '', email: '', message: '', quantity: '' };
      const isSame = JSON.stringify(values) === JSON.stringify(submitted.values);
      const cleared: Draft = {
        ...draft,
        values: isSame ? nothing : values,
        submitted: { key: submitted.key, values: { ...nothing, email } },
      };
      writeItem(name, cleared, receiptTtlMs, place);
    }
}

/** Checks only what it needs; a form that shows the draft checks all of it (draft.ts). */
function isSubmitted(value: unknown): value is Draft & { readonly submitted: Submitted } {
  const { submitted } = (value ?? {}) as Partial<Draft>;
  return typeof submitted?.key === 'string' && typeof submitted.values?.message === 'string';
}
