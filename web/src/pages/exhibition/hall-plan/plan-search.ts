// The parameters of the hall plan: those of the list of exhibitors, and what the plan shows.
import { hallToShow, readPlanChoice, type PlanChoice } from '#features/hall-plan/plan.ts';
import type { HallPlanQueryVariables } from '#graphql';
import {
  exhibitorFilter,
  readExhibitorSearch,
  type ExhibitorSearch,
} from '../exhibitors/exhibitor-search.ts';

export type PlanSearch = Omit<ExhibitorSearch, 'pageNo'> & PlanChoice;

/** What an address says; the rest is left out. */
export function readPlanSearch(query: object): PlanSearch {
  const { exhibitor, category, country } = readExhibitorSearch(query);
  return { exhibitor, category, country, ...readPlanChoice(query) };
}

export function planVariables(id: string, search: PlanSearch): HallPlanQueryVariables {
  return { id, hall: hallToShow(search), filter: exhibitorFilter({ ...search, hall: undefined }) };
}
