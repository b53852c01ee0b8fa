// A business card (§2.4 `/myCard`). §5 sets no limits for it; these are ours.
import * as z from 'zod/mini';
import { cardNoteMaxCharacters, cardTextMaxCharacters as most, emailMaxCharacters } from '../limits.ts';
import { emailPattern } from './email-pattern.ts';
import { ruleKeys } from './messages.ts';
import { phoneWithExtensionPattern } from './phone-pattern.ts';
import { optionalText, requiredText, text } from './text.ts';
import { isWebsite } from './website.ts';

/** An empty or missing text is null. */
const orNull = (...rule: Parameters<typeof optionalText>) =>
  z.pipe(
    optionalText(...rule),
    z.transform((value: string | null | undefined) => value ?? null),
  );

/** In the order of the form. Only the name is required. */
export const businessCardForm = z.object({
  name: requiredText(most.name),
  company: orNull(most.company),
  jobTitle: orNull(most.jobTitle),
  email: orNull(emailMaxCharacters, (value) => emailPattern.test(value), ruleKeys.emailFormat),
  phone: orNull(most.phone, (value) => phoneWithExtensionPattern.test(value)),
  countryCode: orNull(2, (value) => /^[A-Z]{2}$/.test(value)),
  website: orNull(most.website, isWebsite),
});

export const cardNoteRule = text(cardNoteMaxCharacters);

/** The id of a share, as the code of a shown card has it: a UUID (RFC 9562). */
export const cardShareIdRule = z.uuid(ruleKeys.regex).check(z.lowercase(ruleKeys.regex));
