import type { CardField } from '@fairgate/schema/constants';
import type { CardField as FieldName } from '#graphql';

/** The API's names of the fields. */
export const fieldNames = {
  name: 'NAME',
  company: 'COMPANY',
  jobTitle: 'JOB_TITLE',
  email: 'EMAIL',
  phone: 'PHONE',
  countryCode: 'COUNTRY_CODE',
  website: 'WEBSITE',
} as const satisfies Record<CardField, FieldName>;
