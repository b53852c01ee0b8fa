// Data of failures that the caller gets (§8): checked, as they come from a service.
import type { FailureCode } from '@fairgate/schema/errors';
import { cartMaxProducts, savedCardsMaxCount } from '@fairgate/schema/limits';
import { z } from 'zod';

const usualWaitSeconds = 60;

/** A service that leaves the data out, or sends others, gets what is usual. */
const dataOf: Readonly<Partial<Record<FailureCode, z.ZodType<Readonly<Record<string, unknown>>>>>> = {
  RATE_LIMITED: z
    .object({ retryAfterSeconds: z.number().positive().transform(Math.ceil) })
    .catch({ retryAfterSeconds: usualWaitSeconds }),
  // The bound of a text, where that is the reason.
  BAD_USER_INPUT: z.object({ maxLength: z.int().positive() }).partial().catch({}),
  CARDS_FULL: z.object({ max: z.int().positive() }).catch({ max: savedCardsMaxCount }),
  PRICE_CHANGED: z
    .object({ price: z.string().regex(/^\d+(?:\.\d+)?$/), currency: z.string().regex(/^[A-Z]{3}$/) })
    .transform(({ price, currency }) => ({ price: { amount: price, currencyCode: currency } }))
    .catch({ price: null as never }),
  BELOW_MINIMUM: z.object({ minimum: z.int().positive() }).catch({ minimum: 1 }),
  OUT_OF_STOCK: z.object({ stock: z.int().min(0) }).catch({ stock: 0 }),
  CART_FULL: z.object({ max: z.int().positive() }).catch({ max: cartMaxProducts }),
};

export const failureData = (code: FailureCode, data: unknown): Readonly<Record<string, unknown>> =>
  dataOf[code]?.parse(data) ?? {};
