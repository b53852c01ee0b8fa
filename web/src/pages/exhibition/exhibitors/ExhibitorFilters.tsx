import { exhibitorFilters, type ExhibitorFilterName } from '@fairgate/schema/exhibitor-filters';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useFormat } from '#ui/format.ts';
import { Select } from '#ui/Select.tsx';
import { SearchWords, wordsIn } from '../SearchWords.tsx';
import { valuesOf, type ExhibitorFacets } from './exhibitor-facets.ts';
import type { ExhibitorFilterValues, ExhibitorSearch } from './exhibitor-search.ts';
import { type SelectName, useExhibitorFilterTexts } from './use-exhibitor-filter-texts.ts';

type Props = {
  readonly search: ExhibitorSearch;
  readonly facets: ExhibitorFacets;
  readonly onApply: (
    change: Pick<ExhibitorSearch, 'exhibitor'> & Pick<ExhibitorFilterValues, SelectName>,
  ) => void;
};

const isSelect = (name: ExhibitorFilterName): name is SelectName => name !== 'hall';

/** Search words, and filters with their counts. A filter applies at once, and takes what is typed with it. */
export function ExhibitorFilters({ search, facets, onApply }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const texts = useExhibitorFilterTexts();
  const form = useRef<HTMLFormElement>(null);
  const words = () => (form.current ? wordsIn(form.current, 'exhibitor') : undefined);
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
        <SearchWords name="exhibitor" label={t`Company, stand or product`} words={search.exhibitor} />
      </div>
      {exhibitorFilters.map(({ name }) => {
        if (!isSelect(name)) return null;
        const { label, all, nameOf } = texts[name];
        return (
          <div key={name} className="min-w-0 flex-[1_1_9rem]">
            <Select
              name={name}
              label={label}
              value={search[name] ?? ''}
              options={[
                { value: '', label: all },
                ...valuesOf(facets, name).map((one) => ({
                  value: one.value,
                  label: `${one.label ?? nameOf(one.value) ?? one.value} (${number(one.count)})`,
                })),
              ]}
              onChange={(value) => onApply({ exhibitor: words(), [name]: value || undefined })}
            />
          </div>
        );
      })}
    </form>
  );
}
