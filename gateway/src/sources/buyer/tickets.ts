// Messages to the operators (§2.2 `/customer-service`), kept by the buyer gateway.
import { ticketTopics, type TicketTopic as WireTopic } from '@fairgate/schema/constants';
import { failuresOf, ticketInput } from '@fairgate/schema/rules';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { InvalidInput, Ticket, TicketInput, TicketTopic } from '../../generated/resolvers.ts';
import { text } from '../wire/scalars.ts';
import { invalidFields } from '../wire/map.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';

const ticket = z.object({ ticketNo: text, topic: z.enum(ticketTopics), createTime: text });

/** A write: never stored, and safe to repeat by its idempotency key. */
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

/** GraphQL → wire: what was sent, by the rules of §5, or which fields break them. */
function toTicketPayload(input: TicketInput): { payload: object } | { failure: InvalidInput } {
  const read = ticketInput.safeParse({ ...input, topic: input.topic.toLowerCase() });
  return read.success ? { payload: read.data } : { failure: invalidFields(failuresOf(read.error)) };
}

export function toTopic(topic: WireTopic): TicketTopic {
  return topic.toUpperCase() as Uppercase<WireTopic>;
}

export function ticketSource({ send }: Reader) {
  return {
    open: async (input: TicketInput) => {
      const checked = toTicketPayload(input);
      return 'failure' in checked ? checked.failure : send(openTicket, checked.payload);
    },
  };
}
