// Confirmation of a prize (§2.5 sharing events, lottery wheel), by the rules of §5.
import { z } from 'zod';
import { prizeClaimMaxCharacters } from '../limits.ts';
import { prizeEvents } from '../constants.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { phonePattern } from './phone-pattern.ts';
import { idRule } from './text.ts';

const text = (most: number) =>
  z
    .string({ error: ruleKeys.required })
    .trim()
    .min(1, { error: ruleKeys.required, abort: true })
    .max(most, ruleKeys.maxLength);

/** The person's input, in the order of the form; trims. */
export const prizeClaimForm = z.object({
  name: text(prizeClaimMaxCharacters.name),
  phone: text(prizeClaimMaxCharacters.phone).regex(phonePattern, ruleKeys.regex),
  countryCode: z.string({ error: ruleKeys.required }).regex(/^[A-Z]{2}$/, ruleKeys.required),
  address: text(prizeClaimMaxCharacters.address),
});

/** The claim with what its page adds. */
export const prizeClaimInput = prizeClaimForm.extend({
  idempotencyKey: idempotencyKeyRule,
  exhibitionId: idRule,
  event: z.enum(prizeEvents),
  prizeCode: z.string().regex(/^[a-z0-9-]{1,64}$/, ruleKeys.regex),
});
