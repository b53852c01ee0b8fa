// The fields of a prize claim by the generic validator (§5), for the browser: the rules of `prizeClaimForm`
// (prize-claim.ts) without zod. The caller trims values.
import { prizeClaimMaxCharacters } from '../limits.ts';
import { ruleKeys } from './messages.ts';
import { isPhone } from './phone-pattern.ts';
import type { FieldRule } from './validator.ts';

const text = (bound: number) => [{ kind: 'required' }, { kind: 'maxLength', bound }] as const;

export const prizeClaimFields = {
  name: text(prizeClaimMaxCharacters.name),
  phone: [
    ...text(prizeClaimMaxCharacters.phone),
    { kind: 'custom', check: isPhone, message: ruleKeys.regex },
  ],
  countryCode: [{ kind: 'required' }],
  address: text(prizeClaimMaxCharacters.address),
} as const satisfies Record<string, readonly FieldRule<string>[]>;
