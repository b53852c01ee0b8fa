import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import type { Facets } from './facets.ts';
import { FilterFields } from './FilterFields.tsx';
import type { ProductSearch } from './product-search.ts';
import { useFormTarget } from './use-form-target.ts';

/** What a form of filters holds in fields of its own. */
const fields: readonly string[] = ['cat', 'country', 'biz', 'cert', 'fair', 'verified', 'priceMin', 'priceMax', 'pageNo'];

/** The filters as a form that also works by its button, without any script. */
export function FilterForm({ search, facets }: { readonly search: ProductSearch; readonly facets: Facets }) {
  const { action, search: rest } = useFormTarget(search);
  return (
    <form action={action}>
      <HiddenFields search={rest} except={fields} />
      <div><FilterFields search={search} facets={facets} /></div>
      <noscript>
        <button type="submit" className={buttonStyle({ look: 'primary', wide: true })}><Trans>Apply filters</Trans></button>
      </noscript>
    </form>
  );
}

/** The rest of the search, so that a form keeps it. */
export function HiddenFields({ search, except }: { readonly search: ProductSearch; readonly except: readonly string[] }) {
  return Object.entries(search).filter(([name]) => !except.includes(name)).map(([name, value]) => (
    <Fragment key={name}>
      {[value].flat().filter((one) => typeof one === 'string' || typeof one === 'number').map((one) => <input key={one} type="hidden" name={name} value={one} />)}
    </Fragment>
  ));
}
