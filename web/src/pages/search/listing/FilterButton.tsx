import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from '#features/search/icons.ts';
import { Suspense, useState } from 'react';
import { conditionsOf } from '#features/search/change.ts';
import type { Facets } from '#features/search/facets.ts';
import { usePlace } from '#features/search/place.ts';
import type { ProductSearch } from '#features/search/product-search.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { NumberText } from '#ui/Texts.tsx';
import { onDemand } from '#ui/on-demand.tsx';

const FilterSheet = onDemand(() => import('./FilterSheet.tsx').then((module) => module.FilterSheet));

type Props = { readonly search: ProductSearch; readonly facets: Facets; readonly count: number | undefined };

/** Opens the filters on a phone; without scripts it links to the filters further down. */
export function FilterButton({ search, facets, count }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { fixed } = usePlace();
  const applied = conditionsOf(search, fixed).length;
  return (
    <>
      <a
        href="#filters"
        role="button"
        aria-haspopup="dialog"
        className={`${buttonStyle()} px-2! lg:hidden`}
        onClick={(event) => {
          event.preventDefault();
          setOpened(true);
          setOpen(true);
        }}
      >
        <SlidersHorizontal aria-hidden size={18} />
        <Trans>Filters</Trans>
        {applied > 0 && (
          <span className="figures grid size-5 place-items-center rounded-full bg-ink text-xs text-paper">
            <NumberText value={applied} />
          </span>
        )}
      </a>
      {wasOpened && (
        <Suspense>
          <FilterSheet
            open={isOpen}
            search={search}
            facets={facets}
            count={count}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
