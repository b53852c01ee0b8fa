import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { NothingFound } from './ListFilter.tsx';
import { ListPager } from './ListPager.tsx';
import { ListSearch } from './ListSearch.tsx';

type Props = {
  readonly searchLabel: string;
  readonly filters: ReactNode;
  readonly exportButton: ReactNode;
  /** The number of results, and in words. */
  readonly count: number;
  readonly countText: ReactNode;
  /** Title when the search finds nothing. */
  readonly notFound: ReactNode;
  /** Another page is being loaded. */
  readonly isBusy: boolean;
  /** List items. */
  readonly children: ReactNode;
};

/** A searchable list of what visitors sent, with an export. On a wide screen two columns. */
export function OwnList({
  searchLabel,
  filters,
  exportButton,
  count,
  countText,
  notFound,
  isBusy,
  children,
}: Props) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3 *:first:grow">
        <ListSearch label={searchLabel} />
        {filters}
        {exportButton}
      </div>
      <p role="status" className="text-sm text-mute">
        {countText}
      </p>
      {count === 0 ? (
        <NothingFound notFound={notFound} />
      ) : (
        <ul
          aria-busy={isBusy}
          className={classes('grid items-start gap-3 lg:grid-cols-2', isBusy && 'opacity-60')}
        >
          {children}
        </ul>
      )}
      <ListPager count={count} />
    </>
  );
}
