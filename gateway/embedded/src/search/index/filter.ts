// A filter of a search: what is chosen of it, which facts pass, what is counted. The rows are in goods-filters.ts and
// supplier-filters.ts; everything else goes through them by kind.
import type { Phrasebook } from '../../wording/phrasebook.ts';

export type Value = string | number;
/** What one filter knows of a product or supplier. What has the same facts is alike to it, and is judged and counted once. */
export type Facts = readonly Value[];
/** The category above, of a category of the second level. */
export type ParentOf = (category: number) => number | undefined;
/** The codes of the exhibitions by their ids: what their names are found by. */
export type ExhibitionCodes = ReadonlyMap<number, string>;

type LabelOf = (value: string, book: Phrasebook, codes: ExhibitionCodes) => string | undefined;

/** The key of a row is the facet's name on the wire. */
export type Filter<Conditions> = {
  /** What is asked for; where that is nothing, everything passes. */
  readonly chosen: (conditions: Conditions) => Facts;
  /** Whether facts pass, where something is chosen; any of that by default. */
  readonly passes?: (facts: Facts, conditions: Conditions, parentOf: ParentOf) => boolean;
  /** The values of the facet under which facts are counted; themselves by default. */
  readonly countedAs?: (facts: Facts) => Facts;
  /** The name of a value whose name depends on the language. */
  readonly labelOf?: LabelOf;
  /** The values have an order of their own, that of their numbers; else the most frequent come first. */
  readonly isOrdered?: true;
};

/** Which facts pass a filter; undefined where nothing is chosen of it. */
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

/** A condition that is yes, no, or not asked. */
export const flagChosen = (wanted: boolean | null | undefined): Facts =>
  wanted == null ? [] : [String(wanted)];
/** Of what is true or false only the first is counted. */
export const whatIsTrue = (facts: Facts): Facts => facts.filter((value) => value === 'true');

/** Whether one of these categories is wanted, or the one above it is. */
export const isInCategory = (categories: Facts, wanted: Facts, parentOf: ParentOf): boolean =>
  categories.some(
    (category) => wanted.includes(category) || wanted.includes(parentOf(Number(category)) ?? category),
  );

export const categoryLabel: LabelOf = (value, book) => book.find('category', value);
export const businessTypeLabel: LabelOf = (value, book) => book.find('business-types', value);
export const exhibitionLabel: LabelOf = (value, book, codes) =>
  book.find('exhibitions', codes.get(Number(value)) ?? '');
