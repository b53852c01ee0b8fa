import { Trans } from '@lingui/react/macro';
import { Fragment, useMemo } from 'react';
import { filtersOf } from '@fairgate/schema/search-filters';
import { buttonStyle } from '#ui/button-style.ts';
import { renderedOnce } from '#fast/rendered-once.tsx';
import type { Facets } from './facets.ts';
import { FilterFields } from './FilterFields.tsx';
import { parametersOf } from './filter-values.ts';
import { usePlace } from './place.ts';
import type { ProductSearch } from './product-search.ts';
import { useFormTarget } from './use-form-target.ts';

/** The filters that the form has fields for; all others are links. */
const fields: readonly string[] = [
  ...filtersOf()
    .filter(({ kind }) => kind === 'many' || kind === 'flag' || kind === 'range')
    .flatMap(parametersOf),
  'pageNo',
];

/** The filters as a form with a submit button, so that it works without scripts. */
export function FilterForm({ search, facets }: { readonly search: ProductSearch; readonly facets: Facets }) {
  // All pages of a list have the same filters, which lead to page 1.
  const firstPage = useMemo((): ProductSearch => ({ ...search, pageNo: undefined }), [search]);
  const { action, search: rest } = useFormTarget(firstPage);
  const { fixed } = usePlace();
  return (
    <FormOfFilters
      list={`${action} ${fixed.join()} ${JSON.stringify(rest)}`}
      action={action}
      rest={rest}
      search={firstPage}
      facets={facets}
    />
  );
}

type FormProps = {
  /** Identifies the list: the fields also depend on its place, which is not a prop. */
  readonly list: string;
  readonly action: string;
  readonly rest: ProductSearch;
  readonly search: ProductSearch;
  readonly facets: Facets;
};

const FormOfFilters = renderedOnce('FilterForm', ({ action, rest, search, facets }: FormProps) => (
  <form action={action}>
    <HiddenFields search={rest} except={fields} />
    <div>
      <FilterFields idPrefix="filters" search={search} facets={facets} />
    </div>
    <noscript>
      <button type="submit" className={buttonStyle({ look: 'primary', wide: true })}>
        <Trans>Apply filters</Trans>
      </button>
    </noscript>
  </form>
));

/** The other parameters of the search, so that a form keeps them. */
export function HiddenFields({
  search,
  except,
}: {
  readonly search: ProductSearch;
  readonly except: readonly string[];
}) {
  return Object.entries(search)
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => (
      <Fragment key={name}>
        {[value]
          .flat()
          .filter((one) => typeof one === 'string' || typeof one === 'number')
          .map((one) => (
            <input key={one} type="hidden" name={name} value={one} />
          ))}
      </Fragment>
    ));
}
