// §5 Keywords and positive integers.
import { z } from 'zod';
import { keywordMaxCharacters } from '../limits.ts';
import { ruleKeys } from './messages.ts';

/** §5 keyword input: at most 200 characters; trims; may be empty. */
export const keywordRule = z
  .string({ error: ruleKeys.required })
  .trim()
  .max(keywordMaxCharacters, ruleKeys.maxLength);

/** §5 Positive integer: digits starting with 1 to 9. */
export const positiveIntegerPattern = /^[1-9]\d*$/;
/** As text (the input's form); trims. */
export const positiveIntegerRule = z
  .string({ error: ruleKeys.required })
  .trim()
  .min(1, { error: ruleKeys.required, abort: true })
  .regex(positiveIntegerPattern, ruleKeys.positiveInteger);

/** §5 route parameters and payloads: ids are digits. */
export const idRule = z.string({ error: ruleKeys.required }).regex(/^\d{1,18}$/, ruleKeys.regex);
