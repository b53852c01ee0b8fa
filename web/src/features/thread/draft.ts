// What is typed in a thread, and the texts that were sent and have not arrived: both survive a reload and a closed window.
import { idempotencyKeyDays } from '@fairgate/schema/limits';
import { readItem, removeItem, writeItem } from '#platform/storage.ts';

const dayMs = 86_400_000;
const draftOf = (threadId: string) => `thread:${threadId}`;
const sentOf = (threadId: string) => `thread-sent:${threadId}`;

export function readDraft(threadId: string): string {
  const found = readItem(draftOf(threadId));
  return typeof found === 'string' ? found : '';
}

export function writeDraft(threadId: string, text: string): void {
  if (text === '') removeItem(draftOf(threadId));
  else writeItem(draftOf(threadId), text, 7 * dayMs);
}

/** By idempotency key: the outbox forgets the text of a message that was refused. */
export type SentTexts = Readonly<Record<string, string>>;

export function readSent(threadId: string): SentTexts {
  const found = readItem(sentOf(threadId));
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

export function writeSent(threadId: string, texts: SentTexts): void {
  if (Object.keys(texts).length === 0) removeItem(sentOf(threadId));
  else writeItem(sentOf(threadId), texts, idempotencyKeyDays * dayMs);
}
