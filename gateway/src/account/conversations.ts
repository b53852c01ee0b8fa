// Conversations of messages of the viewer: a buyer's at the buyer service, a supplier's at the supplier service.
import {
  type OrderState,
  orderStates,
  type PartyKind,
  partyKinds,
  type ConversationKind,
  conversationKinds,
} from '@fairgate/schema/constants';
import { chatInput, idRule, messageInput, reportInput, ruleKeys } from '@fairgate/schema/rules';
import { z } from 'zod';
import { aboutField, CodedError, orNull } from '../coded-error.ts';
import { blade } from '../envelope/blade.ts';
import { deviceDialect } from '../envelope/device.ts';
import type {
  ConversationKind as ApiKind,
  MarkReadInput,
  ReportConversationInput,
  SendMessageInput,
  StartConversationInput,
} from '../generated/resolvers.ts';
import type { Operation } from '../upstream/operation.ts';
import type { Reader } from '../upstream/reader.ts';
import { buyerOnly, type Viewer, type ViewerSession } from '../viewer.ts';
import { aboutAttachments, wireAttachment } from '../wire/attachment.ts';
import { checked } from '../wire/checked.ts';
import { count, id, text } from '../wire/scalars.ts';
import { ticket } from '../wire/ticket.ts';

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
    productId: id.nullable().default(null),
    contactName: z.string().nullable(),
    companyName: z.string().nullable().default(null),
    createTime: text,
    changeTime: text,
    rfq: z.object({ rfqId: id, rfqNo: text, productName: text }).nullable().default(null),
    blockedBy: z.array(z.enum(['own', 'other'])).default([]),
    unread: count,
    lastMessage: message.nullable(),
  })
  .transform(
    ({ conversationId, kind, companyName, createTime, changeTime, rfq, blockedBy, unread, ...rest }) => ({
      ...rest,
      isBlocked: blockedBy.length > 0,
      isBlockedByViewer: blockedBy.includes('own'),
      contactCompanyName: companyName,
      rfqId: rfq?.rfqId ?? null,
      rfqNumber: rfq?.rfqNo ?? null,
      rfqProductName: rfq?.productName ?? null,
      id: conversationId,
      kind: toUpper(kind),
      createdAt: createTime,
      changedAt: changeTime,
      unreadCount: unread,
    }),
  );
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
      failures: [...failures, 'BAD_USER_INPUT', 'BLOCKED'] as const,
    },
    block: { ...named(`block${who}Conversation`), answer: conversation, failures },
    unblock: { ...named(`unblock${who}Conversation`), answer: conversation, failures },
    report: { ...named(`report${who}Conversation`), answer: ticket, failures },
    markRead: { ...named(`mark${who}ConversationRead`), answer: conversation, failures },
  };
};
const operations = {
  buyer: operationsOf({ source: 'buyer', dialect: blade }, ''),
  supplier: operationsOf({ source: 'supplier', dialect: deviceDialect }, 'Supplier'),
} as const satisfies Partial<Record<Viewer['kind'], ReturnType<typeof operationsOf>>>;

const chat = {
  source: 'buyer',
  dialect: blade,
  ttlMs: 0,
  answer: conversation,
  failures: ['NOT_FOUND', 'BAD_USER_INPUT', 'BLOCKED'],
} as const;
const enterpriseChat = { ...chat, name: 'enterpriseChat', path: '/chat/enterpriseChat.json' } as const;
const getEnterpriseChat = {
  ...chat,
  name: 'getEnterpriseChat',
  path: '/chat/getEnterpriseChat.json',
} as const;

/** §9 The messages of a chat are shorter than others: the service tells the bound. */
async function aboutLength<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const bound = error instanceof CodedError ? error.data['maxLength'] : undefined;
    if (typeof bound !== 'number') throw error;
    const fields = [{ name: 'body', key: ruleKeys.maxLength, bound }];
    throw new CodedError('BAD_USER_INPUT', { field: ['body'], data: { fields }, cause: error });
  }
}

const changedAtMost = 10;
const idForm = z.object({ id: idRule });
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
    one: (conversationId: string): Promise<ConversationModel | null> =>
      orNull(callAsViewer(own().conversation, { conversationId })),
    /** A buyer's chat with a supplier. */
    chat: (supplierId: string, productId: string | null): Promise<ConversationModel | null> =>
      orNull(callAsViewer(getEnterpriseChat, { supplierId, productId })),
    /** @throws CodedError LOGIN_REQUIRED, BAD_USER_INPUT that names the fields, NOT_FOUND, RATE_LIMITED */
    start: async (input: StartConversationInput) => {
      buyerOnly(session);
      const { idempotencyKey, ...payload } = checked(chatInput, input);
      return aboutField(payload.productId ? 'productId' : 'supplierId', () =>
        aboutAttachments(() => callAsViewer(enterpriseChat, payload, idempotencyKey)),
      );
    },
    messages: (conversationId: string, { size, from }: MessagePage): Promise<MessageConnectionModel> =>
      callAsViewer(own().messages, { conversationId, ...from, pageSize: size }),
    /** @throws CodedError BAD_USER_INPUT that names the fields, NOT_FOUND, RATE_LIMITED */
    send: async (input: SendMessageInput) => {
      const { send } = own();
      const { idempotencyKey, ...payload } = checked(messageInput, input);
      return aboutField('conversationId', () =>
        aboutAttachments(() => aboutLength(() => callAsViewer(send, payload, idempotencyKey))),
      );
    },
    /** @throws CodedError BAD_USER_INPUT, NOT_FOUND */
    setBlocked: (conversationId: string, blocked: boolean) => {
      const { block, unblock } = own();
      const payload = checked(idForm, { id: conversationId });
      return aboutField('id', () => callAsViewer(blocked ? block : unblock, { conversationId: payload.id }));
    },
    /** @throws CodedError BAD_USER_INPUT that names the fields, NOT_FOUND, RATE_LIMITED */
    report: (input: ReportConversationInput) => {
      const { report } = own();
      const form = { ...input, reason: input.reason.toLowerCase(), text: input.text ?? '' };
      const { idempotencyKey, ...payload } = checked(reportInput, form);
      return aboutField('conversationId', () => callAsViewer(report, payload, idempotencyKey));
    },
    /** @throws CodedError BAD_USER_INPUT that names the fields, NOT_FOUND */
    markRead: async (input: MarkReadInput) => {
      const { markRead } = own();
      const payload = checked(readForm, input);
      return aboutField('conversationId', () => callAsViewer(markRead, payload));
    },
  };
}
