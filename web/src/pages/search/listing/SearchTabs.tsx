import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePlace } from '#features/search/place.ts';
import type { ProductSearch } from '#features/search/product-search.ts';
import { classes } from '#ui/classes.ts';

const tab = (isHere: boolean) =>
  classes(
    'inline-flex min-h-9 items-center border-b-2 px-1 pointer-coarse:min-h-11',
    isHere ? 'border-brand font-semibold' : 'border-transparent text-mute hover:text-ink',
  );

/** The same keyword for products and for suppliers, with the filters that both have. */
export function SearchTabs({
  search: { keyword, id, cat, country, verified },
}: {
  readonly search: ProductSearch;
}) {
  const { t } = useLingui();
  const { of } = usePlace();
  const search = { keyword, id, cat, country, verified };
  return (
    <nav aria-label={t`Search in`} className="flex flex-wrap gap-x-4 border-b border-line *:-mb-px">
      <Link
        to="/search/product"
        search={search}
        preload={false}
        activeOptions={{ includeSearch: false }}
        aria-current={of === 'products' ? 'page' : undefined}
        className={tab(of === 'products')}
      >
        <Trans>Products</Trans>
      </Link>
      <Link
        to="/search/supplier"
        search={search}
        preload={false}
        activeOptions={{ includeSearch: false }}
        aria-current={of === 'suppliers' ? 'page' : undefined}
        className={tab(of === 'suppliers')}
      >
        <Trans>Suppliers</Trans>
      </Link>
    </nav>
  );
}
