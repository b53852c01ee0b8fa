import { emailRule } from '@fairgate/schema/rules/email';
import { z } from 'zod';

/** Whose accounts the command line makes; buyers register themselves. */
export const accountRoles = ['organiser', 'operator', 'supplier'] as const;
export type AccountRole = (typeof accountRoles)[number];

const name = z.string().trim().min(1).max(100);

/** A command to the accounts of organisers, operators and suppliers: see commands/account.ts. */
export const accountCommand = z.discriminatedUnion('action', [
  z.discriminatedUnion('role', [
    z.object({
      action: z.literal('add'),
      role: z.literal(['organiser', 'operator']),
      email: emailRule,
      name,
    }),
    z.object({
      action: z.literal('add'),
      role: z.literal('supplier'),
      email: emailRule,
      name,
      /** The key of an imported supplier, or the id of one of the demo data. */
      supplier: z.string().trim().min(1).max(100),
    }),
  ]),
  z.object({
    action: z.literal(['disable', 'enable', 'reset']),
    email: emailRule,
    /** Where the email has both accounts. */
    role: z.enum(accountRoles).optional(),
  }),
  z.object({ action: z.literal(['list', 'log']) }),
]);
export type AccountCommand = z.infer<typeof accountCommand>;
export type NewAccount = Extract<AccountCommand, { action: 'add' }>;
