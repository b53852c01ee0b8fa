import { chatMessageMaxCharacters } from '@fairgate/schema/limits';
import { countAttempt } from '../accounts/attempts.ts';
import type { Transaction } from '../db/database.ts';
import { attachFiles } from '../files/attach.ts';
import type { Post } from '../mail/post.ts';
import type { Call } from '../wire/call.ts';
import { failureCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';
import { afterMessage } from './after-message.ts';
import { mustDeliver } from './block.ts';
import type { LockedConversation } from './conversation-list.ts';
import { nameOf, type Party } from './party.ts';
import { addMessage } from './write.ts';

type Posted = {
  readonly party: Party;
  /** Locked, and the party's. */
  readonly conversation: LockedConversation;
  readonly body: string;
  readonly attachmentIds: readonly string[];
};

/**
 * A party's person writes a message with its files, which the other side hears of. Resolves to its id. Throws ErrorAnswer: one side has
 * blocked the other (40975), too long for a chat (40043), too many messages (42901), a file that is not the person's (40042).
 */
export async function postMessage(
  db: Transaction,
  post: Post,
  { party, conversation, body, attachmentIds }: Posted,
  { language, tracking }: Call,
): Promise<number> {
  const { id, kind } = conversation;
  await mustDeliver(db, conversation);
  if (kind === 'chat' && body.length > chatMessageMaxCharacters)
    throw new ErrorAnswer(failureCodes.textTooLong, 'The message is too long.', 200, {
      maxLength: chatMessageMaxCharacters,
    });
  await countAttempt(db, 'message', { account: `${party.kind} ${party.accountId}` });
  const authorName = await nameOf(db, party);
  const messageId = await addMessage(db, {
    conversationId: id,
    author: party.kind,
    authorId: party.accountId,
    authorName,
    body,
    language,
  });
  const owner = { kind: party.kind, id: String(party.id), visitorId: tracking.visitorId };
  const names = await attachFiles(db, owner, attachmentIds, {
    table: 'message_file',
    columns: { message_id: messageId, conversation_id: id },
  });
  // A mail about files alone names them.
  const message = { conversationId: id, messageId, body: body || names.join(', '), party, authorName };
  await afterMessage[kind]?.(db, post, message);
  return messageId;
}
