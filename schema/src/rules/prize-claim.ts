// Confirmation of a prize (§2.5 sharing events, lottery wheel), by the rules of §5.
import * as z from 'zod/mini';
import { prizeClaimMaxCharacters } from '../limits.ts';
import { prizeEvents } from '../constants.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { phonePattern } from './phone-pattern.ts';
import { countryCodeRule, idRule, requiredText } from './text.ts';

/** The person's input, in the order of the form; trims. */
export const prizeClaimForm = z.object({
  name: requiredText(prizeClaimMaxCharacters.name),
  phone: requiredText(prizeClaimMaxCharacters.phone).check(z.regex(phonePattern, ruleKeys.regex)),
  countryCode: countryCodeRule,
  address: requiredText(prizeClaimMaxCharacters.address),
});

/** The claim with what its page adds. */
export const prizeClaimInput = z.extend(prizeClaimForm, {
  idempotencyKey: idempotencyKeyRule,
  exhibitionId: idRule,
  event: z.enum(prizeEvents),
  prizeCode: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/, ruleKeys.regex)),
});
