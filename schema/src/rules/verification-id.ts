import * as z from 'zod/mini';
import { ruleKeys } from './messages.ts';

/**
 * The id of a verification. Its client makes it, and whoever has it can enter the code: so it must not be guessable, and a
 * UUID is not.
 */
export const verificationIdRule = z.string().check(z.regex(/^[\w-]{32,64}$/, ruleKeys.regex));
