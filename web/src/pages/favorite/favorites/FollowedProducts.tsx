import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ProductCard } from '#features/product-card/ProductCard.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import { FollowedProductsDocument, useFollowedProductsQuery } from '#operations/followed-products.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Heart } from '#ui/icons-on-demand.tsx';
import { FavoritesSkeleton } from './FavoritesSkeleton.tsx';
import { FollowedPager } from './FollowedPager.tsx';
import { GoneFollow } from './GoneFollow.tsx';
import { NothingCame } from './NothingCame.tsx';
import { useViewerPart } from './use-viewer-part.ts';

/** The products, the latest first. What is no longer offered keeps its place until it is let go. */
export function FollowedProducts({ page }: { readonly page: number }) {
  const { viewer, failed, retry } = useViewerPart(
    FollowedProductsDocument,
    useFollowedProductsQuery({ variables: { page } }),
    { page },
  );
  const list = viewer?.__typename === 'Buyer' ? viewer.followedProducts : undefined;
  if (!list) return failed ? <NothingCame onRetry={retry} /> : <FavoritesSkeleton />;
  if (list.edges.length === 0) {
    return (
      <EmptyView
        icon={Heart}
        title={<Trans>You’re not following any products yet</Trans>}
        actions={
          <Link to="/search/product" className={buttonStyle({ look: 'primary' })}>
            <Trans>All products</Trans>
          </Link>
        }
      >
        <Trans>Tap the heart on a product to follow it. You’ll find it here on all your devices.</Trans>
      </EmptyView>
    );
  }
  return (
    <>
      <ProductGrid>
        {list.edges.map(({ productId, node }, index) =>
          node ? (
            <ProductCard
              key={productId}
              product={node}
              heading="h2"
              eager={index === 0 ? 'first' : index < 5}
            />
          ) : (
            <GoneFollow key={productId} kind="product" id={productId} />
          ),
        )}
      </ProductGrid>
      <FollowedPager kind="product" page={page} totalCount={list.totalCount} />
    </>
  );
}
