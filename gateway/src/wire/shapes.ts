// Structures of wire answers that several gateways share (§3, §7).
import { z } from 'zod';
import { count, measure, positive } from './scalars.ts';

const word = z.string().nullable().default(null);

/** A unit of sale: words for labels and, by plural category (CLDR), next to a number. Older answers lack the forms. */
export const unit = z.object({
  key: z.string(),
  one: z.string(),
  many: z.string(),
  forms: z.object({ zero: word, one: word, two: word, few: word, many: word, other: z.string() }).nullish(),
});

export const certificate = z.object({
  code: z.string(),
  number: z.string().nullish(),
  issuer: z.string().nullish(),
  validTo: z.string().nullish(),
});

export const tag = z.object({ code: z.string(), name: z.string() });

/** A trade term: its code, and its meaning in the requested language. */
export const tradeTerm = z.object({ code: z.string(), name: z.string() });

export const pictured = {
  image: z.string().nullish(),
  imageWidth: positive.nullish(),
  imageHeight: positive.nullish(),
};

export const rated = { stars: measure.nullish(), reviewCount: count.nullish() };

/** The name in an address (§2.1): the English one, so that an entity has one address in all languages. */
export function addressName(english: string | null | undefined, name: string): string {
  return english || name;
}
