import { z } from 'zod';

/**
 * A zod type of one function. An answer holds hundreds of values, and zod's own checks (min, regex, int) cost eight times
 * as much as a type that is done in one step.
 * @param expected what the message calls it. @param take gives the value as it goes on; undefined when it does not fit.
 */
function leaf<T>(expected: string, take: (value: unknown) => T | undefined): z.ZodType<T> {
  const type = z.unknown() as unknown as z.ZodType<T>;
  type._zod.run = type._zod.parse = (payload) => {
    const value = take(payload.value);
    if (value === undefined)
      payload.issues.push({
        code: 'invalid_type',
        expected,
        input: payload.value,
        inst: type,
      } as unknown as (typeof payload.issues)[number]);
    else payload.value = value;
    return payload;
  };
  return type;
}

function matching(form: RegExp): (value: unknown) => string | undefined {
  return (value) => {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && form.test(text) ? text : undefined;
  };
}

/** Ids come as strings or numbers and are digits (§5). */
export const id = leaf('an id', matching(/^\d+$/));

/** Amounts come as decimal strings; older answers hold numbers. */
export const amount = leaf('an amount', matching(/^\d+(?:\.\d+)?$/));

/** ISO 4217. */
export const currency = leaf('a currency', matching(/^[A-Z]{3}$/));

/** A text that is not empty. */
export const text = leaf('a text', (value) =>
  typeof value === 'string' && value !== '' ? value : undefined,
);

/** A whole number from 0 on that a GraphQL Int can hold. */
export const count = leaf('a count', (value) => (isInt(value) && value >= 0 ? value : undefined));

/** A whole number from 1 on that a GraphQL Int can hold. */
export const positive = leaf('a positive count', (value) => (isInt(value) && value > 0 ? value : undefined));

/** A number from 0 on. */
export const measure = leaf('a measure', (value) =>
  typeof value === 'number' && value >= 0 && value < Number.POSITIVE_INFINITY ? value : undefined,
);

function isInt(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value;
}
