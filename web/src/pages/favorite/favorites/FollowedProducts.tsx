import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { showAsFollowed } from '#features/follow/followed.ts';
import { ProductCard } from '#features/product-card/ProductCard.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import type { FollowedProductsQuery } from '#graphql';
import { useFollowedProductsQuery } from '#operations/followed-products.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Heart } from '#ui/icons-on-demand.tsx';
import { BeyondLastPage } from './BeyondLastPage.tsx';
import { FollowedPager } from './FollowedPager.tsx';
import { GoneFollow } from './GoneFollow.tsx';

/**
 * The followed products, latest first. One that is no longer offered stays in the list until it is
 * unfollowed.
 */
export function FollowedProducts({ page }: { readonly page: number }) {
  const read = useFollowedProductsQuery({ variables: { page }, skip: useSignedIn() !== 'buyer' });
  return (
    <OwnData read={read}>
      {({ followedProducts: list }, retry, faultOf) =>
        list ? (
          <ProductList list={list} page={page} />
        ) : (
          <NotLoaded error={faultOf('followedProducts')} onRetry={retry} />
        )
      }
    </OwnData>
  );
}

type Buyer = Extract<NonNullable<FollowedProductsQuery['viewer']>, { __typename: 'Buyer' }>;

function ProductList({
  list,
  page,
}: {
  readonly list: NonNullable<Buyer['followedProducts']>;
  readonly page: number;
}) {
  useEffect(
    () => showAsFollowed(list.edges.map(({ productId: id }) => ({ kind: 'product', id }))),
    [list.edges],
  );
  if (list.edges.length === 0 && list.totalCount > 0)
    return <BeyondLastPage kind="product" totalCount={list.totalCount} />;
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
