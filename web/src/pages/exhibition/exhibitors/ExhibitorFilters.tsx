import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import type { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import type { ExhibitorsQuery } from '#graphql';
import { Button } from '#ui/Button.tsx';
import { chipStyle } from '#ui/Chip.tsx';
import { useFormat } from '#ui/format.ts';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { NumberText } from '#ui/Texts.tsx';
import type { ExhibitorSearch } from './exhibitor-search.ts';

type Exhibitors = NonNullable<NonNullable<ExhibitorsQuery['exhibition']>['exhibitors']>;

type Props = {
  readonly params: { readonly exhibition: ReturnType<typeof exhibitionParam> };
  readonly search: ExhibitorSearch;
  readonly facets: Exhibitors['facets'];
};

/** Search words, and filters with their counts. A filter applies at once, words when they are sent. */
export function ExhibitorFilters({ params, search, facets }: Props) {
  const { t } = useLingui();
  const { country: countryName, number } = useFormat();
  const navigate = useNavigate();
  const valuesOf = (kind: Exhibitors['facets'][number]['kind']) =>
    facets.find((facet) => facet.kind === kind)?.values ?? [];
  const apply = (change: ExhibitorSearch) =>
    void navigate({
      to: '/$exhibition/exhibitors',
      params,
      search: { ...search, ...change, pageNo: undefined },
      resetScroll: false,
    });
  const { exhibitor, category, country } = search;
  const optionsOf = (kind: 'CATEGORY' | 'COUNTRY', all: string, nameOf: (value: string) => string | null) => [
    { value: '', label: all },
    ...valuesOf(kind).map(({ value, label, count }) => ({
      value,
      label: `${label ?? nameOf(value) ?? value} (${number(count)})`,
    })),
  ];
  return (
    <div className="grid gap-3">
      <form
        role="search"
        className="grid items-end gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('exhibitor');
          apply({ exhibitor: typeof typed === 'string' && typed.trim() ? typed.trim() : undefined });
        }}
      >
        <TextField
          // Another search from outside, such as "back", replaces the words.
          key={exhibitor ?? ''}
          type="search"
          name="exhibitor"
          label={t`Company, stand or product`}
          defaultValue={exhibitor ?? ''}
          enterKeyHint="search"
          maxLength={200}
        />
        <Select
          name="category"
          label={t`Category`}
          value={category ?? ''}
          options={optionsOf('CATEGORY', t`All categories`, () => null)}
          onChange={(value) => apply({ category: value || undefined })}
        />
        <Select
          name="country"
          label={t`Country`}
          value={country ?? ''}
          options={optionsOf('COUNTRY', t`All countries`, countryName)}
          onChange={(value) => apply({ country: value || undefined })}
        />
        <Button type="submit">
          <Trans>Search</Trans>
        </Button>
      </form>
      <nav aria-label={t`Halls`}>
        <ul className="flex flex-wrap gap-2">
          {[undefined, ...valuesOf('HALL').toSorted(byLetter)].map((one) => (
            <li key={one?.value ?? ''}>
              <Link
                to="/$exhibition/exhibitors"
                params={params}
                search={{ ...search, hall: one?.value, pageNo: undefined }}
                resetScroll={false}
                activeOptions={{ exact: true, includeSearch: true }}
                className={chipStyle}
              >
                {one ? (
                  <>
                    <HallName code={one.value} />
                    <span className="figures">
                      <NumberText value={one.count} />
                    </span>
                  </>
                ) : (
                  <Trans>All halls</Trans>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function HallName({ code }: { readonly code: string }) {
  return <Trans>Hall {code}</Trans>;
}

function byLetter(one: { readonly value: string }, other: { readonly value: string }): number {
  return one.value.localeCompare(other.value, 'en');
}
