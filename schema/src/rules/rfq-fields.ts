// The fields of an RFQ by the generic validator (§5), for the browser: the rules of `rfqForm` and `guestRfqInput` (rfq.ts)
// without zod. The caller trims values.
import { keywordMaxCharacters, rfqMaxCharacters } from '../limits.ts';
import { registrationEmailField } from './email-fields.ts';
import { isQuantity } from './enquiry-fields.ts';
import { ruleKeys } from './messages.ts';
import { isPhone } from './phone-pattern.ts';
import type { FieldRule } from './validator.ts';

const isPrice = (text: string): boolean =>
  text === '' || /^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,3})?$/.test(text);

export const rfqFields = {
  productName: [{ kind: 'required' }, { kind: 'maxLength', bound: keywordMaxCharacters }],
  quantity: [{ kind: 'required' }, { kind: 'custom', check: isQuantity, message: ruleKeys.positiveInteger }],
  targetPrice: [{ kind: 'custom', check: isPrice, message: ruleKeys.regex }],
  description: [{ kind: 'maxLength', bound: rfqMaxCharacters.description }],
  contactName: [{ kind: 'required' }, { kind: 'maxLength', bound: rfqMaxCharacters.contactName }],
  companyName: [{ kind: 'maxLength', bound: rfqMaxCharacters.companyName }],
  phone: [
    { kind: 'maxLength', bound: rfqMaxCharacters.phone },
    { kind: 'custom', check: (text: string) => text === '' || isPhone(text), message: ruleKeys.regex },
  ],
  email: registrationEmailField,
  clause: [{ kind: 'required', message: ruleKeys.clause }],
} as const satisfies Record<string, readonly FieldRule<string>[]>;
