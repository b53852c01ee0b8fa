import { Trans } from '@lingui/react/macro';
import type { EshowPath } from '@fairgate/schema/urls/exhibition-segment';
import { Link } from '@tanstack/react-router';
import type { Addressed } from '#features/exhibition/exhibition-path.ts';
import { ExhibitorCard } from '#features/exhibition/ExhibitorCard.tsx';
import { ProductCard } from '#features/product-card/ProductCard.tsx';
import { ProductGrid } from '#features/product-card/ProductGrid.tsx';
import type { ExhibitorCardFragment, ProductCardFragment } from '#graphql';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { SearchX } from '#ui/icons.tsx';
import type { EshowSearch } from './eshow-search.ts';

type Props = {
  readonly path: EshowPath;
  readonly search: EshowSearch;
  readonly exhibition: Addressed;
  /** Missing while they are not shown. */
  readonly exhibitors: readonly ExhibitorCardFragment[] | undefined;
  readonly products: readonly ProductCardFragment[] | undefined;
};

/** The products or the exhibitors of a page of an e-show. */
export function EshowItems({ path, search, exhibition, exhibitors = [], products = [] }: Props) {
  const { words, category, list } = search;
  if ((list ? exhibitors : products).length === 0)
    return (
      <EmptyView
        icon={SearchX}
        title={list ? <Trans>No exhibitors here</Trans> : <Trans>No products match these filters</Trans>}
        actions={
          (words ?? category) !== undefined && (
            <Link
              to="/eshow{$eshow}"
              params={{ eshow: path }}
              search={{ list }}
              className={buttonStyle({ look: 'primary' })}
            >
              <Trans>Clear all filters</Trans>
            </Link>
          )
        }
      >
        <Trans>Try fewer or more general words.</Trans>
      </EmptyView>
    );
  return list ? (
    <>
      <h2 className="sr-only">
        <Trans>Exhibitors</Trans>
      </h2>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {exhibitors.map((exhibitor) => (
          <li key={exhibitor.number} className="grid">
            <ExhibitorCard exhibitor={exhibitor} exhibition={exhibition} />
          </li>
        ))}
      </ul>
    </>
  ) : (
    <ProductGrid>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} heading="h2" eager={index < 2} />
      ))}
    </ProductGrid>
  );
}
