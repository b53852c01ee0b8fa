import { invalidArgument } from '../coded-error.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { isId } from './arguments.ts';
import { edgesOf, pageByPlace, pageInfoOf } from './connection.ts';
import { outcomeOf } from './outcome.ts';

const spinsMost = 100;
const digits = (exhibitionId: string) =>
  isId(exhibitionId) ? exhibitionId : invalidArgument('exhibitionId', 'must be digits');

export const lotteryResolvers: Resolvers = {
  Exhibition: {
    lottery: ({ id }, _args, { sources }) => sources.lottery.ofExhibition(id),
  },
  Buyer: {
    lotterySpin: (_buyer, { exhibitionId }, { sources }) => sources.lottery.ownSpin(digits(exhibitionId)),
  },
  Mutation: {
    spinLottery: async (_root, { exhibitionId }, { sources }) => sources.lottery.spin(digits(exhibitionId)),
  },
  Lottery: {
    spins: ({ exhibitionId }, args, { sources }) =>
      pageByPlace(args, spinsMost, (window) => sources.lottery.spins(exhibitionId, window)),
  },
  LotterySpinConnection: {
    nodes: ({ spins }) => spins,
    edges: ({ spins, offset }) => edgesOf(spins, offset),
    pageInfo: ({ spins, offset, totalCount }) => pageInfoOf(offset, spins.length, totalCount),
  },
  SpinLotteryResult: { __resolveType: outcomeOf('LotterySpin') },
};
