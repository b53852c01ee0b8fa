// Whole numbers of forms. A field of the browser holds a text, the API a number: these rules take both, so that one schema serves both.
import * as z from 'zod/mini';
import { ruleKeys } from './messages.ts';
import { positiveIntegerPattern } from './text.ts';

/** An empty text is a missing number; a text that is not such a number is none. */
const toNumber = (pattern: RegExp) =>
  z.transform((value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const text = value.trim();
    if (text === '') return undefined;
    return pattern.test(text) ? Number(text) : Number.NaN;
  });

const whole = (least: number, most: number, missing: string) =>
  z
    .int({ error: ({ input }) => (input === undefined ? missing : ruleKeys.positiveInteger) })
    .check(z.minimum(least, ruleKeys.positiveInteger), z.maximum(most, ruleKeys.positiveInteger));

/** §5 a positive integer. @param missing the message where it is missing. */
export const count = (most: number, missing: string = ruleKeys.required) =>
  z.pipe(toNumber(positiveIntegerPattern), whole(1, most, missing));

/** The same, which may be missing. */
export const optionalCount = (most: number) =>
  z.nullish(z.pipe(toNumber(positiveIntegerPattern), z.nullish(whole(1, most, ruleKeys.required))));

/** A whole number from 0 on. */
export const countFromZero = (most: number) => z.pipe(toNumber(/^\d+$/), whole(0, most, ruleKeys.required));
