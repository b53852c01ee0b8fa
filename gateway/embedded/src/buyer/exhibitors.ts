import { z } from 'zod';
import type { Store } from '../store.ts';
import type { Phrases } from '../texts/phrases.ts';
import { blade } from '../wire/blade.ts';
import { operation, type Operation } from '../wire/operation.ts';
import {
  exhibitorConditions,
  type ExhibitorRow,
  exhibitorsOf,
  findExhibitors,
  formatExhibitor,
} from './exhibitor-search.ts';

const pageAtMost = 100;
const offsetAtMost = 100_000;

export const exhibitorQuery = exhibitorConditions.extend({
  offset: z.int().min(0).max(offsetAtMost).default(0),
  pageSize: z.int().min(0).max(pageAtMost).default(24),
});

/** A page of the exhibitors of an exhibition that meet the conditions, in the order of their stands. */
export function exhibitorList(store: Store): Operation {
  return operation({
    name: 'getExhibitorList',
    path: '/exhibition/getExhibitorList.json',
    dialect: blade,
    request: exhibitorQuery,
    async handle(wanted, { language }) {
      const [rows, phrases] = await Promise.all([
        exhibitorsOf(store, wanted.exhibitionId),
        store.phraseCache.phrasesIn(language),
      ]);
      return pageOfExhibitors(rows, wanted, phrases);
    },
  });
}

/** A page of the exhibitors that the words and filters find, with the counts of the filters. */
export function pageOfExhibitors(
  rows: readonly ExhibitorRow[],
  { offset, pageSize, ...wanted }: z.output<typeof exhibitorQuery>,
  phrases: Phrases,
): object {
  const { found, facets } = findExhibitors(rows, wanted, phrases);
  return {
    total: found.length,
    list: found.slice(offset, offset + pageSize).map((row) => formatExhibitor(row, phrases)),
    facets,
  };
}
