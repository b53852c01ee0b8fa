import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { ProductCards } from '#features/product-card/ProductCards.tsx';
import { classes } from '#ui/classes.ts';
import { Pager } from '#ui/Pager.tsx';
import { Section } from '#ui/Section.tsx';
import type { Supplier } from './SupplierHeading.tsx';

/** Twelve fill rows of 2, 3, 4 and 6. */
const perPage = 12;

type Props = {
  readonly supplier: Supplier;
  readonly page: number;
  readonly pending: boolean;
  readonly failed: boolean;
};

/** The supplier's products by page, and the link to a search among them. */
export function SupplierProducts({ supplier, page, pending, failed }: Props) {
  const { id, slug, products, productCount } = supplier;
  const top = useRef<HTMLDivElement>(null);
  const nodes = failed ? undefined : products?.nodes;
  const pageCount = Math.ceil(productCount / perPage);
  const all = (
    <Link to="/search/product" search={{ supplier: id }}>
      <Plural value={productCount} one="See # product" other="See all # products" />
    </Link>
  );
  return (
    <div ref={top} className="scroll-mt-[calc(var(--header)+1rem)]">
      <Section
        isLong
        id="products"
        title={<Trans>Products from this supplier</Trans>}
        more={productCount > perPage ? all : undefined}
      >
        {!nodes && (
          <p role="status" className="text-mute">
            <Trans>The products can’t be shown right now. Everything above is up to date.</Trans>
          </p>
        )}
        {nodes?.length === 0 &&
          (productCount > 0 ? (
            <p>
              <Link
                to="/supplier/{$supplier}.html"
                params={{ supplier: { slug, id } }}
                className="line-link underline underline-offset-4"
              >
                <Trans>Go to the first page</Trans>
              </Link>
            </p>
          ) : (
            <p className="text-mute">
              <Trans>This supplier has no products at the moment.</Trans>
            </p>
          ))}
        {/* The cards omit the supplier, which is the subject of the page. */}
        <div
          aria-busy={pending}
          className={classes(
            'grid gap-x-3 gap-y-6 min-[18rem]:grid-cols-2 transition-opacity sm:grid-cols-3 md:gap-x-5 md:gap-y-8 lg:grid-cols-4 xl:grid-cols-6',
            pending && 'opacity-50',
          )}
        >
          <ProductCards products={nodes?.map((product) => ({ ...product, supplier: null })) ?? []} />
        </div>
        {page <= pageCount && (
          <Pager
            page={page}
            pageCount={pageCount}
            link={({ page: to, ...rest }) => (
              <Link
                to="/supplier/{$supplier}.html"
                params={{ supplier: { slug, id } }}
                search={{ pageNo: to === 1 ? undefined : to }}
                resetScroll={false}
                preload={false}
                onClick={() => top.current?.scrollIntoView()}
                {...rest}
              />
            )}
          />
        )}
      </Section>
    </div>
  );
}
