// The parameters of the hall plan: those of the list of exhibitors, a chosen stand, and where the visitor is.
import type { HallPlanQuery, HallPlanQueryVariables } from '#graphql';
import {
  exhibitorFilter,
  readExhibitorSearch,
  type ExhibitorSearch,
} from '../exhibitors/exhibitor-search.ts';

export type HallPlan = NonNullable<NonNullable<HallPlanQuery['exhibition']>['hallPlan']>;
export type PlannedStand = HallPlan['stands'][number];

export type PlanSearch = Omit<ExhibitorSearch, 'pageNo'> & {
  /** The chosen stand, 'A-107'. */
  readonly stand?: string | undefined;
  /** The stand where the visitor is, 'A-107'. */
  readonly here?: string | undefined;
};

/** What an address says; the rest is left out. */
export function readPlanSearch(query: object): PlanSearch {
  const { exhibitor, hall, category, country } = readExhibitorSearch(query);
  const { stand, here } = query as Record<string, unknown>;
  return { exhibitor, hall, category, country, stand: readStand(stand), here: readStand(here) };
}

function readStand(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Za-z0-9]{1,20}-[A-Za-z0-9]{1,20}$/.test(value)
    ? value.toUpperCase()
    : undefined;
}

const hallOf = (stand: string | undefined): string | undefined => stand?.split('-')[0];

/** Without a hall in the address: that of the chosen stand; the service chooses one when there is none either. */
export function planVariables(id: string, search: PlanSearch): HallPlanQueryVariables {
  return {
    id,
    hall: search.hall ?? hallOf(search.stand) ?? hallOf(search.here) ?? null,
    filter: exhibitorFilter({ ...search, hall: undefined }),
  };
}

export const nameOfStand = ({ hall, number }: { readonly hall: string; readonly number: string }): string =>
  `${hall}-${number}`;

/**
 * The stand that a visitor typed: 'a 107', 'A-107', or '107' in the hall on screen. Undefined: nothing like a stand.
 */
export function typedStand(text: string, hall: string): string | undefined {
  const [, letter, number] = /^([A-Za-z]*)[\s-]*(\d+[A-Za-z]*)$/.exec(text.trim()) ?? [];
  return number === undefined ? undefined : `${letter === '' ? hall : letter}-${number}`.toUpperCase();
}
