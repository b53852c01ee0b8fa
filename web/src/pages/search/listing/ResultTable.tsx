import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductSearch } from '#features/search/product-search.ts';
import type { Found } from './found.ts';
import { ResultRow } from './ResultRow.tsx';
import { SortHeading } from './SortHeading.tsx';

type Props = { readonly search: ProductSearch; readonly products: Found['searchProducts']['nodes'] };

/**
 * Products as a table, one fact per column, in the order of the cards: picture, price, MOQ, shipment time,
 * supplier, verification.
 */
export function ResultTable({ search, products }: Props) {
  const { t } = useLingui();
  return (
    <div
      role="region"
      aria-label={t`Table of products`}
      tabIndex={0}
      className="relative -mx-4 overflow-x-auto md:-mx-6 lg:mx-0"
    >
      <table className="w-full min-w-260 border-separate border-spacing-0 text-sm">
        <thead className="text-xs text-mute">
          <tr className="*:border-b *:border-line *:py-2 *:pe-4 max-lg:*:not-first:ps-3 *:text-start *:align-bottom *:font-normal">
            <th
              scope="col"
              className="sticky start-0 z-1 w-40 min-w-36 bg-paper max-lg:border-e max-lg:ps-4 md:w-80 md:max-lg:ps-6"
            >
              <Trans>Product</Trans>
            </th>
            <SortHeading search={search} ascending="price" descending="price-desc">
              <Trans>Unit price</Trans>
            </SortHeading>
            <SortHeading search={search} ascending="moq">
              <Trans>Minimum order</Trans>
            </SortHeading>
            <th scope="col">
              <Trans>Lead time</Trans>
            </th>
            <th scope="col" className="w-44">
              <Trans>Supplier</Trans>
            </th>
            <th scope="col" className="w-48">
              <Trans>Verified</Trans>
            </th>
            <SortHeading search={search} descending="rating">
              <Trans>Rating</Trans>
            </SortHeading>
          </tr>
        </thead>
        <tbody>
          {products.map((product, index) => (
            <ResultRow key={product.id} product={product} eager={index < 6} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
