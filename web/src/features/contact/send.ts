// What sending needs; loaded when the visitor leaves the first field.
import type { ApolloClient } from '@apollo/client';
import type { TicketTopic } from '#graphql';
import { OpenTicketDocument } from '#operations/open-ticket.ts';
import { reportAction } from '#platform/analytics/report-action.ts';
import { Fault } from '#platform/fault.ts';
import { isFailure } from '#platform/outcome.ts';
import type { Failures } from './check.ts';
import { emptyValues, type ContactValues, type Draft } from './draft.ts';
import type { About, SendState } from './use-contact.ts';

export { checkContact } from './check.ts';

type Delivery = { readonly failures: Failures } | Extract<SendState, { kind: 'failed' | 'sent' }>;

/** Sends a message. @throws Fault when the gateway did not answer. */
export async function deliverTicket(
  client: Pick<ApolloClient, 'mutate'>,
  draft: Draft,
  about: About,
  isRepeated = false,
): Promise<Delivery> {
  const { topic, name, email, quantity, message } = draft.values;
  const content = {
    topic,
    name: name.trim(),
    email: email.trim(),
    message: message.trim(),
    ...about,
    quantity: quantity.trim() === '' ? null : Number(quantity),
  };
  const input = { ...content, idempotencyKey: await idempotencyKey(draft, content) };
  const { data, error } = await client.mutate({ mutation: OpenTicketDocument, variables: { input } });
  const result = data?.openTicket;
  if (!result) throw Fault.from(error);
  if (result.__typename === 'InvalidInput') {
    const { fields } = result;
    // The service has another message with this key: this one is sent as a new one.
    if (!isRepeated && fields.some((field) => field.name === 'idempotencyKey'))
      return deliverTicket(client, { ...draft, key: crypto.randomUUID() }, about, true);
    return {
      failures: Object.fromEntries(
        fields.map((field) => [field.name, { key: field.key, bound: field.bound ?? undefined }]),
      ),
    };
  }
  if (isFailure(result)) return { kind: 'failed', error: result };
  reportAction('contact', 'sent', topic);
  return { kind: 'sent', number: result.number, email: content.email };
}

/**
 * The key with which a message is sent. The same content of a draft has the same key, however often and from whichever
 * tab it is sent; another content has another key.
 */
export async function idempotencyKey({ key }: Draft, content: object): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([key, content]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The message after `before`: from the same person, with the text that was typed while that one was sent. */
export function nextDraft(topic: TicketTopic, sent: ContactValues, now: ContactValues): Draft {
  const { name, email } = now;
  const values = now.message === sent.message ? { ...emptyValues(topic), name, email } : now;
  return { values, key: crypto.randomUUID() };
}
