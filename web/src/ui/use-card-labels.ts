import type { CardField } from '@fairgate/schema/constants';
import { useLingui } from '@lingui/react/macro';

/** The names of a business card's fields. */
export function useCardLabels(): Readonly<Record<CardField, string>> {
  const { t } = useLingui();
  return {
    name: t`Name`,
    company: t`Company`,
    jobTitle: t`Job title`,
    email: t`Email`,
    phone: t`Phone`,
    countryCode: t`Country`,
    website: t`Website`,
  };
}
