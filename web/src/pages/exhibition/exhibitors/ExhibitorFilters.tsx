import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useFormat } from '#ui/format.ts';
import { Select } from '#ui/Select.tsx';
import { SearchWords, wordsIn } from '../SearchWords.tsx';
import { valuesOf, type ExhibitorFacets } from './exhibitor-facets.ts';
import type { ExhibitorSearch } from './exhibitor-search.ts';

type Props = {
  readonly search: ExhibitorSearch;
  readonly facets: ExhibitorFacets;
  readonly onApply: (change: Pick<ExhibitorSearch, 'exhibitor' | 'category' | 'country'>) => void;
};

/** Search words, and filters with their counts. A filter applies at once, and takes what is typed with it. */
export function ExhibitorFilters({ search, facets, onApply }: Props) {
  const { t } = useLingui();
  const { country: countryName, number } = useFormat();
  const { exhibitor, category, country } = search;
  const form = useRef<HTMLFormElement>(null);
  const words = () => (form.current ? wordsIn(form.current, 'exhibitor') : undefined);
  const optionsOf = (kind: 'CATEGORY' | 'COUNTRY', all: string, nameOf: (value: string) => string | null) => [
    { value: '', label: all },
    ...valuesOf(facets, kind).map(({ value, label, count }) => ({
      value,
      label: `${label ?? nameOf(value) ?? value} (${number(count)})`,
    })),
  ];
  return (
    <form
      ref={form}
      role="search"
      aria-label={t`Exhibitors`}
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onApply({ exhibitor: words() });
      }}
    >
      <div className="min-w-0 flex-[3_1_18rem]">
        <SearchWords name="exhibitor" label={t`Company, stand or product`} words={exhibitor} />
      </div>
      <div className="min-w-0 flex-[1_1_9rem]">
        <Select
          name="category"
          label={t`Category`}
          value={category ?? ''}
          options={optionsOf('CATEGORY', t`All categories`, () => null)}
          onChange={(value) => onApply({ exhibitor: words(), category: value || undefined })}
        />
      </div>
      <div className="min-w-0 flex-[1_1_9rem]">
        <Select
          name="country"
          label={t`Country`}
          value={country ?? ''}
          options={optionsOf('COUNTRY', t`All countries`, countryName)}
          onChange={(value) => onApply({ exhibitor: words(), country: value || undefined })}
        />
      </div>
    </form>
  );
}
