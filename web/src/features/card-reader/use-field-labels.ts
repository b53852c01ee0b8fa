import { useLingui } from '@lingui/react/macro';
import type { ReadField } from './parse/read-field.ts';

export function useFieldLabels(): Readonly<Record<ReadField, string>> {
  const { t } = useLingui();
  return {
    name: t`Name`,
    company: t`Company`,
    jobTitle: t`Job title`,
    email: t`Email`,
    phone: t`Phone`,
    website: t`Website`,
    address: t`Address`,
    countryCode: t`Country`,
  };
}
