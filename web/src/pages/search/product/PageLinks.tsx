import { Link } from '@tanstack/react-router';
import { productsPerPage } from '#features/search/limits.ts';
import type { ProductSearch } from '#features/search/product-search.ts';
import { Pager } from '#ui/Pager.tsx';

export const pageCountOf = (totalCount: number) => Math.ceil(totalCount / productsPerPage);

export function PageLinks({ search, totalCount }: { readonly search: ProductSearch; readonly totalCount: number }) {
  const pageCount = pageCountOf(totalCount);
  const page = search.pageNo ?? 1;
  if (page > pageCount) return null;
  return (
    <Pager
      page={page}
      pageCount={pageCount}
      link={({ page: to, ...rest }) => <Link to="/search/product" search={{ ...search, pageNo: to === 1 ? undefined : to }} preload={false} {...rest} />}
    />
  );
}
