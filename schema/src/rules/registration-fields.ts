// The fields of a pre-registration by the generic validator (§5), for the browser: the rules of `registrationForm`
// (registration.ts) without zod. The caller trims values.
import { purchaseTextMaxCharacters } from '../limits.ts';
import { emailField } from './email-fields.ts';
import { purchaseFields } from './purchase-fields.ts';
import type { FieldRule } from './validator.ts';

const required = { kind: 'required' } as const;

export const registrationFields = {
  email: emailField,
  contactName: [required, { kind: 'maxLength', bound: purchaseTextMaxCharacters.contactName }],
  companyName: [required, { kind: 'maxLength', bound: purchaseTextMaxCharacters.companyName }],
  countryCode: [required],
  companyWebsite: purchaseFields.companyWebsite,
  dialingCode: purchaseFields.dialingCode,
  mobile: purchaseFields.mobile,
  productName: purchaseFields.productName,
} as const satisfies Record<string, readonly FieldRule<string>[]>;
