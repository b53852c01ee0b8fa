import type { ExhibitionPhase, ExhibitionStage } from '@fairgate/schema/constants';
import type { Transaction } from '../../db/database.ts';
import { phaseOf, stageOf } from '../exhibitions.ts';

export type SharePrize = { readonly code: string; readonly friends: number };
export type Sharing = {
  readonly closes_on: string;
  readonly state: ExhibitionPhase;
  /** The easiest first. */
  readonly prizes: readonly SharePrize[];
};

const select = {
  name: 'sharing event',
  text: `
    select e.closes_on, ${stageOf} as stage,
      (select json_agg(json_build_object('code', p.code, 'friends', p.friends) order by p.friends)
        from share_prize p where p.exhibition_id = e.id) as prizes
    from exhibition e where e.id = $1 and e.published and exists (select from share_prize where exhibition_id = $1)`,
};

/** The sharing event of an exhibition; undefined if it has none. */
export async function readSharing(db: Transaction, exhibitionId: number): Promise<Sharing | undefined> {
  type Row = Omit<Sharing, 'state'> & { readonly stage: ExhibitionStage };
  const [row] = await db.rows<Row>(select, [exhibitionId]);
  return row && { ...row, state: phaseOf[row.stage] };
}
