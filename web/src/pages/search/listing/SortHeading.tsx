import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '#ui/icons-on-demand.tsx';
import type { ReactNode } from 'react';
import { usePlace } from '#features/search/place.ts';
import type { ProductSearch, SearchSort } from '#features/search/product-search.ts';

type Props = {
  readonly search: ProductSearch;
  readonly ascending?: SearchSort;
  readonly descending?: SearchSort;
  readonly children: ReactNode;
};

/** A column heading that sorts; pressed again it reverses the order, where there are two. */
export function SortHeading({ search, ascending, descending, children }: Props) {
  const { linkTo, sorts } = usePlace();
  if (sorts.length === 0) return <th scope="col">{children}</th>;
  const order =
    search.sort === undefined
      ? undefined
      : search.sort === ascending
        ? 'ascending'
        : search.sort === descending
          ? 'descending'
          : undefined;
  const next =
    order === 'ascending' ? descending : order === 'descending' ? ascending : (ascending ?? descending);
  const Icon = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={order ?? 'none'}>
      <Link
        {...linkTo({ ...search, sort: next, pageNo: undefined })}
        resetScroll={false}
        preload={false}
        rel="nofollow"
        className={`inline-flex min-h-6 items-center gap-1 hover:text-ink ${order ? 'font-semibold text-ink' : ''}`}
      >
        {children}
        <Icon aria-hidden size={14} className="shrink-0" />
      </Link>
    </th>
  );
}
