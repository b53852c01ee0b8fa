import type { OrderState, PartyKind } from '@fairgate/schema/constants';
import { attachmentsJson, type WireAttachment } from '../files/attach.ts';
import type { Party } from './party.ts';

export const messageColumns = [
  'id',
  'conversation_id',
  'author',
  'author_name',
  'body',
  'lang',
  'order_state',
  'created_at',
] as const;

/** The files of the message `m`. */
export const messageAttachments = attachmentsJson('message_file', 'message_id', 'm.id');

export type MessageRow = {
  /** A bigint is a text, and a number within JSON. */
  id: string | number;
  conversation_id: number;
  author: PartyKind;
  author_name: string;
  body: string;
  lang: string;
  order_state: OrderState | null;
  created_at: Date | string;
  attachments: readonly WireAttachment[];
};

/** A message on the wire; `own`: of the party that reads it. */
export const formatMessage = (row: MessageRow, { kind }: Party) => ({
  messageId: String(row.id),
  conversationId: String(row.conversation_id),
  author: row.author,
  authorName: row.author_name,
  own: row.author === kind,
  content: row.body,
  lang: row.lang,
  orderState: row.order_state,
  createTime: new Date(row.created_at).toISOString(),
  attachments: row.attachments,
});
