import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { privatePart } from '#features/private-page/private-part.tsx';
import { chipStyle } from '#ui/Chip.tsx';
import { SupplierRfqPrivatePage } from '../SupplierRfqPrivatePage.tsx';
import { FilterText } from './FilterText.tsx';
import { type ListSearch, rfqFilters } from './list-search.ts';

const SupplierRfqList = privatePart(() =>
  import('./SupplierRfqList.tsx').then((module) => module.SupplierRfqList),
);
const route = getRouteApi('/supplier-rfqs');
const lists = [...rfqFilters, 'ALL'] as const;
const searchOf = (show: (typeof lists)[number]): ListSearch => (show === 'TO_ANSWER' ? {} : { show });

/** The RFQs that a supplier may quote for, by what it has done with them. */
export function ListPage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const { show: current = 'TO_ANSWER' } = search;
  return (
    <SupplierRfqPrivatePage title={<Trans>Buyers’ requests</Trans>}>
      <div className="grid gap-4">
        <nav aria-label={t`Buyers’ requests`} className="flex flex-wrap gap-2">
          {lists.map((show) => (
            <Link
              key={show}
              to="/supplier-rfqs"
              search={searchOf(show)}
              className={chipStyle}
              activeOptions={{ exact: true, includeSearch: true }}
              {...(show === current && { 'aria-current': 'page' as const })}
            >
              <FilterText show={show} />
            </Link>
          ))}
        </nav>
        <SupplierRfqList search={search} />
      </div>
    </SupplierRfqPrivatePage>
  );
}
