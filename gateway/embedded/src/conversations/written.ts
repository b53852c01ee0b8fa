import type { Transaction } from '../db/database.ts';
import type { Post } from '../mail/post.ts';
import type { Party } from './party.ts';

type Written = {
  readonly conversationId: number;
  readonly messageId: number;
  readonly body: string;
  /** Whose person wrote it. */
  readonly party: Party;
  readonly authorName: string;
};

/** What a message changes in the thing of its conversation, and who gets a mail about it. Runs in the transaction of the message. */
export type AfterMessage = (db: Transaction, post: Post, message: Written) => Promise<void>;
