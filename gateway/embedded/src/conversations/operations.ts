import { conversationKinds } from '@fairgate/schema/constants';
import { messagesPageMaxCount } from '@fairgate/schema/limits';
import { messageForm } from '@fairgate/schema/rules/message';
import { z } from 'zod';
import type { Store } from '../store.ts';
import { failureCodes } from '../wire/codes.ts';
import type { Dialect } from '../wire/dialect.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { idText, toId } from '../wire/form.ts';
import { operation, type OperationMaker } from '../wire/operation.ts';
import { writeOnce } from '../write-once.ts';
import { messageOf, readMessages } from './message-list.ts';
import { partyOf } from './party.ts';
import { findConversation, lockConversation, readInbox } from './conversation-list.ts';
import { postMessage } from './post-message.ts';
import { markRead } from './write.ts';

const page = {
  offset: z.int().min(0).max(1_000_000).default(0),
  pageSize: z.int().min(0).max(messagesPageMaxCount).default(24),
};
const inboxRequest = z.object({
  kind: z.enum(conversationKinds).nullish(),
  unreadOnly: z.boolean().default(false),
  ...page,
});
const conversationRequest = z.object({ conversationId: idText });
const messagesRequest = conversationRequest.extend({
  ...page,
  afterId: idText.optional(),
  beforeId: idText.optional(),
});
const readRequest = conversationRequest.extend({ messageId: idText });
const sendRequest = messageForm;

const noConversation = () => new ErrorAnswer(failureCodes.notFound, 'there is no such conversation');

/**
 * The operations on conversations of one service, in its dialect. @param who is in their names: each service has its own, such as
 * `getSupplierInbox`; '' for the buyers' service.
 */
export function conversationOperations(
  dialect: Dialect,
  who: '' | 'Supplier' | 'Operator',
): OperationMaker[] {
  const named = (name: string) => ({ name, path: `/message/${name}.json`, dialect });
  const inbox: OperationMaker = ({ db }: Store) =>
    operation({
      ...named(`get${who}Inbox`),
      request: inboxRequest,
      handle: async (query, call) => readInbox(db, await partyOf(db, call), query),
    });
  const conversation: OperationMaker = ({ db }) =>
    operation({
      ...named(`get${who}Conversation`),
      request: conversationRequest,
      async handle({ conversationId }, call) {
        const found = await findConversation(db, await partyOf(db, call), toId(conversationId) ?? 0);
        if (!found) throw noConversation();
        return found;
      },
    });
  const messages: OperationMaker = ({ db }) =>
    operation({
      ...named(`get${who}MessageList`),
      request: messagesRequest,
      handle: async ({ conversationId, afterId, beforeId, ...rest }, call) =>
        readMessages(db, await partyOf(db, call), {
          ...rest,
          conversationId: toId(conversationId) ?? 0,
          afterId: afterId === undefined ? undefined : (toId(afterId) ?? 0),
          beforeId: beforeId === undefined ? undefined : (toId(beforeId) ?? 0),
        }),
    });
  const read: OperationMaker = ({ db }) =>
    operation({
      ...named(`mark${who}ConversationRead`),
      request: readRequest,
      async handle({ conversationId, messageId }, call) {
        const party = await partyOf(db, call);
        const id = toId(conversationId) ?? 0;
        return db.transaction(async (transaction) => {
          if (!(await lockConversation(transaction, party, id))) throw noConversation();
          await markRead(transaction, {
            conversationId: id,
            party: party.kind,
            messageId: toId(messageId) ?? 0,
          });
          return findConversation(transaction, party, id);
        });
      },
    });
  const send: OperationMaker = ({ db, post }) => {
    const { name, ...at } = named(`send${who}Message`);
    return operation({
      name,
      ...at,
      request: sendRequest,
      async handle(payload, call) {
        const party = await partyOf(db, call);
        // The first answer has no text: it is stored, and a deleted account takes its messages along.
        const written = { operation: name, payload: { ...payload, party } };
        const sent = await writeOnce(db, call, written, async (transaction) => {
          const found = await lockConversation(transaction, party, toId(payload.conversationId) ?? 0);
          if (!found) throw noConversation();
          const { body, attachmentIds } = payload;
          const messageId = await postMessage(
            transaction,
            post,
            { party, conversation: found, body, attachmentIds },
            call,
          );
          return { conversationId: found.id, messageId };
        });
        post.deliver();
        return messageOf(db, party, sent);
      },
    });
  };
  return [inbox, conversation, messages, read, send];
}
