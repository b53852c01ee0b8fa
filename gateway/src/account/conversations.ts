// Conversations of messages of the viewer: a buyer's at the buyer service, a supplier's at the supplier service.
import {
  type OrderState,
  orderStates,
  type PartyKind,
  partyKinds,
  type ConversationKind,
  conversationKinds,
} from '@fairgate/schema/constants';
import { idRule, messageInput } from '@fairgate/schema/rules';
import { z } from 'zod';
import { aboutField, CodedError } from '../coded-error.ts';
import { blade } from '../envelope/blade.ts';
import { deviceDialect } from '../envelope/device.ts';
import type { MarkReadInput, SendMessageInput, ConversationKind as ApiKind } from '../generated/resolvers.ts';
import type { Operation } from '../upstream/operation.ts';
import type { Reader } from '../upstream/reader.ts';
import type { Viewer, ViewerSession } from '../viewer.ts';
import { aboutAttachments, wireAttachment } from '../wire/attachment.ts';
import { checked } from '../wire/checked.ts';
import { count, id, text } from '../wire/scalars.ts';

const message = z
  .object({
    messageId: id,
    conversationId: id,
    author: z.enum(partyKinds),
    authorName: z.string(),
    own: z.boolean(),
    content: z.string(),
    lang: text,
    orderState: z.enum(orderStates).nullable().default(null),
    createTime: text,
    attachments: z.array(wireAttachment).default([]),
  })
  .transform((wire) => ({
    id: wire.messageId,
    conversationId: wire.conversationId,
    author: { kind: toUpper(wire.author), name: wire.authorName },
    isOwn: wire.own,
    body: wire.content,
    language: wire.lang,
    orderState: wire.orderState && toUpper(wire.orderState),
    createdAt: wire.createTime,
    attachments: wire.attachments,
  }));
export type MessageModel = z.infer<typeof message>;

const conversation = z
  .object({
    conversationId: id,
    kind: z.enum(conversationKinds),
    supplierId: id.nullable(),
    contactName: z.string().nullable(),
    createTime: text,
    changeTime: text,
    rfq: z.object({ rfqId: id, rfqNo: text, productName: text }).nullable().default(null),
    unread: count,
    lastMessage: message.nullable(),
  })
  .transform(({ conversationId, kind, createTime, changeTime, rfq, unread, ...rest }) => ({
    ...rest,
    rfqId: rfq?.rfqId ?? null,
    rfqNumber: rfq?.rfqNo ?? null,
    rfqProductName: rfq?.productName ?? null,
    id: conversationId,
    kind: toUpper(kind),
    createdAt: createTime,
    changedAt: changeTime,
    unreadCount: unread,
  }));
export type ConversationModel = z.infer<typeof conversation>;

function toUpper<Name extends ConversationKind | PartyKind | OrderState>(name: Name): Uppercase<Name> {
  return name.toUpperCase() as Uppercase<Name>;
}

const inbox = z
  .object({ total: count, unread: count, list: z.array(conversation) })
  .transform(({ total, unread, list }) => ({ totalCount: total, unreadCount: unread, conversations: list }));
export type InboxChangeModel = z.infer<typeof inbox>;
export type ConversationConnectionModel = InboxChangeModel & { readonly offset: number };

const messages = z
  .object({ total: count, offset: count, list: z.array(message) })
  .transform(({ total, offset, list }) => ({ totalCount: total, offset, list }));
export type MessageConnectionModel = z.infer<typeof messages>;

const operationsOf = (at: Pick<Operation<unknown>, 'source' | 'dialect'>, who: '' | 'Supplier') => {
  const named = (name: string) => ({ ...at, ttlMs: 0, name, path: `/message/${name}.json` }) as const;
  const failures = ['NOT_FOUND'] as const;
  return {
    inbox: { ...named(`get${who}Inbox`), answer: inbox },
    conversation: { ...named(`get${who}Conversation`), answer: conversation, failures },
    messages: { ...named(`get${who}MessageList`), answer: messages },
    send: {
      ...named(`send${who}Message`),
      answer: message,
      failures: [...failures, 'BAD_USER_INPUT'] as const,
    },
    markRead: { ...named(`mark${who}ConversationRead`), answer: conversation, failures },
  };
};
const operations = {
  buyer: operationsOf({ source: 'buyer', dialect: blade }, ''),
  supplier: operationsOf({ source: 'supplier', dialect: deviceDialect }, 'Supplier'),
} as const satisfies Partial<Record<Viewer['kind'], ReturnType<typeof operationsOf>>>;

const changedAtMost = 10;
const readForm = z.object({ conversationId: idRule, messageId: idRule });

export type InboxQuery = { readonly kind?: ApiKind | null | undefined; readonly unreadOnly: boolean };
type Window = { readonly offset: number; readonly size: number };
type MessagePage = { readonly size: number; readonly from: object };

/** For buyers and suppliers, each with their own conversations. All methods throw CodedError LOGIN_REQUIRED for others. */
export function conversationSource({ callAsViewer }: Reader, session: ViewerSession) {
  const own = () => {
    const { viewer } = session;
    if (viewer?.kind !== 'buyer' && viewer?.kind !== 'supplier') throw new CodedError('LOGIN_REQUIRED');
    return operations[viewer.kind];
  };
  const readInbox = (query: InboxQuery, { offset, size }: Window) =>
    callAsViewer(own().inbox, {
      kind: query.kind?.toLowerCase(),
      unreadOnly: query.unreadOnly,
      offset,
      pageSize: size,
    });
  return {
    /** Names the viewer and the session for live data. */
    viewer: () => {
      own();
      const { kind = '', account, token = '' } = session.viewer ?? {};
      return { account: `${kind} ${account ?? token}`, session: token };
    },
    inbox: async (query: InboxQuery, window: Window): Promise<ConversationConnectionModel> => ({
      ...(await readInbox(query, window)),
      offset: window.offset,
    }),
    /** What changed last, for subscribers. */
    changed: (): Promise<InboxChangeModel> =>
      readInbox({ unreadOnly: false }, { offset: 0, size: changedAtMost }),
    one: async (conversationId: string): Promise<ConversationModel | null> => {
      try {
        return await callAsViewer(own().conversation, { conversationId });
      } catch (error) {
        if (error instanceof CodedError && error.code === 'NOT_FOUND') return null;
        throw error;
      }
    },
    messages: (conversationId: string, { size, from }: MessagePage): Promise<MessageConnectionModel> =>
      callAsViewer(own().messages, { conversationId, ...from, pageSize: size }),
    /** @throws CodedError BAD_USER_INPUT that names the fields, NOT_FOUND, RATE_LIMITED */
    send: async (input: SendMessageInput) => {
      const { send } = own();
      const { idempotencyKey, ...payload } = checked(messageInput, input);
      return aboutField('conversationId', () =>
        aboutAttachments(() => callAsViewer(send, payload, idempotencyKey)),
      );
    },
    /** @throws CodedError BAD_USER_INPUT that names the fields, NOT_FOUND */
    markRead: async (input: MarkReadInput) => {
      const { markRead } = own();
      const payload = checked(readForm, input);
      return aboutField('conversationId', () => callAsViewer(markRead, payload));
    },
  };
}
