// A request for a stand at an exhibition (§2.5 book-stand), by the rules of §5.
import * as z from 'zod/mini';
import { standRequestMaxCharacters, standSizeMaxUnits } from '../limits.ts';
import { emailRule } from './email.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { phonePattern } from './phone-pattern.ts';
import { countryCodeRule, idRule, optionalText, requiredText } from './text.ts';
import { count } from './count.ts';

/** The person's input, in the order of the form; trims. */
export const standRequestForm = z.object({
  companyName: requiredText(standRequestMaxCharacters.companyName),
  contactName: requiredText(standRequestMaxCharacters.contactName),
  email: emailRule,
  phone: requiredText(standRequestMaxCharacters.phone).check(z.regex(phonePattern, ruleKeys.regex)),
  countryCode: countryCodeRule,
  products: requiredText(standRequestMaxCharacters.products),
  squareMetres: count(standSizeMaxUnits),
  hall: optionalText(standRequestMaxCharacters.hall),
  message: optionalText(standRequestMaxCharacters.message),
});

/** The request with what its page adds. */
export const standRequestInput = z.extend(standRequestForm, {
  idempotencyKey: idempotencyKeyRule,
  exhibitionId: idRule,
});
