import { channelTypes } from '@fairgate/schema/constants';
import { languageCodes } from '@fairgate/schema/locales';
import { z } from 'zod';

const key = z.string().regex(/^[a-z0-9-]+$/);
const text = z.string().trim().min(1);

/** One text in each of the 19 languages (§3). */
export const inAllLanguages = z.object(Object.fromEntries(languageCodes.map((code) => [code, text])));

/** A name may lack languages until it is translated; it always has English. */
export const named = z.looseObject({ en: text }).catchall(text);

export const typeEntry = z.object({ industry: key, key, english: text, colours: z.array(key).min(1) });

const range = z.tuple([z.number().positive(), z.number().positive()]);

export const attributeFact = z.object({
  key: text,
  /** A key of vocabulary/units.json. */
  unit: key.optional(),
  /** Numbers, codes of vocabulary/values.json or, if literal, the same text in every language. */
  values: z.array(z.union([z.string(), z.number()])).min(1),
  literal: z.boolean().default(false),
  /** The values of linked attributes correspond by their list position. */
  linked: z.boolean().default(false),
  inTitle: z.boolean().default(false),
});

export const facts = z.object({
  key,
  industry: key,
  category: key,
  hsCode: z.string().regex(/^\d{4}\.\d{2}/),
  unit: key,
  priceUsd: range,
  moq: z.array(z.int().positive()).min(1),
  leadDays: range,
  weightKg: range,
  attributes: z.array(attributeFact),
  certificates: z.array(text),
  tags: z.array(key),
  /** Codes of vocabulary/sentences.json, shared with types that are made in the same way. */
  sentences: z.array(text).default([]),
});

export const texts = z.record(
  z.enum(languageCodes as [string, ...string[]]),
  z.object({
    name: text,
    plural: text,
    lines: z.array(text).min(1).max(5),
    sentences: z.array(text).min(1).max(3),
  }),
);

export const category = z.object({
  key,
  industry: key.optional(),
  id: z.int(),
  name: named,
  children: z.array(
    z.object({ key, id: z.int(), name: named, tags: z.array(z.object({ code: key, name: named })) }),
  ),
});

export const city = z.object({ key, country: z.string().length(2), port: key, name: named });

export const exhibition = z.object({
  key,
  id: z.int(),
  country: z.string().length(2),
  channel: z.enum(channelTypes),
  /** An IANA name. */
  timeZone: text,
  /** Months from today until it opens; below 0 in the past. */
  startMonths: z.int(),
  days: z.int().positive(),
  /** The number of exhibitors; otherwise any. */
  exhibitors: z.int().positive().optional(),
  industries: z.array(key).min(1),
  name: named,
});

export const banner = z.object({
  key,
  id: z.int(),
  /** Type and colour, as in the names of the files. */ picture: text,
  target: z.object({ kind: z.enum(['search', 'category', 'exhibition']), value: z.string() }),
  title: named,
});

export const review = z.object({ key, stars: z.int().min(1).max(5) });

/**
 * Code → language → text, word forms ({one, other, …}) or a list of words; codes may be grouped. Or a list of entries
 * with keys.
 */
export const vocabulary = z.union([
  z.record(z.string(), z.unknown()),
  z
    .array(z.looseObject({ key: text }))
    .transform((list): Record<string, unknown> =>
      Object.fromEntries(list.map((entry) => [entry.key, entry])),
    ),
]);
