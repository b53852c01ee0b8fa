// What a submission and its answer need; loaded after the form.
import type { OpenTicketMutation, TicketTopic } from '#graphql';
import { OpenTicketDocument } from '#operations/open-ticket.ts';
import { reportAction } from '#platform/analytics/report-action.ts';
import type { OutboxEntry } from '#platform/outbox/outbox.ts';
import type { Failures } from './check.ts';
import { isChanged } from './changed.ts';
import { watchDelivered } from './delivered.ts';
import { type ContactValues, type Draft, emptyValues, isDraft, type Submitted } from './draft.ts';
import { draftItems } from '#platform/outbox/waiting-item.ts';
import { readItem, removeItem } from '#platform/storage.ts';
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
  const variables = { input: { ...content, idempotencyKey: key } };
  return { key, document: OpenTicketDocument, variables, isIndependent: true };
}

/** A message was given to the outbox: §2 reports it, and clears its draft when it has arrived. */
export function reportSubmission({ values }: Draft): void {
  reportAction('contact', 'sent', values.topic);
  void watchDelivered();
}

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

type Settled = {
  readonly state: SendState;
  readonly failures: Failures;
  /** What the form shows then. */
  readonly next: Draft;
  /** Whether it has text that must not be lost. */
  readonly hasText: boolean;
};

/** What follows from the answer to what a draft has submitted. @param name of the draft on this device. */
export function settle(
  name: string,
  topic: TicketTopic,
  answered: OutboxEntry,
  { values: sent }: Submitted,
  draft: Draft,
): Settled {
  const answer = answerOf(answered);
  if (!('number' in answer)) {
    // After a refusal nothing was written: the next attempt is a new message, also for the service.
    const next = answered.state === 'refused' ? { ...draft, key: crypto.randomUUID() } : draft;
    return { ...answer, next, hasText: true };
  }
  dropDraft(name, draft);
  const next = nextDraft(topic, sent, draft.values);
  // Without its text it was cleared, and the form shows the next message.
  const isOther = sent.message !== '' && isChanged(sent, draft.values);
  const state = {
    kind: 'sent',
    number: answer.number,
    email: sent.email.trim(),
    before: isOther ? sent : undefined,
  } as const;
  return { state, failures: {}, next, hasText: next.values.message !== '' };
}

/** Removes a message that was sent, and not one that another tab is writing. */
export function dropDraft(form: string, { key }: Draft): void {
  for (const place of ['session', 'local'] as const) {
    const found = readItem(draftItems + form, place);
    if (isDraft(found) && found.key === key) removeItem(draftItems + form, place);
  }
}

/** The message after one that has arrived: from the same person, with what was changed meanwhile. */
export function nextDraft(topic: TicketTopic, sent: ContactValues, now: ContactValues): Draft {
  const { name, email } = now;
  const values = isChanged(sent, now) ? now : { ...emptyValues(topic), name, email };
  return { values, key: crypto.randomUUID() };
}
