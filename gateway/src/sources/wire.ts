// Pieces of wire answers that several gateways share (§3, §7).
import { z } from 'zod';

/** Amounts come as decimal strings; older answers hold numbers. */
export const amount = z.union([z.string().regex(/^\d+(\.\d+)?$/), z.number().nonnegative()]).transform(String);

/** Ids come as strings or numbers and are digits (§5). */
export const id = z.union([z.string().regex(/^\d+$/), z.number().int().nonnegative()]).transform(String);

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
  imageWidth: z.number().int().positive().nullish(),
  imageHeight: z.number().int().positive().nullish(),
};

export const rated = { stars: z.number().min(0).max(5).nullish(), reviewCount: z.number().int().nonnegative().nullish() };
