// Data of failures that the caller gets (§8): checked, as they come from a service.
import type { FailureCode } from '@fairgate/schema/errors';
import { savedCardsMaxCount } from '@fairgate/schema/limits';
import { z } from 'zod';

const usualWaitSeconds = 60;

/** A service that leaves the data out, or sends others, gets what is usual. */
const dataOf: Readonly<Partial<Record<FailureCode, z.ZodType<Readonly<Record<string, unknown>>>>>> = {
  RATE_LIMITED: z
    .object({ retryAfterSeconds: z.number().positive().transform(Math.ceil) })
    .catch({ retryAfterSeconds: usualWaitSeconds }),
  CARDS_FULL: z.object({ max: z.int().positive() }).catch({ max: savedCardsMaxCount }),
};

export const failureData = (code: FailureCode, data: unknown): Readonly<Record<string, unknown>> =>
  dataOf[code]?.parse(data) ?? {};
