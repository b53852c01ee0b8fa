// What is typed in a conversation, and the texts that were sent and have not arrived: both survive a reload and a closed window.
import { idempotencyKeyDays } from '@fairgate/schema/limits';
import { readItem, removeItem, writeItem } from '#platform/storage.ts';

const dayMs = 86_400_000;
const draftOf = (conversationId: string) => `conversation:${conversationId}`;
const sentOf = (conversationId: string) => `conversation-sent:${conversationId}`;

export function readDraft(conversationId: string): string {
  const found = readItem(draftOf(conversationId));
  return typeof found === 'string' ? found : '';
}

export function writeDraft(conversationId: string, text: string): void {
  if (text === '') removeItem(draftOf(conversationId));
  else writeItem(draftOf(conversationId), text, 7 * dayMs);
}

/** By idempotency key: the outbox forgets the text of a message that was refused. */
export type SentTexts = Readonly<Record<string, string>>;

export function readSent(conversationId: string): SentTexts {
  const found = readItem(sentOf(conversationId));
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(
    Object.entries(found).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

export function writeSent(conversationId: string, texts: SentTexts): void {
  if (Object.keys(texts).length === 0) removeItem(sentOf(conversationId));
  else writeItem(sentOf(conversationId), texts, idempotencyKeyDays * dayMs);
}
