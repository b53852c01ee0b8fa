// The plan of a hall of an exhibition: all its stands, and which of them a search finds.
import { resultTtlMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import { blade } from '../../envelope/blade.ts';
import type { ExhibitorFilter } from '../../generated/resolvers.ts';
import type { Operation } from '../../upstream/operation.ts';
import type { Reader } from '../../upstream/reader.ts';
import { count } from '../../wire/scalars.ts';
import { exhibitor, exhibitorFacets, hall, toExhibitorConditions } from './exhibitions.ts';

const answer = z
  .object({
    hall,
    total: count,
    stands: z.array(
      z
        .object({ exhibitor, found: z.boolean() })
        .transform(({ exhibitor: one, found }) => ({ exhibitor: one, isFound: found })),
    ),
    facets: exhibitorFacets,
  })
  .transform(({ total, ...plan }) => ({ ...plan, foundCount: total }));

export type HallPlanModel = z.infer<typeof answer>;
export type PlannedStandModel = HallPlanModel['stands'][number];

const hallPlan: Operation<HallPlanModel | null> = {
  name: 'getHallPlan',
  source: 'buyer',
  dialect: blade,
  path: '/exhibition/getHallPlan.json',
  answer: answer.nullable(),
  ttlMs: resultTtlMs,
};

/** As getHallPlan, for the exhibition's organiser. */
export const organiserHallPlan: Operation<HallPlanModel | null> = {
  ...hallPlan,
  name: 'getOrganiserHallPlan',
  path: '/organiser/getOrganiserHallPlan.json',
  ttlMs: 0,
  failures: ['NOT_FOUND'],
};

/** GraphQL → wire: the plan of a hall. Without a hall of this name: the first with a result. */
export const toHallPlanPayload = (exhibitionId: string, hallNo: string, filter: ExhibitorFilter) => ({
  exhibitionId,
  hallNo,
  ...toExhibitorConditions(filter, 'hall'),
});

export function hallPlanSource({ read }: Reader) {
  return {
    /** Null for an exhibition without halls. */
    hallPlan: (...asked: Parameters<typeof toHallPlanPayload>) => read(hallPlan, toHallPlanPayload(...asked)),
  };
}
