import type { ProductCardFragment } from '#graphql';
import { RenderedOnceList } from '#fast/rendered-once.tsx';
import { ProductCard } from './ProductCard.tsx';

type Props = {
  readonly products: readonly ProductCardFragment[];
  /**
   * How many cards have their picture in the first viewport; the very first picture is fetched with high
   * priority.
   */
  readonly eagerCount?: number;
};

/** The cards of a grid. A product looks the same in every grid, so the server renders it once. */
export function ProductCards({ products, eagerCount = 0 }: Props) {
  const eager = (index: number) => (index < eagerCount ? (index === 0 ? ('first' as const) : true) : false);
  return (
    <RenderedOnceList
      name="ProductCard"
      of={ProductCard}
      items={products.map((product, index) => ({ key: product.id, product, eager: eager(index) }))}
    />
  );
}
