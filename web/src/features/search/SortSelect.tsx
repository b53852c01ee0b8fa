import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { Select } from '#ui/Select.tsx';
import { HiddenFields } from './FilterForm.tsx';
import { sorts, type ProductSearch, type SearchSort } from './product-search.ts';

export function SortSelect({ search }: { readonly search: ProductSearch }) {
  const { t } = useLingui();
  const router = useRouter();
  const navigate = useNavigate();
  const labels: Record<SearchSort | '', string> = {
    '': t`Best match`,
    newest: t`Newest`,
    price: t`Price, low to high`,
    'price-desc': t`Price, high to low`,
    moq: t`Smallest minimum order`,
    rating: t`Best rated`,
  };
  return (
    <form action={router.buildLocation({ to: '/search/product' }).publicHref} className="flex gap-2">
      <HiddenFields search={search} except={['sort', 'pageNo']} />
      <div className="min-w-0 flex-1">
        <Select
          name="sort"
          label={t`Sort by`}
          labelHidden
          value={search.sort ?? ''}
          options={(['', ...sorts] as const).map((value) => ({ value, label: labels[value] }))}
          onChange={(value) => void navigate({ to: '/search/product', search: { ...search, sort: value === '' ? undefined : value, pageNo: undefined }, resetScroll: false })}
        />
      </div>
      <noscript>
        <button type="submit" className={buttonStyle()}><Trans>Sort</Trans></button>
      </noscript>
    </form>
  );
}
