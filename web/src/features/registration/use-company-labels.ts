import { countryCodes } from '@fairgate/schema/country-codes';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { BusinessType, JobTitle } from '#graphql';
import { useFormat } from '#ui/format.ts';

type Option<V extends string> = { readonly value: V | ''; readonly label: string };

/** The options of the form in the page's language. */
export function useCompanyLabels() {
  const { t, i18n } = useLingui();
  const { country } = useFormat();
  const notSpecified = { value: '' as const, label: t`Not specified` };
  const countries = useMemo(() => {
    const { compare } = new Intl.Collator(i18n.locale);
    return [...countryCodes]
      .map((code) => ({ value: code, label: country(code) }))
      .sort((a, b) => compare(a.label, b.label));
  }, [i18n.locale, country]);
  const businessTypes: readonly Option<BusinessType>[] = [
    notSpecified,
    { value: 'MANUFACTURER', label: t`Manufacturer` },
    { value: 'DISTRIBUTOR', label: t`Wholesale and distribution` },
    { value: 'RETAILER', label: t`Retail` },
    { value: 'SUPERMARKET', label: t`Supermarket` },
    { value: 'ECOMMERCE', label: t`Online shop` },
    { value: 'CONTRACT', label: t`Contractor` },
    { value: 'LOGISTICS', label: t`Logistics` },
    { value: 'CONSULTING', label: t`Consulting` },
    { value: 'MEDIA', label: t`Press and media` },
    { value: 'OTHER', label: t`Other` },
  ];
  const jobTitles: readonly Option<JobTitle>[] = [
    notSpecified,
    { value: 'BUSINESS_OWNER', label: t`Owner` },
    { value: 'CEO', label: t`CEO` },
    { value: 'DIRECTOR', label: t`Director` },
    { value: 'PURCHASING', label: t`Purchasing` },
    { value: 'BUSINESS_DEVELOPMENT', label: t`Business development` },
    { value: 'PUBLIC_RELATIONS', label: t`Public relations` },
    { value: 'TECHNICAL', label: t`Technical staff` },
    { value: 'DESIGN_DEPARTMENT', label: t`Design department` },
    { value: 'OTHER', label: t`Other` },
  ];
  return { countries: [notSpecified, ...countries], businessTypes, jobTitles };
}
