import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { outcomeOf } from './outcome.ts';

/** Of a buyer or a supplier. */
const ofViewer = {
  upcomingMeetings: (_viewer: object, _args: object, { sources }: GatewayContext) =>
    sources.meeting.upcoming(),
};

export const meetingResolvers: Resolvers = {
  Mutation: {
    requestMeeting: (_root, { input }, { sources }) => sources.meeting.request(input),
    requestMeetingWithBuyer: (_root, { input }, { sources }) => sources.meeting.requestWithBuyer(input),
    proposeMeetingTimes: (_root, { input }, { sources }) => sources.meeting.propose(input),
    acceptMeeting: (_root, { input }, { sources }) => sources.meeting.accept(input),
    declineMeeting: (_root, { input }, { sources }) => sources.meeting.decline(input),
    cancelMeeting: (_root, { input }, { sources }) => sources.meeting.cancel(input),
    setMeetingLink: (_root, { input }, { sources }) => sources.meeting.setLink(input),
  },
  Buyer: ofViewer,
  SupplierUser: ofViewer,
  Supplier: { stands: ({ id }, _args, { sources }) => sources.supplier.stands(id) },
  // A meeting has the id of its conversation.
  Conversation: {
    meeting: ({ id, kind }, _args, { sources }) => (kind === 'MEETING' ? sources.meeting.byId(id) : null),
  },
  Meeting: {
    supplier: ({ supplierId }, _args, { sources }) => sources.supplier.byId(supplierId),
    product: ({ productId }, _args, { sources }) =>
      productId === null ? null : sources.product.byId(productId),
  },
  MeetingResult: { __resolveType: outcomeOf('Meeting') },
};
