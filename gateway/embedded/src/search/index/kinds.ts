import { priceBands } from '@fairgate/schema/constants';
import type { FacetKind } from './facets.ts';

export const minimumOrderBounds = [50, 200, 500, 1000];
/** Lower bounds of the price bands; each ends where the next begins. */
export const bandStarts = priceBands.map((band) => Number.parseFloat(band));

export function bandOf(price: number): number {
  return bandStarts.findLastIndex((from) => price >= from);
}

/** What a product is filtered by; texts and lists as numbers, see `Vocabulary`. */
export type Facts = {
  readonly category: number;
  readonly certificates: number;
  readonly minimumOrder: number;
  readonly priceBand: number;
  readonly country: number;
  readonly verified: boolean;
  readonly exhibitions: number;
};

/**
 * The filters have two sides, what the thing is and who makes it. Products that one side cannot tell apart are of one kind there:
 * a million products have some thousand kinds on either side, so that filters are judged and facets added up in no time.
 */
export type Side = {
  /** The facets of this side, with their number of each kind. */
  readonly columns: Readonly<Partial<Record<FacetKind, readonly number[]>>>;
  readonly count: number;
};

/** What the thing is. */
export class GoodsKinds implements Side {
  readonly #numbers = new Map<string, number>();
  readonly #category: number[] = [];
  readonly #certificates: number[] = [];
  readonly #priceBand: number[] = [];
  /** The place of the lowest bound that the minimum order keeps to. */
  readonly #bound: number[] = [];
  readonly minimumOrder: number[] = [];
  readonly columns = {
    category: this.#category,
    certificate: this.#certificates,
    minOrder: this.#bound,
    price: this.#priceBand,
  };

  get count(): number {
    return this.minimumOrder.length;
  }

  of({ category, certificates, minimumOrder, priceBand }: Facts): number {
    return numberIn(this.#numbers, `${category},${certificates},${minimumOrder},${priceBand}`, () => {
      this.#category.push(category);
      this.#certificates.push(certificates);
      this.#priceBand.push(priceBand);
      this.minimumOrder.push(minimumOrder);
      const bound = minimumOrderBounds.findIndex((most) => minimumOrder <= most);
      this.#bound.push(bound < 0 ? minimumOrderBounds.length : bound);
    });
  }

  categoryOf(kind: number): number {
    return this.#category[kind] as number;
  }
}

/** Who makes it. */
export class MakerKinds implements Side {
  readonly #numbers = new Map<string, number>();
  readonly #country: number[] = [];
  readonly #verified: number[] = [];
  readonly #exhibitions: number[] = [];
  readonly columns = { country: this.#country, verified: this.#verified, exhibition: this.#exhibitions };

  get count(): number {
    return this.#country.length;
  }

  of({ country, verified, exhibitions }: Facts): number {
    return numberIn(this.#numbers, `${country},${verified ? 1 : 0},${exhibitions}`, () => {
      this.#country.push(country);
      this.#verified.push(verified ? 1 : 0);
      this.#exhibitions.push(exhibitions);
    });
  }
}

function numberIn(numbers: Map<string, number>, key: string, enter: () => void): number {
  let number = numbers.get(key);
  if (number === undefined) {
    numbers.set(key, (number = numbers.size));
    enter();
  }
  return number;
}
