// Messages to our team (§2.2 `/customer-service`), stored by the buyer gateway.
import { ticketTopics, type TicketTopic as WireTopic } from '@fairgate/schema/constants';
import { ticketInput } from '@fairgate/schema/rules';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { Ticket, TicketInput, TicketTopic } from '../../generated/resolvers.ts';
import { text } from '../wire/scalars.ts';
import { checked } from '../wire/checked.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';

const ticket = z.object({ ticketNo: text, topic: z.enum(ticketTopics), createTime: text });

/** A write: never stored, and safe to retry by its idempotency key. */
const openTicket: Operation<Ticket> = {
  name: 'openTicket',
  source: 'buyer',
  dialect: blade,
  path: '/service/openTicket.json',
  answer: ticket.transform(({ ticketNo, topic, createTime }) => ({
    number: ticketNo,
    topic: toTopic(topic),
    createdAt: createTime,
  })),
  ttlMs: 0,
};

/** GraphQL → wire: the input, checked by the rules of §5. @throws CodedError BAD_USER_INPUT */
function toTicketPayload(input: TicketInput): object {
  return checked(ticketInput, { ...input, topic: input.topic.toLowerCase() });
}

export function toTopic(topic: WireTopic): TicketTopic {
  return topic.toUpperCase() as Uppercase<WireTopic>;
}

export function ticketSource({ send }: Reader) {
  return {
    open: async (input: TicketInput) => send(openTicket, toTicketPayload(input)),
  };
}
