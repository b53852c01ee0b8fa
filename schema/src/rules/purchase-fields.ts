// A buyer's company profile by the generic validator (§5), for the browser: the rules of `purchaseInfoForm`
// (purchase-info.ts) without zod. The caller trims values; an empty value is missing.
import { keywordMaxCharacters, purchaseTextMaxCharacters } from '../limits.ts';
import { ruleKeys } from './messages.ts';
import { dialingCodePattern, mobilePattern } from './phone-pattern.ts';
import type { FieldRule } from './validator.ts';
import { isWebsite } from './website.ts';

const matching = (pattern: RegExp) => (text: string) => text === '' || pattern.test(text);

export const purchaseFields = {
  contactName: [{ kind: 'maxLength', bound: purchaseTextMaxCharacters.contactName }],
  companyName: [{ kind: 'maxLength', bound: purchaseTextMaxCharacters.companyName }],
  companyWebsite: [
    { kind: 'maxLength', bound: purchaseTextMaxCharacters.companyWebsite },
    { kind: 'custom', check: (text) => text === '' || isWebsite(text), message: ruleKeys.regex },
  ],
  dialingCode: [{ kind: 'custom', check: matching(dialingCodePattern), message: ruleKeys.regex }],
  mobile: [{ kind: 'custom', check: matching(mobilePattern), message: ruleKeys.regex }],
  productName: [{ kind: 'maxLength', bound: keywordMaxCharacters }],
} as const satisfies Record<string, readonly FieldRule<string>[]>;
