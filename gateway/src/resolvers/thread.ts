import { messagesPageMaxCount } from '@fairgate/schema/limits';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { InboxChangeModel, InboxQuery } from '../account/threads.ts';
import { isId } from './arguments.ts';
import { edgesOf, pageByPlace, type PageArguments, pageInfoOf } from './connection.ts';
import { listRequest, organiserConnection } from './organiser-connection.ts';
import { outcomeOf } from './outcome.ts';

type InboxArguments = PageArguments & InboxQuery;

/** Of a buyer or a supplier. */
const ofViewer = {
  inbox: (_viewer: object, { kind, unreadOnly, ...args }: InboxArguments, { sources }: GatewayContext) =>
    pageByPlace(args, messagesPageMaxCount, (window) => sources.thread.inbox({ kind, unreadOnly }, window)),
  thread: (_viewer: object, { id }: { readonly id: string }, { sources }: GatewayContext) =>
    isId(id) ? sources.thread.one(id) : null,
};

export const threadResolvers: Resolvers = {
  Mutation: {
    sendMessage: (_root, { input }, { sources }) => sources.thread.send(input),
    markThreadRead: (_root, { input }, { sources }) => sources.thread.markRead(input),
  },
  Subscription: {
    inboxChanged: {
      subscribe: async (_root, _args, { sources, inboxes }) => {
        const { account, session } = sources.thread.viewer();
        const stream = await inboxes.subscribe(account, session, sources.thread.changed);
        if (!stream) throw new Error('an inbox is never missing');
        return stream;
      },
      resolve: (changed: InboxChangeModel) => changed,
    },
  },
  Buyer: ofViewer,
  SupplierUser: ofViewer,
  Thread: {
    supplier: ({ supplierId }, _args, { sources }) =>
      supplierId === null ? null : sources.supplier.byId(supplierId),
    messages: ({ id }, args, { sources }) =>
      sources.thread.messages(id, listRequest(args, messagesPageMaxCount)),
  },
  ThreadConnection: {
    nodes: ({ threads }) => threads,
    edges: ({ threads, offset }) => edgesOf(threads, offset),
    pageInfo: ({ threads, offset, totalCount }) => pageInfoOf(offset, threads.length, totalCount),
  },
  MessageConnection: organiserConnection,
  SendMessageResult: { __resolveType: outcomeOf('Message') },
  MarkThreadReadResult: { __resolveType: outcomeOf('Thread') },
};
