import { jobTitlesOf, purposesOf } from '@fairgate/schema/constants';
import { useLingui } from '@lingui/react/macro';
import type { Industry, VisitPurpose } from '#graphql';
import { useCompanyLabels } from './use-company-labels.ts';

/** §3 The choices of the form: purposes and job titles depend on the industry. */
export function useFormOptions(industry: Industry | null) {
  const { t } = useLingui();
  const { businessTypes, jobTitles } = useCompanyLabels();
  const labels: Readonly<Record<VisitPurpose, string>> = {
    PROCURE: t`Buy products`,
    CONDUCT: t`Do business on site`,
    GAIN: t`Learn about the market`,
    INNOVATIVE: t`Find new products and technology`,
    LEARN: t`Attend talks and events`,
    SEEK: t`Find business partners`,
    PREPARE: t`Plan purchases for next season`,
    MEETING: t`Meet my suppliers`,
    COLLECT: t`Collect information`,
    SEARCH: t`Find a brand to represent`,
  };
  const titles = new Set<string>(
    jobTitlesOf(industry ?? undefined).map((title) => title.toUpperCase().replace('-', '_')),
  );
  return {
    businessTypes: businessTypes.flatMap(({ value, label }) => (value === '' ? [] : [{ value, label }])),
    jobTitles: jobTitles.filter(({ value }) => value === '' || titles.has(value)),
    purposes: purposesOf(industry ?? undefined).map((purpose) => {
      const value = purpose.toUpperCase() as Uppercase<typeof purpose>;
      return { value, label: labels[value] };
    }),
  };
}
