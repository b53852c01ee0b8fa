import * as z from 'zod/mini';
import { ruleKeys } from './messages.ts';

/**
 * §5 The person must accept the clause; otherwise the check fails with the request to agree to the membership and
 * privacy terms. A form may hold a ticked box as a text, and an empty one as none.
 */
export const clauseRule = z.pipe(
  z.transform((value: unknown): unknown => (typeof value === 'string' ? value !== '' : value)),
  z.literal(true, { error: ruleKeys.clause }),
);
