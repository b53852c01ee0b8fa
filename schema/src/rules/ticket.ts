// A message to our team (§2.2 `/customer-service`), by the rules of §5.
import * as z from 'zod/mini';
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
import { filledRule, idRule, requiredText } from './text.ts';
import { optionalCount } from './count.ts';

/** The person's input, in the order of the form; trims. */
export const ticketForm = z.object({
  topic: z.enum(ticketTopics, { error: ruleKeys.required }),
  name: requiredText(ticketNameMaxCharacters),
  email: emailRule,
  message: filledRule.check(
    z.minLength(ticketMessageMinCharacters, { error: ruleKeys.minLength, abort: true }),
    z.maxLength(ticketMessageMaxCharacters, ruleKeys.maxLength),
  ),
  quantity: optionalCount(quantityMaxUnits),
});

/** The whole message, with the page's data. */
export const ticketInput = z.extend(ticketForm, {
  idempotencyKey: idempotencyKeyRule,
  serviceKey: z.nullish(z.string().check(z.regex(/^[a-z][A-Za-z]{0,39}$/, ruleKeys.regex))),
  productId: z.nullish(idRule),
  supplierId: z.nullish(idRule),
});

export type TicketForm = z.output<typeof ticketForm>;
export type TicketInput = z.output<typeof ticketInput>;
