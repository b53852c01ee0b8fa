// A message that is typed but not sent. It survives a reload, a lost connection and a closed window.
import { readItem, removeItem, writeItem } from '#platform/storage.ts';
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
  /** The message's idempotency key: a repeated send uses the same one. */
  readonly key: string;
};

/** A day: long enough for a broken connection, short enough for personal data on a shared computer. */
const ttlMs = 86_400_000;

export function newDraft(topic: TicketTopic): Draft {
  return { values: { topic, name: '', email: '', message: '', quantity: '' }, key: crypto.randomUUID() };
}

export function readDraft(form: string): Draft | undefined {
  const found = readItem(`contact:${form}`);
  return isDraft(found) ? found : undefined;
}

export function writeDraft(form: string, draft: Draft): void {
  writeItem(`contact:${form}`, draft, ttlMs);
}

export function dropDraft(form: string): void {
  removeItem(`contact:${form}`);
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('values' in value)) return false;
  const { values } = value;
  return (
    typeof value.key === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    ['topic', 'name', 'email', 'message', 'quantity'].every(
      (name) => name in values && typeof values[name as never] === 'string',
    )
  );
}
