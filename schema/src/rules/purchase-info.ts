// A buyer's company profile (§3 purchase info). §5 sets no limits for it; these are ours.
import * as z from 'zod/mini';
import { businessTypes, jobTitles } from '../constants.ts';
import { purchaseTextMaxCharacters } from '../limits.ts';
import { ruleKeys } from './messages.ts';
import { dialingCodePattern, mobilePattern } from './phone-pattern.ts';
import { keywordRule, optionalMatching, optionalText } from './text.ts';
import { isWebsite } from './website.ts';

/** In the order of the form. Every field may be missing, or removed by null. */
export const purchaseInfoForm = z.object({
  contactName: optionalText(purchaseTextMaxCharacters.contactName),
  companyName: optionalText(purchaseTextMaxCharacters.companyName),
  companyWebsite: optionalText(purchaseTextMaxCharacters.companyWebsite, isWebsite),
  countryCode: optionalMatching(/^[A-Z]{2}$/),
  dialingCode: optionalMatching(dialingCodePattern),
  mobile: optionalMatching(mobilePattern),
  businessType: z.nullish(z.enum(businessTypes, { error: ruleKeys.regex })),
  jobTitle: z.nullish(z.enum([...jobTitles, 'design-department'], { error: ruleKeys.regex })),
  productName: z.nullish(
    z.pipe(
      keywordRule,
      z.transform((value: string) => value || null),
    ),
  ),
});
