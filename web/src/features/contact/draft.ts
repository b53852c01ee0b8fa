// A message that is typed, until it has arrived. It survives a reload, a lost connection and a closed window.
import { idempotencyKeyDays } from '@fairgate/schema/limits';
import { draftItems } from '#platform/outbox/waiting-item.ts';
import { readItem, writeItem } from '#platform/storage.ts';
import type { TicketTopic } from '#graphql';

export type ContactValues = {
  readonly topic: TicketTopic;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** As typed; empty where the form has no such field. */
  readonly quantity: string;
};

export type Draft = {
  readonly values: ContactValues;
  /** Identifies the message that is being written; see submission.ts. */
  readonly key: string;
  /** The quantity of the previous page with which it began. */
  readonly givenQuantity?: string | undefined;
  /** What is in the outbox: its idempotency key, and the values that were sent. */
  readonly submitted?: Submitted | undefined;
};
export type Submitted = { readonly key: string; readonly values: ContactValues };

/** Values from the previous page. */
export type Given = { readonly message?: string | undefined; readonly quantity?: string | undefined };

const dayMs = 86_400_000;
/** A day: long enough to come back to it, short enough for personal data on a shared computer. */
const ttlMs = dayMs;
/** As long as the outbox keeps it. */
const submittedTtlMs = idempotencyKeyDays * dayMs;

export function emptyValues(topic: TicketTopic, { message = '' }: Given = {}): ContactValues {
  return { topic, name: '', email: '', message, quantity: '' };
}

/**
 * The draft with which a form starts.
 * @param stored the draft of an earlier visit. Nothing of its text is lost.
 * @param typed input from before hydration. A text is added to the stored one; in the other fields it counts, unless it
 * is the start of the stored value.
 */
export function startDraft(
  topic: TicketTopic,
  stored: Draft | undefined,
  given: Given,
  typed: Partial<ContactValues>,
): Draft {
  const before = stored?.values ?? emptyValues(topic, given);
  const merged = Object.entries(typed).map(([name, text]) => {
    const known = before[name as keyof ContactValues];
    if (name !== 'message') return [name, known.startsWith(text) ? known : text];
    if (text.startsWith(known)) return [name, text];
    const start = given.message ?? '';
    const added = text.startsWith(start) ? text.slice(start.length) : text;
    return [name, known.includes(added) ? known : [known, added].filter(Boolean).join('\n')];
  });
  // The quantity that was chosen on the previous page counts, unless the visitor has only come back.
  const isChosen = given.quantity !== undefined && given.quantity !== stored?.givenQuantity;
  return {
    key: stored?.key ?? crypto.randomUUID(),
    values: { ...before, ...(isChosen && { quantity: given.quantity }), ...Object.fromEntries(merged) },
    givenQuantity: given.quantity,
    submitted: stored?.submitted,
  };
}

// This tab's own draft comes first: another tab may be writing another message in the same form.
export function readDraft(form: string): Draft | undefined {
  return [readItem(draftItems + form, 'session'), readItem(draftItems + form)].find(isDraft);
}

export function writeDraft(form: string, draft: Draft): void {
  const lifetimeMs = draft.submitted ? submittedTtlMs : ttlMs;
  writeItem(draftItems + form, draft, lifetimeMs, 'session');
  writeItem(draftItems + form, draft, lifetimeMs);
}

export function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const submitted = 'submitted' in value ? value.submitted : undefined;
  return isKeyed(value) && (submitted === undefined || isKeyed(submitted));
}

function isKeyed(value: unknown): value is Submitted {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('values' in value)) return false;
  const { key, values } = value;
  return (
    typeof key === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    ['topic', 'name', 'email', 'message', 'quantity'].every(
      (name) => name in values && typeof values[name as never] === 'string',
    )
  );
}
