import type { Resolvers } from '../generated/resolvers.ts';
import type { DeskModel } from '../sources/buyer/desk.ts';
import { invalidArgument } from '../coded-error.ts';
import { isId } from './arguments.ts';
import { listRequest, organiserConnection } from './organiser-connection.ts';
import { outcomeOf } from './outcome.ts';

const hoursMost = 24 * 365;
const checkedHours = (hours: number): number =>
  hours >= 1 && hours <= hoursMost ? hours : invalidArgument('hours', `must be 1 to ${hoursMost}`);

export const deskResolvers: Resolvers = {
  Mutation: {
    operatorLogin: (_root, { input }, { sources }) => sources.session.loginOperator(input),
    assignTicket: (_root, { input }, { sources }) => sources.desk.assign(input),
    answerTicket: (_root, { input }, { sources }) => sources.desk.answer(input),
    noteTicket: (_root, { input }, { sources }) => sources.desk.note(input),
    closeTicket: (_root, { input }, { sources }) => sources.desk.close(input),
    remindSupplier: (_root, { enquiryId }, { sources }) =>
      sources.desk.remind(isId(enquiryId) ? enquiryId : '0'),
  },
  Subscription: {
    deskChanged: {
      subscribe: async (_root, _args, { sources, desks }) => {
        const { account, session } = sources.desk.viewer();
        const stream = await desks.subscribe(account, session, sources.desk.numbers);
        if (!stream) throw new Error('a desk is never missing');
        return stream;
      },
      resolve: (changed: DeskModel) => changed,
    },
  },
  OperatorUser: {
    sessions: (_user, _args, { sources }) => sources.session.sessions('operator'),
    operators: (_user, _args, { sources }) => sources.desk.operators(),
    desk: (_user, _args, { sources }) => sources.desk.numbers(),
    tickets: (_user, { keyword, state, topic, operatorId, ...args }, { sources }) =>
      sources.desk.tickets({
        keyword: (keyword ?? '').trim(),
        state,
        topic,
        operatorId,
        ...listRequest(args),
      }),
    conversation: (_user, { ticketId }, { sources }) =>
      isId(ticketId) ? sources.desk.conversation(ticketId) : null,
    unansweredEnquiries: (_user, { hours, ...args }, { sources }) =>
      sources.desk.unanswered(checkedHours(hours), listRequest(args)),
    unansweredRfqs: (_user, { hours, ...args }, { sources }) =>
      sources.desk.unansweredRfqs(checkedHours(hours), listRequest(args)),
  },
  DeskTicket: {
    product: ({ productId }, _args, { sources }) =>
      productId === null ? null : sources.product.byId(productId),
    supplier: ({ supplierId }, _args, { sources }) =>
      supplierId === null ? null : sources.supplier.byId(supplierId),
  },
  UnansweredEnquiry: { supplier: ({ supplierId }, _args, { sources }) => sources.supplier.byId(supplierId) },
  UnansweredRfq: {
    category: async ({ categoryId }, _args, { sources }) =>
      categoryId === null ? null : ((await sources.category.index()).get(categoryId) ?? null),
  },
  UnansweredRfqSupplier: {
    supplier: ({ supplierId }, _args, { sources }) => sources.supplier.byId(supplierId),
  },
  DeskTicketConnection: organiserConnection,
  UnansweredEnquiryConnection: organiserConnection,
  UnansweredRfqConnection: organiserConnection,
  TicketConversationResult: { __resolveType: outcomeOf('TicketConversation') },
  RemindSupplierResult: { __resolveType: outcomeOf('UnansweredEnquiry') },
  OperatorSignedIn: { viewer: (_parent, _args, { sources }) => sources.session.viewerAs('operator') },
  OperatorLoginResult: { __resolveType: outcomeOf('OperatorSignedIn') },
};
