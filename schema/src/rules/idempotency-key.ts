import * as z from 'zod/mini';
import { ruleKeys } from './messages.ts';

/** The key that a client creates once for each thing it submits. */
export const idempotencyKeyRule = z.string().check(z.regex(/^[\w-]{8,64}$/, ruleKeys.regex));
