import { bandOf, Cells, type Facts, type Vocabulary, Words } from './cells.ts';

/** A product as the index takes it in. Days are counted from 2000-01-01. */
export type Goods = {
  readonly id: number; readonly titleId: number; readonly supplierId: number; readonly categoryId: number; readonly countryId: string;
  /** Codes with `|` between. */
  readonly certificates: string;
  readonly verified: boolean; readonly minimumOrder: number; readonly price: number; readonly listedDay: number;
  readonly rating: number; readonly reviewCount: number;
};

const growth = 1.5;

/**
 * The products, a column a fact, by their places: the best first (quality, then id), so that going through them in order goes
 * from good to less good. What comes later stands at the end until the index is built anew.
 */
export class GoodsColumns {
  readonly cells = new Cells();
  readonly vocabulary: Vocabulary = { categories: new Words(), countries: new Words(), certificates: new Words(), exhibitions: new Words() };
  readonly titles = new Words<number>();
  readonly suppliers = new Words<number>();
  readonly #places = new Map<number, number>();
  readonly #exhibitionsOf: (supplierId: number) => readonly number[];
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

  /** @param room for how many products at first. */
  constructor(room: number, exhibitionsOf: (supplierId: number) => readonly number[]) {
    this.#exhibitionsOf = exhibitionsOf;
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

  /** Takes a product in, or what has changed of it. Says whether its order among others may have changed. */
  put(goods: Goods): { readonly place: number; readonly isNew: boolean; readonly isRepriced: boolean } {
    const known = this.#places.get(goods.id);
    const place = known ?? this.count;
    if (known === undefined) {
      if (place === this.ids.length) this.#grow();
      this.#places.set(goods.id, place);
      this.count += 1;
    } else this.cells.leave(this.cell[place] ?? 0);
    const isRepriced = known !== undefined && this.price[place] !== goods.price;
    this.ids[place] = goods.id;
    this.title[place] = this.titles.of(goods.titleId);
    this.supplier[place] = this.suppliers.of(goods.supplierId);
    this.cell[place] = this.cells.enter(this.#factsOf(goods));
    this.price[place] = goods.price;
    this.minimumOrder[place] = goods.minimumOrder;
    this.listedDay[place] = goods.listedDay;
    this.stars[place] = Math.round(goods.rating * 10) * 1e7 + goods.reviewCount;
    return { place, isNew: known === undefined, isRepriced };
  }

  #factsOf(goods: Goods): Facts {
    const { categories, countries, certificates, exhibitions } = this.vocabulary;
    return {
      category: categories.of(goods.categoryId),
      country: countries.of(goods.countryId),
      certificates: certificates.of(goods.certificates === '' ? [] : goods.certificates.split('|')),
      verified: goods.verified,
      minimumOrder: goods.minimumOrder,
      priceBand: bandOf(goods.price),
      exhibitions: exhibitions.of(this.#exhibitionsOf(goods.supplierId)),
    };
  }

  #grow(): void {
    const room = Math.ceil((this.ids.length + 16) * growth);
    const into = <Column extends Int32Array | Uint32Array | Float64Array>(old: Column, grown: Column): Column => {
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
