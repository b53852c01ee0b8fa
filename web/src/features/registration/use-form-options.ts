import { jobTitlesOf, purposesOf } from '@fairgate/schema/constants';
import type { Industry } from '#graphql';
import { useCompanyLabels } from './use-company-labels.ts';
import { usePurposeLabels } from './use-purpose-labels.ts';

/** §3 The choices of the form: purposes and job titles depend on the industry. */
export function useFormOptions(industry: Industry | null) {
  const { businessTypes, jobTitles } = useCompanyLabels();
  const labels = usePurposeLabels();
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
