import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { Select } from '#ui/Select.tsx';
import { HiddenFields } from './FilterForm.tsx';
import { usePlace } from './place.ts';
import type { ProductSearch, SearchSort } from './product-search.ts';
import { useFormTarget } from './use-form-target.ts';

export function SortSelect({ search }: { readonly search: ProductSearch }) {
  const { t } = useLingui();
  const { linkTo, sorts } = usePlace();
  const { action, search: rest } = useFormTarget(search);
  const navigate = useNavigate();
  const labels: Record<SearchSort | '', string> = {
    '': t`Best match`,
    newest: t`Newest`,
    price: t`Price: low to high`,
    'price-desc': t`Price: high to low`,
    moq: t`Lowest minimum order`,
    rating: t`Best rated`,
    years: t`Most years on Fairgate`,
  };
  if (sorts.length === 0) return null;
  return (
    <form action={action} className="flex gap-2">
      <HiddenFields search={rest} except={['sort', 'pageNo']} />
      <div className="min-w-0 flex-1">
        <Select
          name="sort"
          label={t`Sort by`}
          labelHidden
          value={search.sort ?? ''}
          options={(['', ...sorts] as const).map((value) => ({ value, label: labels[value] }))}
          onChange={(value) =>
            void navigate({
              ...linkTo({ ...search, sort: value === '' ? undefined : value, pageNo: undefined }),
              resetScroll: false,
            })
          }
        />
      </div>
      <noscript>
        <button type="submit" className={buttonStyle()}>
          <Trans>Sort</Trans>
        </button>
      </noscript>
    </form>
  );
}
