// What a submission and its answer need; loaded after the form.
import type { OpenTicketMutation, TicketTopic } from '#graphql';
import { OpenTicketDocument } from '#operations/open-ticket.ts';
import { reportAction } from '#platform/analytics/report-action.ts';
import type { OutboxEntry } from '#platform/outbox/outbox.ts';
import type { Failures } from './check.ts';
import { emptyValues, type ContactValues, type Draft } from './draft.ts';
import type { SendState } from './send-state.ts';
import type { About } from './use-contact.ts';

export { checkContact } from './check.ts';

/** The mutation that opens a ticket, and its idempotency key. */
export async function submissionOf(draft: Draft, about: About) {
  const { topic, name, email, quantity, message } = draft.values;
  const content = {
    topic,
    name: name.trim(),
    email: email.trim(),
    message: message.trim(),
    ...about,
    quantity: quantity.trim() === '' ? null : Number(quantity),
  };
  const key = await idempotencyKey(draft, content);
  return { key, document: OpenTicketDocument, variables: { input: { ...content, idempotencyKey: key } } };
}

/** §2 Reports that a message was given to the outbox. */
export const reportSubmission = ({ values }: Draft): void => reportAction('contact', 'sent', values.topic);

/**
 * The key with which a message is sent. The same content of a draft has the same key, however often and from whichever
 * tab it is sent; another content has another key.
 */
async function idempotencyKey({ key }: Draft, content: object): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([key, content]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Result = OpenTicketMutation['openTicket'];
type Answer = { readonly number: string } | { readonly state: SendState; readonly failures: Failures };

/** What the answer to a message says: its number, or why it was not accepted. */
export function answerOf({ state, result }: OutboxEntry): Answer {
  if (state === 'unknown') return { state: { kind: 'unknown' }, failures: {} };
  const answer = result as Result | undefined;
  switch (answer?.__typename) {
    case 'Ticket':
      return { number: answer.number };
    case 'InvalidInput':
      return {
        state: { kind: 'failed', error: answer },
        failures: Object.fromEntries(
          answer.fields.map(({ name, key, bound }) => [name, { key, bound: bound ?? undefined }]),
        ),
      };
    default:
      return { state: { kind: 'failed', error: answer ?? { code: 'SERVER_ERROR' } }, failures: {} };
  }
}

/** The message after one that has arrived: from the same person, with the text that was typed meanwhile. */
export function nextDraft(topic: TicketTopic, sent: ContactValues, now: ContactValues): Draft {
  const { name, email } = now;
  const values = now.message === sent.message ? { ...emptyValues(topic), name, email } : now;
  return { values, key: crypto.randomUUID() };
}
