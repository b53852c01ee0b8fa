import { type FacetKind, facetKinds, goodsFilters } from './goods-filters.ts';

/** What a product is filtered by: the number of its facts in the vocabulary of each filter. */
export type FactNumbers = Readonly<Record<FacetKind, number>>;

/**
 * The filters have two sides, what the thing is and who makes it. Products that one side cannot tell apart are of one kind there:
 * a million products have some thousand kinds on either side, so that filters are judged and facets added up in no time.
 */
export class Side {
  readonly #numbers = new Map<string, number>();
  readonly kinds: readonly FacetKind[];
  /** The filters of this side, with the number of the facts of each kind. */
  readonly columns: Readonly<Partial<Record<FacetKind, number[]>>>;
  count = 0;

  constructor(side: 'goods' | 'makers') {
    this.kinds = facetKinds.filter((kind) => goodsFilters[kind].side === side);
    this.columns = Object.fromEntries(this.kinds.map((kind) => [kind, []]));
  }

  of(facts: FactNumbers): number {
    let key = '';
    for (const kind of this.kinds) key += `${facts[kind]},`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      this.#numbers.set(key, (number = this.count));
      this.count += 1;
      for (const kind of this.kinds) this.columns[kind]?.push(facts[kind]);
    }
    return number;
  }
}
