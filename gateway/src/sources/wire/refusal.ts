import { defaultText } from '@fairgate/schema/errors';
import { z } from 'zod';
import { rateLimited } from '../../errors.ts';
import type { Refusal } from '../../generated/resolvers.ts';
import { Refused, type RefusalCode } from '../../upstream/operation.ts';

const wait = z.object({ retryAfterSeconds: z.number().positive() });
const usualWaitSeconds = 60;

/** @param path the field it is about; none: all of it. */
export function refusal(code: Exclude<RefusalCode, 'RATE_LIMITED'>, ...path: string[]): Refusal {
  return { code, message: defaultText(code), path };
}

/**
 * What the work gives, or the service's refusal as an outcome.
 * @param path the field that a refusal is about. @throws GraphQLError RATE_LIMITED when the service says that it was tried too often.
 */
export async function orRefusal<T>(work: () => Promise<T>, ...path: string[]): Promise<T | Refusal> {
  try {
    return await notTooOften(work);
  } catch (error) {
    if (error instanceof Refused && error.code !== 'RATE_LIMITED') return refusal(error.code, ...path);
    throw error;
  }
}

/** What the work gives. @throws GraphQLError RATE_LIMITED as above. */
export async function notTooOften<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'RATE_LIMITED') throw error;
    return rateLimited(wait.safeParse(error.data).data?.retryAfterSeconds ?? usualWaitSeconds);
  }
}
