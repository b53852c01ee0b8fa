// A business card by the generic validator (§5), for the browser: the rules of `businessCardForm` (business-card.ts)
// without zod. A test compares both.
import { cardTextMaxCharacters as most, emailMaxCharacters } from '../limits.ts';
import { emailPattern } from './email-pattern.ts';
import { ruleKeys } from './messages.ts';
import type { FieldRule } from './validator.ts';
import { isWebsite } from './website.ts';

const ifGiven = (rule: (text: string) => boolean) => (text: string) => text === '' || rule(text);

export const businessCardFields = {
  name: [{ kind: 'required' }, { kind: 'maxLength', bound: most.name }],
  company: [{ kind: 'maxLength', bound: most.company }],
  jobTitle: [{ kind: 'maxLength', bound: most.jobTitle }],
  email: [
    { kind: 'maxLength', bound: emailMaxCharacters },
    { kind: 'custom', check: ifGiven((text) => emailPattern.test(text)), message: ruleKeys.emailFormat },
  ],
  phone: [
    { kind: 'maxLength', bound: most.phone },
    { kind: 'custom', check: ifGiven((text) => phonePattern.test(text)), message: ruleKeys.regex },
  ],
  website: [
    { kind: 'maxLength', bound: most.website },
    { kind: 'custom', check: ifGiven(isWebsite), message: ruleKeys.regex },
  ],
} as const satisfies Record<string, readonly FieldRule<string>[]>;

/** With an extension in the owner's words. */
export const phonePattern = /^\+?[\d\s().-]{4,}.{0,12}$/;
