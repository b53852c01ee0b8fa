// The fields of a request for a stand by the generic validator (§5), for the browser: the rules of `standRequestForm`
// (stand-request.ts) without zod. The caller trims values.
import { standRequestMaxCharacters, standSizeMaxUnits } from '../limits.ts';
import { emailField } from './email-fields.ts';
import { ruleKeys } from './messages.ts';
import { isPhone } from './phone-pattern.ts';
import type { FieldRule } from './validator.ts';

const text = (bound: number) => [{ kind: 'required' }, { kind: 'maxLength', bound }] as const;

export const standRequestFields = {
  companyName: text(standRequestMaxCharacters.companyName),
  contactName: text(standRequestMaxCharacters.contactName),
  email: emailField,
  phone: [
    ...text(standRequestMaxCharacters.phone),
    { kind: 'custom', check: isPhone, message: ruleKeys.regex },
  ],
  countryCode: [{ kind: 'required' }],
  products: text(standRequestMaxCharacters.products),
  squareMetres: [
    { kind: 'required' },
    {
      kind: 'custom',
      check: (typed: string) => /^[1-9]\d{0,3}$/.test(typed) && Number(typed) <= standSizeMaxUnits,
      message: ruleKeys.positiveInteger,
    },
  ],
  hall: [{ kind: 'maxLength', bound: standRequestMaxCharacters.hall }],
  message: [{ kind: 'maxLength', bound: standRequestMaxCharacters.message }],
} as const satisfies Record<string, readonly FieldRule<string>[]>;
