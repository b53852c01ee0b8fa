import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ProductSearch } from '#features/search/product-search.ts';
import type { SearchNames } from '#features/search/filter-texts.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import type { ProductSearchQuery } from '#graphql';
import { ServiceText } from '#ui/Texts.tsx';
import { ListTitle } from '../listing/ListTitle.tsx';

type Props = {
  readonly search: ProductSearch;
  readonly data: ProductSearchQuery | undefined;
  readonly names: SearchNames;
  /** undefined while it is being counted. */ readonly count: number | undefined;
};

/** The scope and keyword of the search, and the number of results. */
export function SearchHeading({ search, data, names, count }: Props) {
  const { t } = useLingui();
  const { keyword, id, supplier } = search;
  const parent = id ? data?.category?.parent : undefined;
  const title =
    keyword ??
    names.category ??
    (names.supplier
      ? t`Products from ${names.supplier}`
      : (id ?? supplier)
        ? t`Selected products`
        : t`All products`);
  return (
    <ListTitle title={title} count={count}>
      <div className="max-md:hidden">
        <Breadcrumb here={title}>
          <Link to="/">
            <Trans>Home</Trans>
          </Link>
          {(id !== undefined || !keyword) && (
            <Link to="/categories">
              <Trans>Categories</Trans>
            </Link>
          )}
          {parent && (
            <Link to="/category/{$category}.html" params={{ category: { ...parent, pageNo: 1 } }} dir="auto">
              <ServiceText>{parent.name}</ServiceText>
            </Link>
          )}
          {keyword && names.category && data?.category && (
            <Link
              to="/category/{$category}.html"
              params={{ category: { ...data.category, pageNo: 1 } }}
              dir="auto"
            >
              <ServiceText>{names.category}</ServiceText>
            </Link>
          )}
          {supplier && data?.supplier && (
            <Link to="/supplier/{$supplier}.html" params={{ supplier: data.supplier }} dir="auto">
              {data.supplier.name}
            </Link>
          )}
        </Breadcrumb>
      </div>
    </ListTitle>
  );
}
