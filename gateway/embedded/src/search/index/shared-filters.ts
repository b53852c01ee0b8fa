// The conditions and filters that both searches have; goods-filters.ts and supplier-filters.ts add the facts.
import { z } from 'zod';
import { exhibitionText } from '../../texts/exhibition-texts.ts';
import { choices, flag, ids, scope } from './conditions.ts';
import { type Filter, flagChosen, isInCategory, whatIsTrue } from './filter.ts';

export const sharedConditions = z.object({
  /** The scope of the search: a category of either level. */
  categoryId: scope,
  categoryIds: ids,
  countryIds: choices,
  certs: choices,
  exhibitionIds: ids,
  verified: flag,
});

export const sharedFilters = {
  category: {
    chosen: ({ categoryIds }) => categoryIds,
    passes: (facts, { categoryIds }, parentOf) => isInCategory(facts, categoryIds, parentOf),
    labelOf: (value, phrases) => phrases.find('category', value),
  },
  country: { chosen: ({ countryIds }) => countryIds },
  certificate: { chosen: ({ certs }) => certs },
  verified: { chosen: ({ verified }) => flagChosen(verified), countedAs: whatIsTrue },
  exhibition: {
    chosen: ({ exhibitionIds }) => exhibitionIds,
    labelOf(value, phrases, exhibitions) {
      const found = exhibitions.get(Number(value));
      return found && exhibitionText(found.ownName, found.code, phrases);
    },
  },
} as const satisfies Readonly<Record<string, Filter<z.output<typeof sharedConditions>>>>;
