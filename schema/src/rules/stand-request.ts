// A request for a stand at an exhibition (§2.5 book-stand), by the rules of §5.
import { z } from 'zod';
import { standRequestMaxCharacters, standSizeMaxUnits } from '../limits.ts';
import { emailRule } from './email.ts';
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
const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, ruleKeys.maxLength)
    .transform((value) => value || null)
    .nullish();

/** The person's input, in the order of the form; trims. */
export const standRequestForm = z.object({
  companyName: text(standRequestMaxCharacters.companyName),
  contactName: text(standRequestMaxCharacters.contactName),
  email: emailRule,
  phone: text(standRequestMaxCharacters.phone).regex(phonePattern, ruleKeys.regex),
  countryCode: z.string({ error: ruleKeys.required }).regex(/^[A-Z]{2}$/, ruleKeys.required),
  products: text(standRequestMaxCharacters.products),
  squareMetres: z
    .int({ error: ruleKeys.positiveInteger })
    .positive(ruleKeys.positiveInteger)
    .max(standSizeMaxUnits, ruleKeys.positiveInteger),
  hall: optionalText(standRequestMaxCharacters.hall),
  message: optionalText(standRequestMaxCharacters.message),
});

/** The request with what its page adds. */
export const standRequestInput = standRequestForm.extend({
  idempotencyKey: idempotencyKeyRule,
  exhibitionId: idRule,
});
