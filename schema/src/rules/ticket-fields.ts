// The fields of a message to our team by the generic validator (§5), for the browser: the rules of `ticketForm`
// (ticket.ts) without zod, which is larger than the page. A test compares both.
import {
  ticketMessageMaxCharacters,
  ticketMessageMinCharacters,
  ticketNameMaxCharacters,
} from '../limits.ts';
import { emailField } from './email-fields.ts';
import { ruleKeys } from './messages.ts';
import type { FieldRule } from './validator.ts';

/** In the order of the form; the caller trims values (§5). An empty quantity is missing. */
export const ticketFields = {
  name: [{ kind: 'required' }, { kind: 'maxLength', bound: ticketNameMaxCharacters }],
  email: emailField,
  quantity: [
    {
      kind: 'custom',
      check: (text: string) => text === '' || /^[1-9]\d{0,8}$/.test(text),
      message: ruleKeys.positiveInteger,
    },
  ],
  message: [
    { kind: 'required' },
    { kind: 'minLength', bound: ticketMessageMinCharacters },
    { kind: 'maxLength', bound: ticketMessageMaxCharacters },
  ],
} as const satisfies Record<string, readonly FieldRule<string>[]>;
