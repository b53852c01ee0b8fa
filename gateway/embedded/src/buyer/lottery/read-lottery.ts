import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import type { ExhibitionPhase, ExhibitionStage } from '@fairgate/schema/constants';
import { phaseOf, stageOf } from '../exhibitions.ts';
import type { Prize } from './roll.ts';

export type LotteryPrize = Prize & { readonly stock: number };
export type Lottery = {
  readonly opens_on: string;
  readonly closes_on: string;
  readonly state: ExhibitionPhase;
  readonly seed: string;
  readonly spins: number;
  /** In the order of their ranges of rolls. */
  readonly prizes: readonly LotteryPrize[];
};

const makeSeed = {
  name: 'make lottery seed',
  text: `
    insert into lottery_seed (exhibition_id, seed)
    select $1, $2 where exists (select from lottery_prize where exhibition_id = $1)
    on conflict (exhibition_id) do nothing`,
};
const select = {
  name: 'lottery',
  text: `
    select e.opens_on, e.closes_on, ${stageOf} as stage, s.seed,
      (select count(*)::int from lottery_spin n where n.exhibition_id = e.id) as spins,
      (select coalesce(json_agg(json_build_object('code', p.code, 'chance', p.chance, 'stock', p.stock, 'remaining',
          p.stock - (select count(*) from lottery_spin n where n.exhibition_id = e.id and n.prize = p.code))
        order by p.position), '[]') from lottery_prize p where p.exhibition_id = e.id) as prizes
    from exhibition e join lottery_seed s on s.exhibition_id = e.id
    where e.id = $1 and e.published`,
};

type LotteryRow = Omit<Lottery, 'state'> & { readonly stage: ExhibitionStage };

async function storedLottery(db: Transaction, exhibitionId: number): Promise<Lottery | undefined> {
  const [row] = await db.rows<LotteryRow>(select, [exhibitionId]);
  return row && { ...row, state: phaseOf[row.stage] };
}

/** The lottery of an exhibition; undefined if it has none. Its first reader makes the seed: the hash is public from then on. */
export async function readLottery(db: Transaction, exhibitionId: number): Promise<Lottery | undefined> {
  const known = await storedLottery(db, exhibitionId);
  if (known) return known;
  await db.rows(makeSeed, [exhibitionId, randomBytes(32).toString('hex')]);
  return storedLottery(db, exhibitionId);
}
