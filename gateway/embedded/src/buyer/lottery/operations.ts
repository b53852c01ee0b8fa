import { exhibitionPhases } from '@fairgate/schema/constants';
import { z } from 'zod';
import type { Store } from '../../store.ts';
import type { Phrases } from '../../texts/phrases.ts';
import { blade } from '../../wire/blade.ts';
import { idText, toId } from '../../wire/form.ts';
import { operation, type Operation, type OperationMaker } from '../../wire/operation.ts';
import { buyerOperation } from '../buyer-operation.ts';
import { readLottery } from './read-lottery.ts';
import { seedHashOf } from './roll.ts';
import { ownSpin, spinOnce, type Spin } from './spin.ts';

/** §2.5 The lottery of an exhibition. */
export const lotteryOperations: readonly OperationMaker[] = [getLottery, getSpins, getOwnSpin, spin];

const ofExhibition = z.object({ exhibitionId: idText });
const nameOf = (code: string, phrases: Phrases): string => phrases.textOf('prizes', code);

/** Null if the exhibition has none. The seed is null until the draw has ended. */
function getLottery({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'getLottery',
    path: '/lottery/getLottery.json',
    dialect: blade,
    request: ofExhibition,
    async handle({ exhibitionId }, { language }) {
      const [lottery, phrases] = await Promise.all([
        readLottery(db, toId(exhibitionId) ?? 0),
        phraseCache.phrasesIn(language),
      ]);
      if (!lottery) return null;
      const { opens_on: startDate, closes_on: endDate, state, seed, spins, prizes } = lottery;
      return {
        exhibitionId,
        startDate,
        endDate,
        state,
        seedHash: seedHashOf(seed),
        seed: state === exhibitionPhases.completed ? seed : null,
        spinNum: spins,
        prizes: prizes.map((prize) => ({ ...prize, name: nameOf(prize.code, phrases) })),
      };
    },
  });
}

const selectSpins = {
  name: 'lottery spins',
  text: `
    select number, buyer_number, roll, prize, created_at from lottery_spin
    where exhibition_id = $1 order by number offset $2 limit $3`,
};

/** All spins in their order, for whoever checks the draw; none until it has ended. */
function getSpins({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'getLotterySpins',
    path: '/lottery/getLotterySpins.json',
    dialect: blade,
    request: ofExhibition.extend({
      offset: z.int().min(0).max(1_000_000).default(0),
      pageSize: z.int().min(0).max(100).default(100),
    }),
    async handle({ exhibitionId, offset, pageSize }, { language }) {
      const id = toId(exhibitionId) ?? 0;
      const [lottery, phrases] = await Promise.all([readLottery(db, id), phraseCache.phrasesIn(language)]);
      if (lottery?.state !== exhibitionPhases.completed) return { total: 0, list: [] };
      const rows = await db.rows<Spin>(selectSpins, [id, offset, pageSize]);
      return { total: lottery.spins, list: rows.map((row) => formatSpin(row, phrases)) };
    },
  });
}

/** Null if the buyer has not spun yet. */
function getOwnSpin({ db, phraseCache }: Store): Operation {
  return buyerOperation({
    path: '/lottery/getOwnSpin.json',
    request: ofExhibition,
    async handle({ exhibitionId }, { accountId }, { language }) {
      const found = await ownSpin(db, toId(exhibitionId) ?? 0, accountId);
      return found ? formatSpin(found, await phraseCache.phrasesIn(language)) : null;
    },
  });
}

function spin({ db, phraseCache }: Store): Operation {
  return buyerOperation({
    path: '/lottery/spin.json',
    request: ofExhibition,
    async handle({ exhibitionId }, { accountId }, { language }) {
      const drawn = await spinOnce(db, toId(exhibitionId) ?? 0, accountId);
      return formatSpin(drawn, await phraseCache.phrasesIn(language));
    },
  });
}

function formatSpin(
  { number, buyer_number: buyerNo, roll, prize, created_at: created }: Spin,
  phrases: Phrases,
) {
  return {
    number,
    buyerNo: String(buyerNo),
    roll,
    prize,
    prizeName: prize === null ? null : nameOf(prize, phrases),
    createTime: created.toISOString(),
  };
}
