import { type FactNumbers, Side } from './kinds.ts';

const firstRoom = 1024;

/** Products of one kind on both sides form a cell: filters cannot tell them apart, and counting is one addition a product. */
export class Cells {
  readonly #numbers = new Map<number, number>();
  readonly goods = new Side('goods');
  readonly makers = new Side('makers');
  count = 0;
  /** The kind of thing and the kind of maker of each cell. */
  goodsKind = new Uint32Array(firstRoom);
  makerKind = new Uint32Array(firstRoom);
  /** How many products each cell has. */
  sizes = new Uint32Array(firstRoom);

  /** The cell with these facts, with one product more. */
  enter(facts: FactNumbers): number {
    const [goods, maker] = [this.goods.of(facts), this.makers.of(facts)];
    // Both are far below what leaves the product exact.
    const key = goods * 2 ** 26 + maker;
    let cell = this.#numbers.get(key);
    if (cell === undefined) {
      cell = this.count;
      if (cell === this.sizes.length) this.#grow();
      this.#numbers.set(key, cell);
      this.count += 1;
      this.goodsKind[cell] = goods;
      this.makerKind[cell] = maker;
    }
    this.sizes[cell] = (this.sizes[cell] as number) + 1;
    return cell;
  }

  leave(cell: number): void {
    this.sizes[cell] = (this.sizes[cell] as number) - 1;
  }

  /** The number of the category of a cell in its vocabulary. */
  categoryOf(cell: number): number {
    return this.goods.columns.category?.[this.goodsKind[cell] as number] ?? -1;
  }

  #grow(): void {
    const room = this.sizes.length * 2;
    const into = (old: Uint32Array): Uint32Array<ArrayBuffer> => {
      const grown = new Uint32Array(room);
      grown.set(old);
      return grown;
    };
    this.goodsKind = into(this.goodsKind);
    this.makerKind = into(this.makerKind);
    this.sizes = into(this.sizes);
  }
}
