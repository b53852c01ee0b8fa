import type { ProductCardFragment } from '#graphql';
import { RenderedOnceList } from '#fast/rendered-once.tsx';
import { ProductCard } from './ProductCard.tsx';

type Props = {
  readonly products: readonly ProductCardFragment[];
  /** How many of them have their picture in the first window; the first of all is fetched before others. */
  readonly eagerCount?: number;
};

/** The cards of a grid. The same product looks the same in every one, so the server renders it once. */
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
