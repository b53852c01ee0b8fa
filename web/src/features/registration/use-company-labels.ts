import { useLingui } from '@lingui/react/macro';
import type { BusinessType, JobTitle } from '#graphql';

type Option<V extends string> = { readonly value: V | ''; readonly label: string };

/** The options of the form in the page's language. */
export function useCompanyLabels() {
  const { t } = useLingui();
  const notSpecified = { value: '' as const, label: t`Not specified` };
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
  return { businessTypes, jobTitles };
}
