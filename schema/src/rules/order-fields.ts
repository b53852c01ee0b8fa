// The fields of an order by the generic validator (§5), for the browser: the rules of `orderForm` and `shipOrderForm` (order.ts)
// without zod. The caller trims values.
import { messageMaxCharacters, orderMaxCharacters } from '../limits.ts';
import { isQuantity } from './enquiry-fields.ts';
import { ruleKeys } from './messages.ts';
import { isPhone } from './phone-pattern.ts';
import type { FieldRule } from './validator.ts';

export const orderFields = {
  quantity: [{ kind: 'required' }, { kind: 'custom', check: isQuantity, message: ruleKeys.positiveInteger }],
  contactName: [{ kind: 'required' }, { kind: 'maxLength', bound: orderMaxCharacters.contactName }],
  companyName: [{ kind: 'maxLength', bound: orderMaxCharacters.companyName }],
  phone: [
    { kind: 'maxLength', bound: orderMaxCharacters.phone },
    { kind: 'custom', check: (text: string) => text === '' || isPhone(text), message: ruleKeys.regex },
  ],
  destinationCode: [{ kind: 'required' }],
  address: [{ kind: 'required' }, { kind: 'maxLength', bound: orderMaxCharacters.address }],
  note: [{ kind: 'maxLength', bound: messageMaxCharacters }],
  reason: [{ kind: 'required' }, { kind: 'maxLength', bound: orderMaxCharacters.reason }],
  carrier: [{ kind: 'maxLength', bound: orderMaxCharacters.carrier }],
  trackingNumber: [{ kind: 'maxLength', bound: orderMaxCharacters.trackingNumber }],
} as const satisfies Record<string, readonly FieldRule<string>[]>;
