// A buyer's company profile (§3 purchase info). §5 sets no limits for it; these are ours.
import { z } from 'zod';
import { businessTypes, jobTitles } from '../constants.ts';
import { purchaseTextMaxCharacters } from '../limits.ts';
import { ruleKeys } from './messages.ts';
import { dialingCodePattern, mobilePattern } from './phone-pattern.ts';
import { keywordRule } from './text.ts';
import { isWebsite } from './website.ts';

/** Trims; an empty text is missing, and a missing value stays missing. */
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, ruleKeys.maxLength)
    .transform((value) => value || null)
    .nullish();
const matching = (pattern: RegExp) =>
  z
    .string()
    .trim()
    .refine((value) => value === '' || pattern.test(value), ruleKeys.regex)
    .transform((value) => value || null)
    .nullish();

/** In the order of the form. Every field may be missing, or removed by null. */
export const purchaseInfoForm = z.object({
  contactName: text(purchaseTextMaxCharacters.contactName),
  companyName: text(purchaseTextMaxCharacters.companyName),
  companyWebsite: text(purchaseTextMaxCharacters.companyWebsite).refine(
    (value) => !value || isWebsite(value),
    ruleKeys.regex,
  ),
  countryCode: matching(/^[A-Z]{2}$/),
  dialingCode: matching(dialingCodePattern),
  mobile: matching(mobilePattern),
  businessType: z.enum(businessTypes, { error: ruleKeys.regex }).nullish(),
  jobTitle: z.enum([...jobTitles, 'design-department'], { error: ruleKeys.regex }).nullish(),
  productName: keywordRule.transform((value) => value || null).nullish(),
});
