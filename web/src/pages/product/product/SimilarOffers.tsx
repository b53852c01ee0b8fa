import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ProductCards } from '#features/product-card/ProductCards.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import { Section } from '#ui/Section.tsx';
import type { Product } from './product.ts';

type Props = {
  readonly products: NonNullable<Product['similar']>;
  readonly category: Product['category'];
};

export function SimilarOffers({ products, category }: Props) {
  return (
    <Section
      isLong
      title={<Trans>Similar offers</Trans>}
      more={
        <Link to="/category/{$category}.html" params={{ category: { ...category, pageNo: 1 } }}>
          <Trans>See all</Trans>
        </Link>
      }
    >
      <ProductGrid>
        <ProductCards products={products} />
      </ProductGrid>
    </Section>
  );
}
