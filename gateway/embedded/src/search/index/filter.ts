// A filter of a search: the selected values, the facts that pass, the counted values. The rows are in shared-filters.ts,
// goods-filters.ts and supplier-filters.ts; all other code handles filters by kind.
import type { OwnText } from '../../texts/exhibition-texts.ts';
import type { Phrases } from '../../texts/phrases.ts';

export type Value = string | number;
/** The facts that one filter needs of a product or supplier. Equal facts are evaluated and counted once. */
export type Facts = readonly Value[];
/** The parent of a level-2 category. */
export type ParentOf = (category: number) => number | undefined;
/** What gives the exhibitions' names, by id (texts/exhibition-texts.ts). */
export type ExhibitionNames = ReadonlyMap<number, { readonly ownName: OwnText; readonly code: string }>;

/** The key of a row is the wire name of the facet. */
export type Filter<Conditions> = {
  /** The selected values; without any, everything passes. */
  readonly chosen: (conditions: Conditions) => Facts;
  /** Whether facts pass a selection; by default if they contain any selected value. */
  readonly passes?: (facts: Facts, conditions: Conditions, parentOf: ParentOf) => boolean;
  /** The facet values that the facts count for; by default the facts themselves. */
  readonly countedAs?: (facts: Facts) => Facts;
  /** The label of a value whose name depends on the language. */
  readonly labelOf?: (value: string, phrases: Phrases, exhibitions: ExhibitionNames) => string | undefined;
  /** The values are sorted by number; else the most frequent come first. */
  readonly isOrdered?: true;
};

/** The test for facts; undefined if nothing is selected. */
export function testOf<Conditions>(
  { chosen, passes }: Filter<Conditions>,
  conditions: Conditions,
  parentOf: ParentOf,
): ((facts: Facts) => boolean) | undefined {
  const wanted = chosen(conditions);
  if (wanted.length === 0) return undefined;
  return passes
    ? (facts) => passes(facts, conditions, parentOf)
    : (facts) => facts.some((value) => wanted.includes(value));
}

/** A condition that is true, false, or not set. */
export const flagChosen = (wanted: boolean | null | undefined): Facts =>
  wanted == null ? [] : [String(wanted)];
/** A boolean facet counts `true` only. */
export const whatIsTrue = (facts: Facts): Facts => facts.filter((value) => value === 'true');

/** Whether one of these categories, or its parent, is selected. */
export const isInCategory = (categories: Facts, wanted: Facts, parentOf: ParentOf): boolean =>
  categories.some(
    (category) => wanted.includes(category) || wanted.includes(parentOf(Number(category)) ?? category),
  );
