import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format.ts';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { valuesOf, type ExhibitorFacets } from './exhibitor-facets.ts';
import type { ExhibitorSearch } from './exhibitor-search.ts';

type Props = {
  readonly search: ExhibitorSearch;
  readonly facets: ExhibitorFacets;
  readonly onApply: (change: Pick<ExhibitorSearch, 'exhibitor' | 'category' | 'country'>) => void;
};

/** Search words, and filters with their counts. A filter applies at once, words when they are sent. */
export function ExhibitorFilters({ search, facets, onApply }: Props) {
  const { t } = useLingui();
  const { country: countryName, number } = useFormat();
  const { exhibitor, category, country } = search;
  const optionsOf = (kind: 'CATEGORY' | 'COUNTRY', all: string, nameOf: (value: string) => string | null) => [
    { value: '', label: all },
    ...valuesOf(facets, kind).map(({ value, label, count }) => ({
      value,
      label: `${label ?? nameOf(value) ?? value} (${number(count)})`,
    })),
  ];
  return (
    <form
      role="search"
      className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto] max-md:[&>:first-child]:col-span-2 max-md:[&>:last-child]:col-span-2"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('exhibitor');
        onApply({ exhibitor: typeof typed === 'string' && typed.trim() ? typed.trim() : undefined });
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
        onChange={(value) => onApply({ category: value || undefined })}
      />
      <Select
        name="country"
        label={t`Country`}
        value={country ?? ''}
        options={optionsOf('COUNTRY', t`All countries`, countryName)}
        onChange={(value) => onApply({ country: value || undefined })}
      />
      <Button type="submit">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}
