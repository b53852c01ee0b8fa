// §5 Texts of forms, keywords and positive integers.
import * as z from 'zod/mini';
import { keywordMaxCharacters } from '../limits.ts';
import { ruleKeys } from './messages.ts';

const filled = z.minLength(1, { error: ruleKeys.required, abort: true });

/** A text that must not be empty; trims. */
export const filledRule = z.string({ error: ruleKeys.required }).check(z.trim(), filled);

/** The same, of at most so many characters. */
export const requiredText = (most: number) => filledRule.check(z.maxLength(most, ruleKeys.maxLength));

/** The same, in a certain form. */
export const requiredMatching = (pattern: RegExp) => filledRule.check(z.regex(pattern, ruleKeys.regex));

/** A text of at most so many characters; trims. An empty one stays. */
export const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, ruleKeys.maxLength));

const orNull = z.transform((value: string) => value || null);

/** Trims; an empty text is null, and a missing value stays missing. */
export const optionalText = (
  most: number,
  fits: (value: string) => boolean = () => true,
  message: string = ruleKeys.regex,
) => z.nullish(z.pipe(text(most).check(z.refine((value) => value === '' || fits(value), message)), orNull));

/** The same, for a form that bounds the length. */
export const optionalMatching = (pattern: RegExp) =>
  z.nullish(
    z.pipe(
      z.string().check(
        z.trim(),
        z.refine((value) => value === '' || pattern.test(value), ruleKeys.regex),
      ),
      orNull,
    ),
  );

/** ISO 3166-1 alpha-2. */
export const countryCodeRule = z
  .string({ error: ruleKeys.required })
  .check(z.regex(/^[A-Z]{2}$/, ruleKeys.required));

/** §5 keyword input: at most 200 characters; trims; may be empty. */
export const keywordRule = z
  .string({ error: ruleKeys.required })
  .check(z.trim(), z.maxLength(keywordMaxCharacters, ruleKeys.maxLength));

/** §5 Positive integer: digits starting with 1 to 9. */
export const positiveIntegerPattern = /^[1-9]\d*$/;
/** As text (the input's form); trims. */
export const positiveIntegerRule = filledRule.check(
  z.regex(positiveIntegerPattern, ruleKeys.positiveInteger),
);

/** §5 route parameters and payloads: ids are digits. */
export const idRule = z.string({ error: ruleKeys.required }).check(z.regex(/^\d{1,18}$/, ruleKeys.regex));
