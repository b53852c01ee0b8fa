import { Link } from '@tanstack/react-router';
import { productsPerPage } from '#features/search/limits.ts';
import { usePlace } from '#features/search/place.ts';
import type { ProductSearch } from '#features/search/product-search.ts';
import { Pager } from '#ui/Pager.tsx';

type Props = { readonly search: ProductSearch; readonly totalCount: number; readonly perPage?: number };

export function PageLinks({ search, totalCount, perPage = productsPerPage }: Props) {
  const { linkTo } = usePlace();
  const pageCount = Math.ceil(totalCount / perPage);
  const page = search.pageNo ?? 1;
  if (page > pageCount) return null;
  return (
    <Pager
      page={page}
      pageCount={pageCount}
      link={({ page: to, ...rest }) => (
        <Link {...linkTo({ ...search, pageNo: to === 1 ? undefined : to })} preload={false} {...rest} />
      )}
    />
  );
}
