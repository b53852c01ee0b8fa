import { messagesPageMaxCount } from '@fairgate/schema/limits';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { InboxChangeModel, InboxQuery } from '../account/conversations.ts';
import { isId } from './arguments.ts';
import { edgesOf, pageByPlace, type PageArguments, pageInfoOf } from './connection.ts';
import { listRequest, organiserConnection } from './organiser-connection.ts';
import { outcomeOf } from './outcome.ts';

type InboxArguments = PageArguments & InboxQuery;

/** Of a buyer or a supplier. */
const ofViewer = {
  inbox: (_viewer: object, { kind, unreadOnly, ...args }: InboxArguments, { sources }: GatewayContext) =>
    pageByPlace(args, messagesPageMaxCount, (window) =>
      sources.conversation.inbox({ kind, unreadOnly }, window),
    ),
  conversation: (_viewer: object, { id }: { readonly id: string }, { sources }: GatewayContext) =>
    isId(id) ? sources.conversation.one(id) : null,
};

export const conversationResolvers: Resolvers = {
  Mutation: {
    startConversation: (_root, { input }, { sources }) => sources.conversation.start(input),
    sendMessage: (_root, { input }, { sources }) => sources.conversation.send(input),
    blockConversation: (_root, { id }, { sources }) => sources.conversation.setBlocked(id, true),
    unblockConversation: (_root, { id }, { sources }) => sources.conversation.setBlocked(id, false),
    reportConversation: (_root, { input }, { sources }) => sources.conversation.report(input),
    markRead: (_root, { input }, { sources }) => sources.conversation.markRead(input),
  },
  Subscription: {
    inboxChanged: {
      subscribe: async (_root, _args, { sources, inboxes }) => {
        const { account, session } = sources.conversation.viewer();
        const stream = await inboxes.subscribe(account, session, sources.conversation.changed);
        if (!stream) throw new Error('an inbox is never missing');
        return stream;
      },
      resolve: (changed: InboxChangeModel) => changed,
    },
  },
  Buyer: {
    ...ofViewer,
    chat: (_buyer, { supplierId, productId = null }, { sources }) =>
      isId(supplierId) && (productId === null || isId(productId))
        ? sources.conversation.chat(supplierId, productId)
        : null,
  },
  SupplierUser: ofViewer,
  Conversation: {
    supplier: ({ supplierId }, _args, { sources }) =>
      supplierId === null ? null : sources.supplier.byId(supplierId),
    product: ({ productId }, _args, { sources }) =>
      productId === null ? null : sources.product.byId(productId),
    messages: ({ id }, args, { sources }) =>
      sources.conversation.messages(id, listRequest(args, messagesPageMaxCount)),
  },
  ConversationConnection: {
    nodes: ({ conversations }) => conversations,
    edges: ({ conversations, offset }) => edgesOf(conversations, offset),
    pageInfo: ({ conversations, offset, totalCount }) => pageInfoOf(offset, conversations.length, totalCount),
  },
  MessageConnection: organiserConnection,
  StartConversationResult: { __resolveType: outcomeOf('Conversation') },
  BlockResult: { __resolveType: outcomeOf('Conversation') },
  ReportConversationResult: { __resolveType: outcomeOf('Ticket') },
  SendMessageResult: { __resolveType: outcomeOf('Message') },
  MarkReadResult: { __resolveType: outcomeOf('Conversation') },
};
