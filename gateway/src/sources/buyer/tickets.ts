// Messages to our team (§2.2 `/customer-service`), stored by the buyer gateway.
import { ticketTopics, type TicketTopic as WireTopic } from '@fairgate/schema/constants';
import { ticketInput } from '@fairgate/schema/rules';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { Ticket, TicketInput, TicketTopic } from '../../generated/resolvers.ts';
import { text } from '../wire/scalars.ts';
import type { AccountOptions } from '../account/account-options.ts';
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

export function toTopic(topic: WireTopic): TicketTopic {
  return topic.toUpperCase() as Uppercase<WireTopic>;
}

export function ticketSource({ send }: Reader, { visitor: { ip } }: Pick<AccountOptions, 'visitor'>) {
  return {
    /** @throws CodedError BAD_USER_INPUT that names the fields that break a rule of §5. */
    open: async (input: TicketInput) => {
      const { idempotencyKey, ...payload } = checked(ticketInput, {
        ...input,
        topic: input.topic.toLowerCase(),
      });
      return send(openTicket, { ...payload, ip }, idempotencyKey);
    },
  };
}
