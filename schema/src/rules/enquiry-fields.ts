// The fields of an enquiry by the generic validator (§5), for the browser: the rules of `enquiriesInput` (enquiry.ts)
// without zod. The caller trims values.
import { enquiryMaxCharacters, messageMaxCharacters, quantityMaxUnits } from '../limits.ts';
import { ruleKeys } from './messages.ts';
import { isPhone } from './phone-pattern.ts';
import type { FieldRule } from './validator.ts';

export const enquiryFields = {
  message: [{ kind: 'required' }, { kind: 'maxLength', bound: messageMaxCharacters }],
  name: [{ kind: 'required' }, { kind: 'maxLength', bound: enquiryMaxCharacters.name }],
  companyName: [{ kind: 'maxLength', bound: enquiryMaxCharacters.companyName }],
  phone: [
    { kind: 'maxLength', bound: enquiryMaxCharacters.phone },
    { kind: 'custom', check: (text) => text === '' || isPhone(text), message: ruleKeys.regex },
  ],
} as const satisfies Record<string, readonly FieldRule<string>[]>;

/** A quantity as typed. */
export const isQuantity = (text: string): boolean =>
  /^[1-9]\d{0,8}$/.test(text.trim()) && Number(text) <= quantityMaxUnits;
