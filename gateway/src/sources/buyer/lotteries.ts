// The lottery of an exhibition (§2.5, §7.3 lottery). The service draws.
import { resultTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { buyerOnly } from '../../viewer.ts';
import type { AccountOptions } from '../../account/account-options.ts';
import { count, id, text } from '../../wire/scalars.ts';
import { exhibitionStatuses } from './exhibitions.ts';

const own = { source: 'buyer', dialect: blade } as const;

const lottery = z
  .object({
    exhibitionId: id,
    startDate: z.string(),
    endDate: z.string(),
    state: z.literal([0, 1, 2]),
    seedHash: text,
    seed: z.string().nullable(),
    spinNum: count,
    prizes: z.array(z.object({ code: text, name: text, chance: count, stock: count, remaining: count })),
  })
  .transform(({ startDate, endDate, state, spinNum, ...wire }) => ({
    ...wire,
    startsOn: startDate,
    endsOn: endDate,
    status: exhibitionStatuses[state],
    spinCount: spinNum,
  }));
export type LotteryModel = z.infer<typeof lottery>;

const getLottery: Operation<LotteryModel | null> = {
  ...own,
  name: 'getLottery',
  path: '/lottery/getLottery.json',
  answer: lottery.nullable(),
  ttlMs: resultTtlMs,
};

const spin = z
  .object({
    number: count,
    buyerNo: id,
    roll: count,
    prize: z.string().nullable(),
    prizeName: z.string().nullable(),
    createTime: text,
  })
  .transform(({ buyerNo, prize, createTime, ...wire }) => ({
    ...wire,
    buyerNumber: buyerNo,
    prizeCode: prize,
    drawnAt: createTime,
  }));
export type LotterySpinModel = z.infer<typeof spin>;

const spinPage = z
  .object({ total: count, list: z.array(spin) })
  .transform(({ total, list }) => ({ totalCount: total, spins: list }));
export type LotterySpinConnectionModel = z.infer<typeof spinPage> & { readonly offset: number };

const getSpins: Operation<z.infer<typeof spinPage>> = {
  ...own,
  name: 'getLotterySpins',
  path: '/lottery/getLotterySpins.json',
  answer: spinPage,
  ttlMs: resultTtlMs,
};

const getOwnSpin: Operation<LotterySpinModel | null> = {
  ...own,
  name: 'getOwnSpin',
  path: '/lottery/getOwnSpin.json',
  answer: spin.nullable(),
  ttlMs: 0,
};

/** Safe to repeat: the service draws once for each buyer and exhibition. */
const spinLottery: Operation<LotterySpinModel> = {
  ...own,
  name: 'spin',
  path: '/lottery/spin.json',
  answer: spin,
  ttlMs: 0,
  failures: ['NOT_FOUND'],
};

export function lotterySource({ read, callAsViewer }: Reader, { session }: Pick<AccountOptions, 'session'>) {
  return {
    ofExhibition: (exhibitionId: string) => read(getLottery, { exhibitionId }),
    spins: async (
      exhibitionId: string,
      { offset, size }: { offset: number; size: number },
    ): Promise<LotterySpinConnectionModel> => ({
      ...(await read(getSpins, { exhibitionId, offset, pageSize: size })),
      offset,
    }),
    ownSpin: (exhibitionId: string) => callAsViewer(getOwnSpin, { exhibitionId }),
    /** @throws CodedError LOGIN_REQUIRED, NOT_FOUND when the draw is not open. */
    spin: async (exhibitionId: string) => {
      buyerOnly(session);
      return callAsViewer(spinLottery, { exhibitionId });
    },
  };
}
