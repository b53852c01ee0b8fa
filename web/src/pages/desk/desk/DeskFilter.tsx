import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { SearchX } from '#ui/icons.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { type DeskSearch, formatDeskSearch, readDeskSearch } from './desk-search.ts';

const route = getRouteApi('/desk');

/** Applies conditions of the shown list, from its first page. */
function useConditions(): (next: DeskSearch) => void {
  const navigate = useNavigate();
  const search = readDeskSearch(route.useSearch());
  return (next) =>
    void navigate({
      to: '/desk',
      search: formatDeskSearch({ ...search, after: undefined, before: undefined, ...next }),
      resetScroll: false,
    });
}

type Props<Name extends keyof DeskSearch> = {
  readonly name: Name;
  readonly label: string;
  /** The first one is for all items. */
  readonly options: readonly {
    readonly value: NonNullable<DeskSearch[Name]> | '';
    readonly label: string;
  }[];
};

/** A condition of the shown list. It applies at once. */
export function DeskFilter<Name extends keyof DeskSearch>({ name, label, options }: Props<Name>) {
  const search = readDeskSearch(route.useSearch());
  const set = useConditions();
  return (
    <Select<string>
      name={name}
      label={label}
      value={search[name] ?? ''}
      options={options}
      onChange={(value) => set({ [name]: value })}
    />
  );
}

/** Search words of the shown list. They apply when they are sent. */
export function DeskWords({ label }: { readonly label: string }) {
  const { find } = readDeskSearch(route.useSearch());
  const set = useConditions();
  return (
    <form
      role="search"
      aria-label={label}
      className="flex max-w-2xl items-end gap-3 *:first:min-w-0 *:first:grow"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('find');
        set({ find: typeof typed === 'string' ? typed.trim() : '' });
      }}
    >
      <TextField
        // Another search from outside, such as "back", replaces the words.
        key={find}
        type="search"
        name="find"
        label={label}
        defaultValue={find}
        enterKeyHint="search"
        maxLength={200}
      />
      <Button type="submit">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}

/** Instead of a list in which nothing meets its conditions. */
export function NothingMatches() {
  const { list } = readDeskSearch(route.useSearch());
  return (
    <EmptyView
      icon={SearchX}
      title={<Trans>Nothing here matches your filters</Trans>}
      actions={
        <Link to="/desk" search={formatDeskSearch({ list })} className={buttonStyle()}>
          <Trans>Clear all filters</Trans>
        </Link>
      }
    />
  );
}

type PageInfo = {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
};

/** The pages before and after the shown one, by its first and last item: what comes meanwhile moves nothing. */
export function DeskPager({ page }: { readonly page: PageInfo }) {
  const search = readDeskSearch(route.useSearch());
  if (!page.hasNextPage && !page.hasPreviousPage) return null;
  const to = (cursor: Pick<DeskSearch, 'after' | 'before'>, text: ReactNode) => (
    <Link
      to="/desk"
      search={formatDeskSearch({ ...search, after: undefined, before: undefined, ...cursor })}
      className={buttonStyle()}
    >
      {text}
    </Link>
  );
  return (
    <div className="flex flex-wrap justify-center gap-2 pt-2">
      {page.hasPreviousPage && to({ before: page.startCursor ?? undefined }, <Trans>Newer</Trans>)}
      {page.hasNextPage && to({ after: page.endCursor ?? undefined }, <Trans>Older</Trans>)}
    </div>
  );
}
