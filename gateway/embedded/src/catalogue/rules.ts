import { isLanguageCode } from '@fairgate/schema/locales';
import { z } from 'zod';
import type { ColumnName } from './columns.ts';
import { splitList, splitPair, unescape } from './lists.ts';
import type { Fact, Paper, Step } from './values.ts';
import type { Term, Words } from './words.ts';

const largestInteger = 2_147_483_647;
const largestPrice = 999_999_999;
const currencies = new Set(Intl.supportedValuesOf('currency'));
const timeZones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
// Tab and line break may be in a text; no other control character is meant by anybody, and PostgreSQL refuses NUL.
const control = new RegExp(String.raw`[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]`);
// What a decoder puts where bytes were no UTF-8.
const broken = '\uFFFD';

/** One text of a cell; `most` characters. */
const text = (most: number) =>
  z
    .string()
    .transform((value) => value.trim())
    .pipe(
      z
        .string()
        .refine((value) => !value.includes(broken), 'is not UTF-8; save the file as "CSV UTF-8"')
        .refine(
          (value) => value.isWellFormed(),
          'has half a character in it (a surrogate without its other half)',
        )
        .refine((value) => !control.test(value), 'has control characters in it')
        .refine((value) => value.length <= most, {
          error: ({ input }) => `has ${String(input).length} characters; at most ${most} fit`,
        }),
    );

const needed = (most: number) => text(most).refine((value) => value !== '', 'is empty');

/** A whole number, digits only: what a thousands separator means differs from country to country. */
const whole = (least: number, most: number) =>
  text(30)
    .refine((value) => /^\d+$/.test(value), {
      error: ({ input }) => `"${String(input)}" is not a whole number (digits only)`,
    })
    .transform(Number)
    .refine((value) => value >= least && value <= most, `has to be from ${least} to ${most}`);

const decimalForm = /^\d+(?:\.\d+)?$/;

/** Parts of a list, each read by `read`, which returns a message (as an Error) or what it means. */
function list<Part>(most: number, read: (part: string) => Part | Error) {
  return text(100_000).transform((value, context): Part[] => {
    const parts = splitList(value);
    if (parts.length > most)
      context.addIssue({ code: 'custom', message: `has ${parts.length} parts; at most ${most} are taken` });
    return parts.flatMap((part) => {
      const meant = read(part);
      if (!(meant instanceof Error)) return [meant];
      context.addIssue({ code: 'custom', message: meant.message });
      return [];
    });
  });
}

function stepOf(part: string): Step | Error {
  const [quantity = '', price = ''] = splitPair(part, ':') ?? [];
  if (!/^[1-9]\d*$/.test(quantity) || Number(quantity) > largestInteger)
    return new Error(`"${part}" is not quantity:price, such as 12:9.50`);
  if (!decimalForm.test(price))
    return new Error(`"${price}" is not a price (digits, and a point before decimals)`);
  const [units = '', decimals = ''] = price.split('.');
  if (decimals.length > 3) return new Error(`the price ${price} has more than 3 decimals`);
  if (Number(price) <= 0 || Number(price) > largestPrice)
    return new Error(`the price ${price} is not over 0 and up to ${largestPrice}`);
  const plain = decimals.replace(/0+$/, '');
  return { quantity: Number(quantity), price: `${BigInt(units)}${plain && `.${plain}`}` };
}

const prices = list(20, stepOf)
  .refine((steps) => steps.length > 0, 'is empty')
  .refine(
    (steps) => steps.every((step, place) => step.quantity > (steps[place - 1]?.quantity ?? 0)),
    'the quantities do not go up',
  );

const leadDays = needed(20).transform((value, context) => {
  const [, from, to = from] = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?$/.exec(value) ?? [];
  const days = { from: Number(from), to: Number(to) };
  if (days.from <= days.to && days.to <= 1000) return days;
  context.addIssue({
    code: 'custom',
    message: `"${value}" is not a number of days (15, or 15-30; at most 1000)`,
  });
  return z.NEVER;
});

const weight = text(30)
  .refine((value) => value === '' || decimalForm.test(value), {
    error: ({ input }) => `"${String(input)}" is not a number (digits, and a point before decimals)`,
  })
  .transform((value) => (value === '' ? null : Number(value)))
  .refine(
    (value) => value === null || (value > 0 && value <= 1_000_000),
    'has to be over 0 and up to 1000000',
  );

const day = text(10).refine((value) => value === '' || isDay(value), {
  error: ({ input }) => `"${String(input)}" is not a day (YYYY-MM-DD)`,
});

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return (
    /^(?:19|20)\d\d-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(value)
  );
}

