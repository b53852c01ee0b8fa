import { type FacetKind, facetKinds, goodsFilters } from './goods-filters.ts';

/** The facts of a product: for each filter the number of its facts in the vocabulary. */
export type FactNumbers = Readonly<Record<FacetKind, number>>;

/**
 * The filters have two sides: the product and its supplier. Products with equal facts on one side are of one kind
 * there. A million products have some thousand kinds on each side, so evaluating filters and summing facets is fast.
 */
export class Side {
  readonly #numbers = new Map<string, number>();
  readonly kinds: readonly FacetKind[];
  /** The filters of this side, with the fact number of each kind. */
  readonly columns: Readonly<Partial<Record<FacetKind, number[]>>>;
  count = 0;

  constructor(side: 'goods' | 'suppliers') {
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
