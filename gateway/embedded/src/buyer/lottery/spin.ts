import { exhibitionPhases } from '@fairgate/schema/constants';
import type { Database, Transaction } from '../../db/database.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { readLottery } from './read-lottery.ts';
import { prizeOf, rollOf } from './roll.ts';

export type Spin = {
  readonly number: number;
  readonly buyer_number: number;
  readonly roll: number;
  /** Code of the prize; null if nothing was won. */
  readonly prize: string | null;
  readonly created_at: Date;
};

const columns = 'number, buyer_number, roll, prize, created_at';
const select = {
  name: 'own lottery spin',
  text: `select ${columns} from lottery_spin where exhibition_id = $1 and buyer_id = $2`,
};
// Spins of one exhibition wait for each other here, so that each sees what the others have won.
const lock = {
  name: 'lock lottery',
  text: 'select from lottery_seed where exhibition_id = $1 for update',
};
const insert = {
  name: 'store lottery spin',
  text: `
    insert into lottery_spin (exhibition_id, number, buyer_id, buyer_number, roll, prize)
    values ($1, $2, $3, $3, $4, $5) returning ${columns}`,
};

export async function ownSpin(
  db: Transaction,
  exhibitionId: number,
  buyerId: number,
): Promise<Spin | undefined> {
  return (await db.rows<Spin>(select, [exhibitionId, buyerId]))[0];
}

/** Draws for a buyer, once per exhibition: later calls get the first result. Throws ErrorAnswer 404 unless the draw is open. */
export async function spinOnce(db: Database, exhibitionId: number, buyerId: number): Promise<Spin> {
  // Makes the row that is locked.
  await readLottery(db, exhibitionId);
  return db.transaction(async (transaction) => {
    await transaction.rows(lock, [exhibitionId]);
    const earlier = await ownSpin(transaction, exhibitionId, buyerId);
    if (earlier) return earlier;
    const lottery = await readLottery(transaction, exhibitionId);
    if (lottery?.state !== exhibitionPhases.opening)
      throw new ErrorAnswer(failureCodes.notFound, 'there is no open draw');
    const roll = rollOf(lottery.seed, exhibitionId, buyerId);
    const prize = prizeOf(roll, lottery.prizes);
    const [spin] = await transaction.rows<Spin>(insert, [
      exhibitionId,
      lottery.spins + 1,
      buyerId,
      roll,
      prize?.code ?? null,
    ]);
    if (!spin) throw new Error('the spin was not stored');
    return spin;
  });
}
