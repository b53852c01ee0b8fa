import { emailRule } from '@fairgate/schema/rules/email';
import { z } from 'zod';

/** A command to organisers' accounts: see commands/account.ts. */
export const accountCommand = z.discriminatedUnion('action', [
  z.object({ action: z.literal('add'), email: emailRule, name: z.string().trim().min(1).max(100) }),
  z.object({ action: z.literal(['disable', 'enable', 'reset']), email: emailRule }),
  z.object({ action: z.literal(['list', 'log']) }),
]);
export type AccountCommand = z.infer<typeof accountCommand>;
