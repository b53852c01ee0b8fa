// A business card (§2.4 `/myCard`). §5 sets no limits for it; these are ours.
import { z } from 'zod';
import { cardNoteMaxCharacters, cardTextMaxCharacters as most, emailMaxCharacters } from '../limits.ts';
import { emailPattern } from './email-pattern.ts';
import { phonePattern } from './business-card-fields.ts';
import { ruleKeys } from './messages.ts';
import { isWebsite } from './website.ts';

/** Trims; an empty or missing text is null. */
const text = (
  bound: number,
  rule: (value: string) => boolean = () => true,
  message: string = ruleKeys.regex,
) =>
  z
    .string()
    .trim()
    .max(bound, ruleKeys.maxLength)
    .refine((value) => value === '' || rule(value), message)
    .transform((value) => value || null)
    .nullish()
    .transform((value) => value ?? null);

/** In the order of the form. Only the name is required. */
export const businessCardForm = z.object({
  name: z
    .string({ error: ruleKeys.required })
    .trim()
    .min(1, { error: ruleKeys.required, abort: true })
    .max(most.name, ruleKeys.maxLength),
  company: text(most.company),
  jobTitle: text(most.jobTitle),
  email: text(emailMaxCharacters, (value) => emailPattern.test(value), ruleKeys.emailFormat),
  phone: text(most.phone, (value) => phonePattern.test(value)),
  countryCode: text(2, (value) => /^[A-Z]{2}$/.test(value)),
  website: text(most.website, isWebsite),
});

export const cardNoteRule = z.string().trim().max(cardNoteMaxCharacters, ruleKeys.maxLength);

/** The id of a share, as the code of a shown card has it: a UUID (RFC 9562). */
export const cardShareIdRule = z.uuid(ruleKeys.regex).lowercase(ruleKeys.regex);
