import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { SearchX } from '#ui/icons.tsx';
import { Select } from '#ui/Select.tsx';
import { formatOrganiserSearch, type OrganiserFilters, readOrganiserSearch } from './organiser-search.ts';

const route = getRouteApi('/organiser/$exhibitionId');

type Props<Name extends keyof OrganiserFilters> = {
  readonly name: Name;
  readonly label: string;
  /** The first one is for all items. */
  readonly options: readonly {
    readonly value: NonNullable<OrganiserFilters[Name]> | '';
    readonly label: string;
  }[];
};

/** A condition of the shown list. It applies at once. */
export function ListFilter<Name extends keyof OrganiserFilters>({ name, label, options }: Props<Name>) {
  const params = route.useParams();
  const navigate = useNavigate();
  const { pageNo: _, ...search } = readOrganiserSearch(route.useSearch());
  return (
    <Select<string>
      name={name}
      label={label}
      value={search[name] ?? ''}
      options={options}
      onChange={(value) =>
        void navigate({
          to: '/organiser/$exhibitionId',
          params,
          search: formatOrganiserSearch({ ...search, [name]: value }),
          resetScroll: false,
        })
      }
    />
  );
}

/** Instead of a list in which nothing meets its conditions. */
export function NothingFound({
  notFound,
}: {
  /** When only words were searched. */ readonly notFound: ReactNode;
}) {
  const params = route.useParams();
  const { list, find, state, vip, verified } = readOrganiserSearch(route.useSearch());
  const isFiltered = state !== undefined || vip !== undefined || verified !== undefined;
  if (!isFiltered) return <EmptyView icon={SearchX} title={notFound} />;
  return (
    <EmptyView
      icon={SearchX}
      title={<Trans>Nothing here matches your filters</Trans>}
      actions={
        <Link
          to="/organiser/$exhibitionId"
          params={params}
          search={formatOrganiserSearch({ list, find })}
          className={buttonStyle()}
        >
          <Trans>Clear all filters</Trans>
        </Link>
      }
    />
  );
}
