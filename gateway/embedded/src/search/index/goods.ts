import { Cells } from './cells.ts';
import { beside, type Groups, groupsOf, positionOf } from './groups.ts';
import type { Facts } from './filter.ts';
import { type FacetKind, facetKinds, type Goods, goodsFilters } from './goods-filters.ts';
import type { GoodsSort } from './goods-index.ts';
import type { FactNumbers } from './kinds.ts';
import { type Vocabulary, Words } from './vocabulary.ts';

const growth = 1.5;

/** Every order but the best fit first. Who is alike in it stands with the best first, as in the columns. */
export type FixedSort = Exclude<GoodsSort, 'relevance'>;

/**
 * The products of each title, and beside each place its cell and its supplier: counting goes through memory in order, which a
 * million products far apart from each other make ten times as fast.
 */
export type TitleGroups = Groups & { readonly cells: Uint32Array; readonly suppliers: Uint32Array };
/** The products of each supplier, as those of a title. */
export type SupplierGroups = Groups & { readonly cells: Uint32Array; readonly titles: Uint32Array };

/**
 * The products, a column a fact, by their places: the best first (quality, then id), so that going through them in order goes
 * from good to less good. What comes later stands at the end until the index is built anew.
 */
export class GoodsColumns {
  readonly cells = new Cells();
  readonly vocabulary = Object.fromEntries(
    facetKinds.map((kind) => [kind, new Words<Facts>()]),
  ) as Vocabulary;
  readonly titles: Words<number>;
  readonly suppliers = new Words<number>();
  readonly #places = new Map<number, number>();
  readonly #exhibitionsOf: (supplierId: number) => readonly number[];
  #byTitle: TitleGroups | undefined;
  #bySupplier: SupplierGroups | undefined;
  count = 0;
  ids: Int32Array;
  title: Uint32Array;
  supplier: Uint32Array;
  cell: Uint32Array;
  price: Float64Array;
  minimumOrder: Int32Array;
  listedDay: Int32Array;
  /** Rating first, then how many reviews it rests on. */
  stars: Float64Array;

  /**
   * @param room for how many products at first.
   * @param titles the numbers of titles whose texts have been read; new ones get the next.
   */
  constructor(
    room: number,
    exhibitionsOf: (supplierId: number) => readonly number[],
    titles = new Words<number>(),
  ) {
    this.#exhibitionsOf = exhibitionsOf;
    this.titles = titles;
    this.ids = new Int32Array(room);
    this.title = new Uint32Array(room);
    this.supplier = new Uint32Array(room);
    this.cell = new Uint32Array(room);
    this.price = new Float64Array(room);
    this.minimumOrder = new Int32Array(room);
    this.listedDay = new Int32Array(room);
    this.stars = new Float64Array(room);
  }

  placeOf(id: number): number | undefined {
    return this.#places.get(id);
  }

  /** Made when first asked for, and anew after a product has come, or has changed its title or its supplier. */
  get byTitle(): TitleGroups {
    if (!this.#byTitle) {
      const groups = groupsOf(this.title, this.count, this.titles.values.length);
      this.#byTitle = {
        ...groups,
        cells: beside(groups, this.cell),
        suppliers: beside(groups, this.supplier),
      };
    }
    return this.#byTitle;
  }

  /** As `byTitle`; suppliers without products have empty groups. */
  get bySupplier(): SupplierGroups {
    if (!this.#bySupplier) {
      const groups = groupsOf(this.supplier, this.count, this.suppliers.values.length);
      this.#bySupplier = { ...groups, cells: beside(groups, this.cell), titles: beside(groups, this.title) };
    }
    return this.#bySupplier;
  }

  /** Takes a product in, or what has changed of it. Says in which orders it may stand elsewhere now. */
  put(goods: Goods): {
    readonly place: number;
    readonly isNew: boolean;
    readonly moved: readonly FixedSort[];
  } {
    const known = this.#places.get(goods.id);
    const place = known ?? this.count;
    if (known === undefined) {
      if (place === this.ids.length) this.#grow();
      this.#places.set(goods.id, place);
      this.count += 1;
    } else this.cells.leave(this.cell[place] ?? 0);
    const stars = Math.round(goods.rating * 10) * 1e7 + goods.reviewCount;
    const moved: FixedSort[] = [
      ...(this.price[place] === goods.price ? [] : (['priceAsc', 'priceDesc'] as const)),
      ...(this.minimumOrder[place] === goods.minimumOrder ? [] : (['minOrder'] as const)),
      ...(this.listedDay[place] === goods.listedDay ? [] : (['newest'] as const)),
      ...(this.stars[place] === stars ? [] : (['stars'] as const)),
    ];
    const [title, supplier, cell] = [
      this.titles.of(goods.titleId),
      this.suppliers.of(goods.supplierId),
      this.cells.enter(this.#factsOf(goods)),
    ];
    if (known === undefined || this.title[place] !== title || this.supplier[place] !== supplier)
      this.#byTitle = this.#bySupplier = undefined;
    if (this.#byTitle) this.#byTitle.cells[positionOf(this.#byTitle, title, place)] = cell;
    if (this.#bySupplier) this.#bySupplier.cells[positionOf(this.#bySupplier, supplier, place)] = cell;
    this.ids[place] = goods.id;
    this.title[place] = title;
    this.supplier[place] = supplier;
    this.cell[place] = cell;
    this.price[place] = goods.price;
    this.minimumOrder[place] = goods.minimumOrder;
    this.listedDay[place] = goods.listedDay;
    this.stars[place] = stars;
    return { place, isNew: known === undefined, moved };
  }

  #factsOf(goods: Goods): FactNumbers {
    const exhibitions = this.#exhibitionsOf(goods.supplierId);
    const numbers: Partial<Record<FacetKind, number>> = {};
    for (const kind of facetKinds)
      numbers[kind] = this.vocabulary[kind].of(goodsFilters[kind].factsOf(goods, exhibitions));
    return numbers as FactNumbers;
  }

  #grow(): void {
    const room = Math.ceil((this.ids.length + 16) * growth);
    const into = <Column extends Int32Array | Uint32Array | Float64Array>(
      old: Column,
      grown: Column,
    ): Column => {
      grown.set(old);
      return grown;
    };
    this.ids = into(this.ids, new Int32Array(room));
    this.title = into(this.title, new Uint32Array(room));
    this.supplier = into(this.supplier, new Uint32Array(room));
    this.cell = into(this.cell, new Uint32Array(room));
    this.price = into(this.price, new Float64Array(room));
    this.minimumOrder = into(this.minimumOrder, new Int32Array(room));
    this.listedDay = into(this.listedDay, new Int32Array(room));
    this.stars = into(this.stars, new Float64Array(room));
  }
}
