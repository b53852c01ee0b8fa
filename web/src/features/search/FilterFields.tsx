import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useFormat } from '#ui/format.ts';
import { toggled, withFilters, withRange, type ListName } from './change.ts';
import { ChoiceLinks } from './ChoiceLinks.tsx';
import { FacetCheckboxes } from './FacetCheckboxes.tsx';
import { rangeOf, valuesOf, type Facets, type FacetValue } from './facets.ts';
import { FilterSection } from './FilterSection.tsx';
import { usePlace } from './place.ts';
import { PriceFields } from './PriceFields.tsx';
import type { ProductSearch } from './product-search.ts';
import { usePriceLabel } from './use-condition-labels.ts';
import { useSearchDraft } from './use-search-draft.ts';

type Props = {
  readonly search: ProductSearch;
  readonly facets: Facets;
  /** Leave no steps in the history. */
  readonly replace?: boolean;
  /** Begins the ids of the fields: filters stand beside the list and in a sheet. */
  readonly idPrefix: string;
};

/** All filters with what each value would give: any value within one, all of them together. */
export function FilterFields({ search, facets, replace = false, idPrefix }: Props) {
  const { t } = useLingui();
  const { number, country } = useFormat();
  const priceLabel = usePriceLabel();
  const { fixed } = usePlace();
  const [draft, apply] = useSearchDraft(search, { replace });

  const list = (
    name: ListName,
    kind: 'CATEGORY' | 'COUNTRY' | 'BUSINESS_TYPE' | 'CERTIFICATE' | 'EXHIBITION' | 'PRICE',
    labelOf: (value: FacetValue) => string,
  ) => {
    const chosen = draft[name] ?? [];
    const values = valuesOf(facets, kind, chosen);
    // In a category of level 2 there is but itself to choose.
    const isAboutIt =
      kind === 'CATEGORY' && fixed.includes('id') && values.length === 1 && chosen.length === 0;
    return (
      values.length > 0 &&
      !isAboutIt && (
        <FacetCheckboxes
          name={name}
          values={values}
          chosen={chosen}
          labelOf={labelOf}
          onToggle={(value) => apply(toggled(draft, name, value))}
        />
      )
    );
  };
  const categories = list('cat', 'CATEGORY', ({ label }) => label ?? t`One category`);
  const countries = list('country', 'COUNTRY', ({ value }) => country(value));
  const businessTypes = list('biz', 'BUSINESS_TYPE', ({ label }) => label ?? t`One business type`);
  const certificates = list('cert', 'CERTIFICATE', ({ value }) => value);
  const fairs = list('fair', 'EXHIBITION', ({ label }) => label ?? t`Trade fairs`);
  const checked = valuesOf(facets, 'VERIFIED')[0]?.count ?? 0;
  const orders = valuesOf(facets, 'MINIMUM_ORDER', draft.moq === undefined ? [] : [String(draft.moq)]);
  const prices = list('price', 'PRICE', ({ value }) => priceLabel(rangeOf(value)));
  const { priceMin, priceMax } = draft;

  return (
    <>
      {categories && <FilterSection title={<Trans>Category</Trans>}>{categories}</FilterSection>}
      {(prices || (priceMin ?? priceMax) !== undefined) && (
        <FilterSection title={<Trans>Unit price</Trans>}>
          {prices}
          <PriceFields
            idPrefix={idPrefix}
            range={{ priceMin, priceMax }}
            onApply={(range) => apply(withRange(draft, range))}
          />
        </FilterSection>
      )}
      {orders.length > 0 && (
        <FilterSection title={<Trans>Minimum order</Trans>}>
          <ChoiceLinks
            replace={replace}
            choices={orders.map(({ value, count }) => {
              const isChosen = draft.moq === Number(value);
              return {
                key: value,
                label: t`Up to ${number(Number(value))}`,
                count,
                isChosen,
                search: withFilters(draft, { moq: isChosen ? undefined : Number(value) }),
              };
            })}
          />
        </FilterSection>
      )}
      {(checked > 0 || draft.verified) && !fixed.includes('verified') && (
        <FilterSection title={<Trans>Supplier</Trans>}>
          <Checkbox
            name="verified"
            value="1"
            label={<Trans>At least one verification</Trans>}
            end={number(checked)}
            checked={draft.verified === 1}
            onChange={() => apply(withFilters(draft, { verified: draft.verified ? undefined : 1 }))}
          />
        </FilterSection>
      )}
      {countries && <FilterSection title={<Trans>Supplier’s country</Trans>}>{countries}</FilterSection>}
      {businessTypes && <FilterSection title={<Trans>Business type</Trans>}>{businessTypes}</FilterSection>}
      {certificates && <FilterSection title={<Trans>Certificates</Trans>}>{certificates}</FilterSection>}
      {fairs && <FilterSection title={<Trans>Trade fairs</Trans>}>{fairs}</FilterSection>}
    </>
  );
}
