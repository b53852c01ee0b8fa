import { type FactNumbers, Side } from './kinds.ts';

const firstRoom = 1024;

/**
 * Products with the same kind on both sides share a bucket. No filter can tell them apart, so counting is one addition
 * per product.
 */
export class Buckets {
  readonly #numbers = new Map<number, number>();
  readonly goods = new Side('goods');
  readonly suppliers = new Side('suppliers');
  count = 0;
  /** The kind on the goods side and on the supplier side of each bucket. */
  goodsKind = new Uint32Array(firstRoom);
  supplierKind = new Uint32Array(firstRoom);
  /** The number of products in each bucket. */
  sizes = new Uint32Array(firstRoom);

  /** Adds a product with these facts. Returns its bucket. */
  enter(facts: FactNumbers): number {
    const [goods, supplier] = [this.goods.of(facts), this.suppliers.of(facts)];
    // Both numbers are small enough for an exact product.
    const key = goods * 2 ** 26 + supplier;
    let bucket = this.#numbers.get(key);
    if (bucket === undefined) {
      bucket = this.count;
      if (bucket === this.sizes.length) this.#grow();
      this.#numbers.set(key, bucket);
      this.count += 1;
      this.goodsKind[bucket] = goods;
      this.supplierKind[bucket] = supplier;
    }
    this.sizes[bucket] = (this.sizes[bucket] as number) + 1;
    return bucket;
  }

  leave(bucket: number): void {
    this.sizes[bucket] = (this.sizes[bucket] as number) - 1;
  }

  /** The vocabulary number of the bucket's category. */
  categoryOf(bucket: number): number {
    return this.goods.columns.category?.[this.goodsKind[bucket] as number] ?? -1;
  }

  #grow(): void {
    const room = this.sizes.length * 2;
    const into = (old: Uint32Array): Uint32Array<ArrayBuffer> => {
      const grown = new Uint32Array(room);
      grown.set(old);
      return grown;
    };
    this.goodsKind = into(this.goodsKind);
    this.supplierKind = into(this.supplierKind);
    this.sizes = into(this.sizes);
  }
}
