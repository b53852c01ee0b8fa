import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ProductCard } from '#features/product-card/ProductCard.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import { useLatestProductsQuery } from '#operations/latest-products.ts';
import { chipStyle } from '#ui/Chip.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Package } from '#ui/icons.tsx';
import { ScrollRow } from '#ui/ScrollRow.tsx';
import { PageTop } from '../../PageTop.tsx';
import { LatestProductsSkeleton } from './LatestProductsSkeleton.tsx';

/** The newest products of all categories; those of one category are a search. */
export function LatestProductsPage() {
  const { t } = useLingui();
  const { data } = useLatestProductsQuery();
  if (!data?.searchProducts) return <LatestProductsSkeleton />;
  const {
    searchProducts: { nodes },
    categories,
  } = data;
  return (
    <div className="page grid gap-6 pt-2 pb-8">
      <PageTop title={<Trans>New arrivals</Trans>}>
        <p className="text-mute">
          <Trans>The latest products from suppliers, newest first. Updated daily.</Trans>
        </p>
      </PageTop>
      {categories && (
        <ScrollRow label={t`New arrivals by category`}>
          {categories.map(({ id, name }) => (
            <li key={id} className="shrink-0">
              <Link to="/search/product" search={{ id, sort: 'newest' }} className={chipStyle}>
                {name}
              </Link>
            </li>
          ))}
        </ScrollRow>
      )}
      {nodes.length === 0 ? (
        <EmptyView
          icon={Package}
          title={<Trans>No products listed yet</Trans>}
          actions={
            <Link to="/categories" className={buttonStyle({ look: 'primary' })}>
              <Trans>All categories</Trans>
            </Link>
          }
        />
      ) : (
        <ProductGrid>
          {nodes.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              heading="h2"
              eager={index === 0 ? 'first' : index < 5}
            />
          ))}
        </ProductGrid>
      )}
      <p>
        <Link to="/search/product" search={{ sort: 'newest' }} className={buttonStyle({ look: 'primary' })}>
          <Trans>See all</Trans>
        </Link>
      </p>
    </div>
  );
}
