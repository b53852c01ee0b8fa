// §7.3 Codes by which a person proves that an email or a phone number is theirs.
import * as z from 'zod/mini';
import { verificationChannels } from '../constants.ts';
import { verificationCodeCharacters } from '../limits.ts';
import { emailRule } from './email.ts';
import { dialingCodePattern, mobilePattern } from './phone-pattern.ts';
import { requiredMatching } from './text.ts';
import { verificationIdRule } from './verification-id.ts';

export const verificationCodeRule = requiredMatching(new RegExp(`^\\d{${verificationCodeCharacters}}$`));

/** A phone number with its country's calling code. */
export const verificationPhone = {
  dialingCode: requiredMatching(dialingCodePattern),
  mobile: requiredMatching(mobilePattern),
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
