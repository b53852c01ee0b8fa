import { z } from 'zod';
import { escape, splitList, unescape } from '../lists.ts';

export const largestInteger = 2_147_483_647;
// A text may contain tabs and line breaks. Other control characters are errors, and PostgreSQL rejects NUL.
const control = new RegExp(String.raw`[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]`);
// The replacement character for bytes that are not UTF-8.
const replacement = '\uFFFD';

/** The rule of one kind of cell. */
export type Rule<Value> = z.ZodType<Value, string>;

/** Trimmed text of at most `most` characters. */
export const text = (most: number) =>
  z
    .string()
    .transform((value) => value.trim())
    .pipe(
      z
        .string()
        .refine((value) => !value.includes(replacement), 'not UTF-8. Save the file as "CSV UTF-8"')
        .refine((value) => value.isWellFormed(), 'contains half a character (a lone surrogate)')
        .refine((value) => !control.test(value), 'contains control characters')
        .refine((value) => value.length <= most, {
          error: ({ input }) => `${String(input).length} characters; the maximum is ${most}`,
        }),
    );

/** A required text. */
export const needed = (most: number) => text(most).refine((value) => value !== '', 'must not be empty');

/** A text that `valid` accepts, or an empty one. */
export const checked = (
  most: number,
  valid: (value: string) => boolean,
  error: (value: string) => string,
): Rule<string> =>
  text(most).refine((value) => value === '' || valid(value), {
    error: ({ input }) => error(String(input)),
  });

/** A whole number, digits only: thousands separators differ from country to country. */
export const whole = (least: number, most: number): Rule<number> =>
  text(30)
    .refine((value) => /^\d+$/.test(value), {
      error: ({ input }) => `"${String(input)}" is not a whole number. Use digits only`,
    })
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be from ${least} to ${most}`);

/** A day as YYYY-MM-DD, or an empty text. */
export const day = checked(10, isDay, (value) => `"${value}" is not a date. Use YYYY-MM-DD`);

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return (
    /^(?:19|20)\d\d-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(value)
  );
}

export const decimalForm = /^\d+(?:\.\d+)?$/;

/** A number over 0. */
export const positive = (most: number): Rule<number> =>
  text(30)
    .refine((value) => decimalForm.test(value), {
      error: ({ input }) => `"${String(input)}" is not a number. Use digits and a decimal point`,
    })
    .transform(Number)
    .refine((value) => value > 0 && value <= most, `must be more than 0 and at most ${most}`);

/** As `rule`, or null for an empty cell. */
export const optional = <Value>(rule: Rule<Value>): Rule<Value | null> =>
  z.string().transform((value, context) => {
    if (value.trim() === '') return null;
    const read = rule.safeParse(value);
    if (read.success) return read.data;
    for (const { message } of read.error.issues) context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** `read` returns the value of a text, or an Error with the message. */
export const readBy = <Value>(rule: Rule<string>, read: (value: string) => Value | Error): Rule<Value> =>
  rule.transform((value, context) => {
    const parsed = read(value);
    if (!(parsed instanceof Error)) return parsed;
    context.addIssue({ code: 'custom', message: parsed.message });
    return z.NEVER;
  });

/** yes or no; an empty cell is `otherwise`. */
export const yesOrNo = (otherwise: boolean): Rule<boolean> =>
  readBy(text(10), (value) => {
    const answer = value.toLowerCase();
    if (answer === '') return otherwise;
    return ['yes', 'no'].includes(answer) ? answer === 'yes' : new Error(`"${answer}" is not yes or no`);
  });

/** A list of at most `most` parts; `read` returns the value of a part, or an Error with the message. */
export function list<Part>(most: number, read: (part: string) => Part | Error) {
  return text(100_000).transform((value, context): Part[] => {
    const parts = splitList(value);
    if (parts.length > most)
      context.addIssue({ code: 'custom', message: `${parts.length} parts; the maximum is ${most}` });
    return parts.flatMap((part) => {
      const parsed = read(part);
      if (!(parsed instanceof Error)) return [parsed];
      context.addIssue({ code: 'custom', message: parsed.message });
      return [];
    });
  });
}

/** A list without duplicates. */
export const set = (most: number, read: (part: string) => string | Error): Rule<string[]> =>
  list(most, read).transform((parts) => [...new Set(parts)]);

/** Reads a part of at most `most` characters. */
export const code =
  (most: number) =>
  (part: string): string | Error => {
    const parsed = unescape(part);
    return parsed.length <= most
      ? parsed
      : new Error(`"${parsed.slice(0, 20)}…" is longer than ${most} characters`);
  };

/** A text or number as a cell; null is an empty cell. */
export const formatPlain = (value: string | number | null): string => (value === null ? '' : String(value));

export const formatList = (parts: readonly string[]): string => parts.map(escape).join(';');
