import { linkSecretMaxCharacters } from '@fairgate/schema/limits';
import { ticketReply } from '@fairgate/schema/rules/operator';
import { z } from 'zod';
import { extend, omit } from 'zod/mini';
import { countAttempt } from '../accounts/attempts.ts';
import { callerFields } from '../accounts/caller.ts';
import type { Transaction } from '../db/database.ts';
import type { Store } from '../store.ts';
import { addMessage } from '../conversations/write.ts';
import { blade } from '../wire/blade.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { operation, type Operation } from '../wire/operation.ts';
import { writeOnce } from '../write-once.ts';
import { ticketMessages } from './operator/conversation.ts';
import { findTicket, lockTicket, ticketNoOf } from './operator/ticket-row.ts';
import { ticketOfLink } from './ticket-links.ts';
import { ticketWaits } from './ticket-waits.ts';

const noTicket = () => new ErrorAnswer(failureCodes.notFound, 'the link does not work, or no longer');

/** What the person who wrote a ticket reads: no notes, and no state but whether it is closed. */
async function forPerson(db: Transaction, id: number): Promise<object> {
  const ticket = await findTicket(db, id);
  return {
    ticketNo: ticketNoOf(id),
    topic: ticket.topic,
    closed: ticket.state === 'closed',
    messages: await ticketMessages(db, ticket.conversation_id),
  };
}

const link = z.string().min(1).max(linkSecretMaxCharacters);

/** A ticket by the link of a mail. Throws ErrorAnswer 404 for one that does not work. */
export function getTicketByLink({ db }: Store): Operation {
  return operation({
    name: 'getTicketByLink',
    path: '/ticket/getTicketByLink.json',
    dialect: blade,
    request: z.object({ link, ip: callerFields.ip }),
    async handle({ link: token, ip }, { tracking }) {
      await countAttempt(db, 'ticketLink', { account: token, visitor: tracking.visitorId, ip });
      const id = await ticketOfLink(db, token);
      if (id === undefined) throw noTicket();
      return forPerson(db, id);
    },
  });
}

/** What the person writes by the link of a mail. */
export function replyToTicket({ db }: Store): Operation {
  const name = 'replyToTicket';
  return operation({
    name,
    path: `/ticket/${name}.json`,
    dialect: blade,
    request: extend(omit(ticketReply, { idempotencyKey: true }), { ip: callerFields.ip }),
    async handle({ ip, ...payload }, call) {
      const { id } = await writeOnce(db, call, { operation: name, payload }, async (transaction) => {
        await countAttempt(transaction, 'ticketLink', {
          account: payload.link,
          visitor: call.tracking.visitorId,
          ip,
        });
        const found = await ticketOfLink(transaction, payload.link);
        if (found === undefined) throw noTicket();
        const ticket = await lockTicket(transaction, found);
        await countAttempt(transaction, 'ticket', { account: ticket.email, ip });
        await addMessage(transaction, {
          conversationId: ticket.conversation_id,
          // A buyer, who is not signed in here, has it in the inbox too.
          author: ticket.is_buyer ? 'buyer' : 'guest',
          authorId: null,
          authorName: ticket.name,
          body: payload.message,
          language: call.language,
        });
        await ticketWaits(transaction, ticket.conversation_id);
        return { id: found };
      });
      return forPerson(db, id);
    },
  });
}
