// §5 Messages are translation keys. §5 and §8 name some; where §5 only says "translation keys for
// minlength, maxlength, required and regex" the names are ours, in the style of validator.email.
import type * as z from 'zod/mini';
import { substitute } from '../substitute.ts';

export const ruleKeys = {
  required: 'validator.required',
  minLength: 'validator.minlength',
  maxLength: 'validator.maxlength',
  regex: 'validator.regex',
  positiveInteger: 'validator.positiveinteger',
  emailEmpty: 'dig.exh.email.empty',
  emailFormat: 'i18n.valid.email',
  emailFormatOnRegistration: 'validator.email',
  password: 'model_user_register_message_password',
  tagsMaximum: 'product.tags.choose.most',
  clause: 'register.clause.required',
} as const;
export type RuleKey = (typeof ruleKeys)[keyof typeof ruleKeys];

/** English defaults; {n} is the bound. */
export const ruleTexts: Readonly<Record<RuleKey, string>> = {
  'validator.required': 'This field is required.',
  'validator.minlength': 'At least {n} characters.',
  'validator.maxlength': 'At most {n} characters.',
  'validator.regex': 'Please check this field.',
  'validator.positiveinteger': 'Please enter a whole number above zero.',
  'dig.exh.email.empty': 'Please enter your email address.',
  'i18n.valid.email': 'Please enter a valid email address.',
  'validator.email': 'Please enter a valid email address.',
  model_user_register_message_password: 'Please enter a password.',
  'product.tags.choose.most': 'The maximum is {n} tags.',
  'register.clause.required': 'Please agree to the membership and privacy terms.',
};

/** What a key says of the value, for programs. A rule's own message is of the form. */
export function fieldCodeOf(key: string): FieldCode {
  switch (key) {
    case ruleKeys.required:
    case ruleKeys.emailEmpty:
    case ruleKeys.password:
      return 'REQUIRED';
    case ruleKeys.minLength:
      return 'TOO_SMALL';
    case ruleKeys.maxLength:
    case ruleKeys.tagsMaximum:
      return 'TOO_LARGE';
    case ruleKeys.clause:
      return 'NOT_ACCEPTED';
    default:
      return 'INVALID_FORMAT';
  }
}
export type FieldCode = 'REQUIRED' | 'TOO_SMALL' | 'TOO_LARGE' | 'INVALID_FORMAT' | 'NOT_ACCEPTED';

export type FieldFailure = {
  /** Translation key, or a rule's own message (§5). */
  readonly key: string;
  /** Values of the message's placeholders. */
  readonly values: Readonly<Record<string, string | number>>;
};

/** The English text of a failure; an unknown key is its own text. */
export function ruleText(failure: FieldFailure): string {
  return substitute(
    Object.hasOwn(ruleTexts, failure.key) ? ruleTexts[failure.key as RuleKey] : failure.key,
    failure.values,
  );
}

/** The rule that a value breaks. */
export const failureOf = (issue: z.core.$ZodIssue): FieldFailure => ({
  key: issue.message,
  values: boundOf(issue),
});

/** §5 "the first failure wins": per field, named by its path ('email', 'tags.0'). */
export function failuresOf(error: z.core.$ZodError): ReadonlyMap<string, FieldFailure> {
  const failures = new Map<string, FieldFailure>();
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    if (!failures.has(path)) failures.set(path, failureOf(issue));
  }
  return failures;
}

function boundOf(issue: z.core.$ZodIssue): FieldFailure['values'] {
  if (issue.code === 'too_big') return { n: Number(issue.maximum) };
  // A minimum of one is 'required'; its message has no bound.
  if (issue.code === 'too_small' && issue.minimum > 1) return { n: Number(issue.minimum) };
  return {};
}
