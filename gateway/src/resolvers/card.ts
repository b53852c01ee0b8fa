import { cardShareIdRule } from '@fairgate/schema/rules';
import { invalidArgument } from '../coded-error.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { isId } from './arguments.ts';
import { outcomeOf } from './outcome.ts';

const digits = (id: string, name: string) => (isId(id) ? id : invalidArgument(name, 'must be digits'));
const cardId = (id: string) =>
  /^[A-Za-z0-9-]{8,64}$/.test(id) ? id : invalidArgument('id', 'must be 8 to 64 letters, digits and hyphens');

const shareId = (id: string) =>
  cardShareIdRule.safeParse(id).success ? id : invalidArgument('id', 'must be a UUID');

/** Of a buyer, and of a supplier's person. */
const ofHolder = {
  businessCard: (_owner: object, _args: object, { sources }: GatewayContext) => sources.card.own(),
  cardShares: (_owner: object, _args: object, { sources }: GatewayContext) => sources.card.shares(),
  savedCards: (_owner: object, _args: object, { sources }: GatewayContext) => sources.card.saved(),
};

export const cardResolvers: Resolvers = {
  Query: {
    supplierCard: (_root, { supplierId, exhibitionId }, { sources }) =>
      isId(supplierId) && (exhibitionId == null || isId(exhibitionId))
        ? sources.card.ofSupplier(supplierId, exhibitionId ?? null)
        : null,
  },
  Mutation: {
    saveBusinessCard: (_root, { input }, { sources }) => sources.card.saveOwn(input),
    saveReceivedCard: (_root, { input }, { sources }) =>
      sources.card.saveReceived({ ...input, id: shareId(input.id) }),
    recordCardShare: (_root, { input }, { sources }) =>
      input.fields.length > 0
        ? sources.card.recordShare({ ...input, id: shareId(input.id) })
        : invalidArgument('fields', 'must not be empty'),
    saveSupplierCard: (_root, { input }, { sources }) => {
      digits(input.supplierId, 'supplierId');
      if (input.exhibitionId != null) digits(input.exhibitionId, 'exhibitionId');
      return sources.card.saveSupplier(input);
    },
    setCardNote: (_root, { input }, { sources }) => sources.card.setNote({ ...input, id: cardId(input.id) }),
    removeSavedCard: (_root, { id }, { sources }) => sources.card.remove(cardId(id)),
    requestCard: (_root, { input: { exhibitionId, supplierId } }, { sources }) =>
      sources.card.request({
        exhibitionId: digits(exhibitionId, 'exhibitionId'),
        supplierId: digits(supplierId, 'supplierId'),
      }),
    answerCardRequest: (_root, { id }, { sources }) => sources.card.answer(digits(id, 'id')),
  },
  Buyer: {
    ...ofHolder,
    cardRequests: (_buyer, { exhibitionId }, { sources }) =>
      sources.card.ownRequests(digits(exhibitionId, 'exhibitionId')),
  },
  SupplierUser: { ...ofHolder, cardRequests: (_user, _args, { sources }) => sources.card.requests() },
  BusinessCardResult: { __resolveType: outcomeOf('OwnBusinessCard') },
  SavedCardResult: { __resolveType: outcomeOf('SavedCard') },
  RecordCardShareResult: { __resolveType: outcomeOf('CardShareRecorded') },
  RemoveCardResult: { __resolveType: outcomeOf('CardRemoved') },
  RequestCardResult: { __resolveType: outcomeOf('CardRequested') },
  AnswerCardRequestResult: { __resolveType: outcomeOf('CardGiven') },
};
