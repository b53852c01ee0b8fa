// §7.3 Codes by which a person proves that an email or a phone number is theirs.
import { z } from 'zod';
import { verificationChannels } from '../constants.ts';
import { verificationCodeCharacters } from '../limits.ts';
import { emailRule } from './email.ts';
import { ruleKeys } from './messages.ts';
import { dialingCodePattern, mobilePattern } from './phone-pattern.ts';

/**
 * The id of a verification. Its client makes it, and whoever has it can enter the code: so it must not be guessable, and a
 * UUID is not.
 */
export const verificationIdRule = z.string().regex(/^[\w-]{32,64}$/, ruleKeys.regex);

export const verificationCodeRule = z
  .string({ error: ruleKeys.required })
  .trim()
  .min(1, { error: ruleKeys.required, abort: true })
  .regex(new RegExp(`^\\d{${verificationCodeCharacters}}$`), ruleKeys.regex);

const matching = (pattern: RegExp) =>
  z
    .string({ error: ruleKeys.required })
    .trim()
    .min(1, { error: ruleKeys.required, abort: true })
    .regex(pattern, ruleKeys.regex);

/** A phone number with its country's calling code. */
export const verificationPhone = {
  dialingCode: matching(dialingCodePattern),
  mobile: matching(mobilePattern),
};

const idempotencyKey = verificationIdRule;
const [email, ...phones] = verificationChannels;

/** A request for a code. */
export const verificationRequest = z.discriminatedUnion('channel', [
  z.object({ idempotencyKey, channel: z.literal(email), email: emailRule }),
  z.object({
    idempotencyKey,
    channel: z.enum(phones),
    ...verificationPhone,
  }),
]);

export const verificationCheck = z.object({ verificationId: verificationIdRule, code: verificationCodeRule });
