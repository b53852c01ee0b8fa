// A message to our team (§2.2 `/customer-service`), by the rules of §5.
import { z } from 'zod';
import {
  quantityMaxUnits,
  ticketMessageMaxCharacters,
  ticketMessageMinCharacters,
  ticketNameMaxCharacters,
} from '../limits.ts';
import { ticketTopics } from '../constants.ts';
import { emailRule } from './email.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { idRule } from './text.ts';

const text = () =>
  z.string({ error: ruleKeys.required }).trim().min(1, { error: ruleKeys.required, abort: true });

/** The person's input, in the order of the form; trims. */
export const ticketForm = z.object({
  topic: z.enum(ticketTopics, { error: ruleKeys.required }),
  name: text().max(ticketNameMaxCharacters, ruleKeys.maxLength),
  email: emailRule,
  message: text()
    .min(ticketMessageMinCharacters, { error: ruleKeys.minLength, abort: true })
    .max(ticketMessageMaxCharacters, ruleKeys.maxLength),
  quantity: z
    .int({ error: ruleKeys.positiveInteger })
    .positive(ruleKeys.positiveInteger)
    .max(quantityMaxUnits, ruleKeys.positiveInteger)
    .nullish(),
});

/** The whole message, with the page's data. */
export const ticketInput = ticketForm.extend({
  idempotencyKey: idempotencyKeyRule,
  serviceKey: z
    .string()
    .regex(/^[a-z][A-Za-z]{0,39}$/, ruleKeys.regex)
    .nullish(),
  productId: idRule.nullish(),
  supplierId: idRule.nullish(),
});

export type TicketForm = z.output<typeof ticketForm>;
export type TicketInput = z.output<typeof ticketInput>;
