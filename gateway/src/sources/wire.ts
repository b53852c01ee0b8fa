// Pieces of wire answers that several gateways share (§3, §7).
import { z } from 'zod';

// Coerced, not a union of string and number: there are hundreds in an answer, and a union takes many times as long.
/** Amounts come as decimal strings; older answers hold numbers. */
export const amount = z.coerce.string().regex(/^\d+(\.\d+)?$/);

/** Ids come as strings or numbers and are digits (§5). */
export const id = z.coerce.string().regex(/^\d+$/);

export const unit = z.object({ key: z.string(), one: z.string(), many: z.string() });

export const certificate = z.object({
  code: z.string(),
  number: z.string().nullish(),
  issuer: z.string().nullish(),
  validTo: z.string().nullish(),
});

export const tag = z.object({ code: z.string(), name: z.string() });

export const pictured = {
  image: z.string().nullish(),
  imageWidth: z.int32().positive().nullish(),
  imageHeight: z.int32().positive().nullish(),
};

export const rated = { stars: z.number().min(0).max(5).nullish(), reviewCount: z.int32().nonnegative().nullish() };