function factOf(part: string, words: Words): Fact | Error {
  const [name = '', value = ''] = splitPair(part, '=') ?? [];
  if (name === '' || value === '') return new Error(`"${part}" is not name=value`);
  return { name: words.codeOf('attributes', name) ?? name, value };
}

function paperOf(part: string): Paper {
  const [code, number] = splitPair(part, '=') ?? [unescape(part), ''];
  return { code, number: number || null };
}

const code =
  (most: number) =>
  (part: string): string | Error => {
    const meant = unescape(part);
    return meant.length <= most
      ? meant
      : new Error(`"${meant.slice(0, 20)}…" has more than ${most} characters`);
  };

/** What each column's cell has to be, and what it means. The issue's message goes on after "line 7, column: ". */
export function rulesOf(words: Words) {
  const place = (kind: 'cities' | 'ports' | 'business-types', name: string): string =>
    words.codeOf(kind, name) ?? name;
  const terms = (kind: Term) =>
    list(
      10,
      (part) =>
        words.codeOf(kind, unescape(part)) ??
        new Error(`${unescape(part)} is none that the marketplace knows`),
    ).transform(withoutDoubles);
  const country = (name: string): string | Error =>
    words.country(name) ?? new Error(`there is no country ${name}`);
  return {
    key: needed(100),
    name: text(200),
    description: text(20_000),
    category: needed(300).transform((value, context) => {
      const found = words.category(value);
      if (typeof found !== 'string') return found;
      context.addIssue({ code: 'custom', message: found });
      return z.NEVER;
    }),
    prices: prices,
    currency: text(3)
      .transform((value) => value.toUpperCase() || 'USD')
      .refine((value) => currencies.has(value), {
        error: ({ input }) => `there is no currency ${String(input)} (ISO 4217)`,
      }),
    stock: text(30)
      .transform((value) => value || '0')
      .pipe(whole(0, 1_000_000_000)),
    unit: text(30).transform((value) => (value === '' ? 'piece' : (words.codeOf('units', value) ?? value))),
    lead_days: leadDays,
    images: list(20, code(2000)),
    attributes: list(60, (part) => factOf(part, words)),
    certificates: list(30, code(40)).transform(withoutDoubles),
    tags: list(
      20,
      (part) => words.codeOf('tag', unescape(part)) ?? new Error(`there is no tag ${unescape(part)}`),
    ).transform(withoutDoubles),
    type: text(60),
    hs_code: text(14).refine((value) => value === '' || /^\d{4}(?:\.?\d\d){0,3}$/.test(value), {
      error: ({ input }) => `"${String(input)}" is not an HS code, such as 6912.00`,
    }),
    weight_kg: weight,
    port: text(60).transform((value) => place('ports', value)),
    listed_on: day,
    removed: text(10)
      .transform((value) => value.toLowerCase())
      .refine((value) => ['', 'yes', 'no'].includes(value), {
        error: ({ input }) => `"${String(input)}" is neither yes nor no`,
      })
      .transform((value) => value === 'yes'),
    'supplier.key': text(100),
    'supplier.name': text(200),
    'supplier.country': text(60).transform((value, context) => {
      const found = country(value);
      if (typeof found === 'string') return found;
      context.addIssue({ code: 'custom', message: found.message });
      return z.NEVER;
    }),
    'supplier.city': text(60).transform((value) => place('cities', value)),
    'supplier.business_type': text(60).transform((value) => place('business-types', value)),
    'supplier.founded_year': whole(1000, new Date().getFullYear()),
    'supplier.employees': text(30),
    'supplier.description': text(20_000),
    'supplier.factory_area': whole(1, largestInteger),
    'supplier.export_markets': list(30, (part) => country(unescape(part))).transform(withoutDoubles),
    'supplier.certificates': list(30, paperOf).transform(byCode),
    'supplier.shipment_terms': terms('shipment'),
    'supplier.payment_terms': terms('payment'),
    'supplier.samples': terms('sample'),
    'supplier.languages': list(19, (part) =>
      isLanguageCode(part.toLowerCase()) ? part.toLowerCase() : new Error(`there is no language ${part}`),
    ).transform(withoutDoubles),
    'supplier.time_zone': text(60).refine((value) => value === '' || timeZones.has(value), {
      error: ({ input }) => `there is no time zone ${String(input)} (IANA)`,
    }),
  } satisfies Record<ColumnName, z.ZodType<unknown, string>>;
}

function withoutDoubles(parts: readonly string[]): string[] {
  return [...new Set(parts)];
}

// In one order, and each once, so that the same papers are always the same.
function byCode(papers: readonly Paper[]): Paper[] {
  const each = new Map(papers.map((paper) => [paper.code, paper]));
  return [...each.values()].sort((a, b) => Buffer.compare(Buffer.from(a.code), Buffer.from(b.code)));
}

export type Rules = ReturnType<typeof rulesOf>;
