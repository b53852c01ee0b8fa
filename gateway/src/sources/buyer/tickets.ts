// Messages to our team (§2.2 `/customer-service`), stored by the buyer gateway.
import { ticketTopics } from '@fairgate/schema/constants';
import { ticketInput, ticketReply } from '@fairgate/schema/rules';
import { z } from 'zod';
import { pick } from 'zod/mini';
import { aboutField } from '../../coded-error.ts';
import { blade } from '../../envelope/blade.ts';
import { SourceError } from '../../envelope/source-error.ts';
import type { Ticket, TicketInput, TicketReplyInput } from '../../generated/resolvers.ts';
import { text } from '../../wire/scalars.ts';
import type { AccountOptions } from '../../account/account-options.ts';
import { checked } from '../../wire/checked.ts';
import { ticket, toTopic } from '../../wire/ticket.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { ticketMessage } from './ticket-messages.ts';

const call = { source: 'buyer', dialect: blade, ttlMs: 0 } as const;

/** A write: never stored, and safe to retry by its idempotency key. */
const openTicket: Operation<Ticket> = {
  ...call,
  name: 'openTicket',
  path: '/service/openTicket.json',
  answer: ticket,
};

const ticketByLink = z
  .object({
    ticketNo: text,
    topic: z.enum(ticketTopics),
    closed: z.boolean(),
    messages: z.array(ticketMessage),
  })
  .transform(({ ticketNo, topic, closed, messages }) => ({
    number: ticketNo,
    topic: toTopic(topic),
    isClosed: closed,
    messages,
  }));
export type TicketByLinkModel = z.infer<typeof ticketByLink>;

const getTicketByLink: Operation<TicketByLinkModel> = {
  ...call,
  name: 'getTicketByLink',
  path: '/ticket/getTicketByLink.json',
  answer: ticketByLink,
  failures: ['NOT_FOUND'],
};

const replyToTicket: Operation<TicketByLinkModel> = {
  ...call,
  name: 'replyToTicket',
  path: '/ticket/replyToTicket.json',
  answer: ticketByLink,
  failures: ['NOT_FOUND'],
};

const linkForm = pick(ticketReply, { link: true });

type Options = Pick<AccountOptions, 'visitor' | 'session' | 'limits'>;

export function ticketSource({ send, callAsViewer }: Reader, { visitor: { ip }, session, limits }: Options) {
  return {
    /**
     * A buyer's message is in the inbox, too; that of a session that has ended is sent as a guest's.
     * @throws CodedError BAD_USER_INPUT that names the fields that break a rule of §5.
     */
    open: async (input: TicketInput) => {
      const { idempotencyKey, ...payload } = checked(ticketInput, {
        ...input,
        topic: input.topic.toLowerCase(),
      });
      const message = { ...payload, ip };
      if (session.viewer?.kind !== 'buyer') return send(openTicket, message, idempotencyKey);
      try {
        return await callAsViewer(openTicket, message, idempotencyKey);
      } catch (error) {
        if (error instanceof SourceError && error.fault === 'INVALID_TOKEN')
          return send(openTicket, message, idempotencyKey);
        throw error;
      }
    },
    /** @throws CodedError BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED */
    openLink: async (token: string): Promise<TicketByLinkModel> => {
      const { link } = checked(linkForm, { link: token });
      await limits.take('ticketLink', link);
      return aboutField('link', () => send(getTicketByLink, { link, ip }));
    },
    /** @throws CodedError BAD_USER_INPUT that names the fields, NOT_FOUND, RATE_LIMITED */
    reply: async (input: TicketReplyInput) => {
      const { idempotencyKey, ...payload } = checked(ticketReply, input);
      await limits.take('ticketLink', payload.link);
      return aboutField('link', () => send(replyToTicket, { ...payload, ip }, idempotencyKey));
    },
  };
}
