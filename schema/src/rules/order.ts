// Orders (§7.3 submitOrder) and what both sides do with them, by the rules of §5.
import { z } from 'zod';
import { countryCodes } from '../country-codes.ts';
import { messageMaxCharacters, orderMaxCharacters, quantityMaxUnits } from '../limits.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { phonePattern } from './phone-pattern.ts';
import { idRule } from './text.ts';

const required = (most: number) =>
  z
    .string({ error: ruleKeys.required })
    .trim()
    .min(1, { error: ruleKeys.required, abort: true })
    .max(most, ruleKeys.maxLength);
const optional = (most: number, pattern = /^/) =>
  z
    .string()
    .trim()
    .max(most, ruleKeys.maxLength)
    .refine((value) => value === '' || pattern.test(value), ruleKeys.regex)
    .transform((value) => value || null)
    .nullish();

const dayMs = 86_400_000;
/** Today or later, wherever the buyer is. */
const isAhead = (day: string): boolean => Date.parse(day) - Date.now() > -2 * dayMs;

/** What a buyer orders, in the order of the form; trims. */
export const orderForm = z.object({
  productId: idRule,
  /** Required where the product has variants. */
  variantId: idRule.nullish(),
  /** An accepted quotation: its price and terms count, and its variant. */
  quotationId: idRule.nullish(),
  quantity: z
    .int({ error: ruleKeys.positiveInteger })
    .positive(ruleKeys.positiveInteger)
    .max(quantityMaxUnits, ruleKeys.positiveInteger),
  /** Of one unit at this quantity, as the buyer saw it. */
  price: z.string({ error: ruleKeys.required }).regex(/^\d{1,9}(?:\.\d{1,4})?$/, ruleKeys.regex),
  currency: z.string({ error: ruleKeys.required }).regex(/^[A-Z]{3}$/, ruleKeys.required),
  shipmentTerm: z
    .string()
    .regex(/^[A-Z]{3}$/, ruleKeys.regex)
    .nullish(),
  paymentTerm: z
    .string()
    .regex(/^[a-z\d-]{1,40}$/, ruleKeys.regex)
    .nullish(),
  contactName: required(orderMaxCharacters.contactName),
  companyName: optional(orderMaxCharacters.companyName),
  phone: optional(orderMaxCharacters.phone, phonePattern),
  destinationCode: z
    .string({ error: ruleKeys.required })
    .refine((value) => countryCodes.has(value), ruleKeys.required),
  address: required(orderMaxCharacters.address),
  neededOn: z.iso.date(ruleKeys.regex).refine(isAhead, ruleKeys.regex).nullish(),
  note: z.string().trim().max(messageMaxCharacters, ruleKeys.maxLength).default(''),
});

export const orderInput = orderForm.extend({ idempotencyKey: idempotencyKeyRule });

const move = z.object({ orderId: idRule });
const key = { idempotencyKey: idempotencyKeyRule };

/** The supplier accepts an order: from stock, or made to order although the buyer saw a stock. */
export const confirmOrderForm = move.extend({ madeToOrder: z.boolean().default(false) });
export const refuseOrderForm = move.extend({ reason: required(orderMaxCharacters.reason) });
export const shipOrderForm = move.extend({
  carrier: optional(orderMaxCharacters.carrier),
  trackingNumber: optional(orderMaxCharacters.trackingNumber),
});
export const receiveOrderForm = move;
/** A buyer need not give a reason; a supplier does, as for a refusal. */
export const cancelOrderForm = move.extend({
  reason: z.string().trim().max(orderMaxCharacters.reason, ruleKeys.maxLength).default(''),
});

export const confirmOrderInput = confirmOrderForm.extend(key);
export const refuseOrderInput = refuseOrderForm.extend(key);
export const shipOrderInput = shipOrderForm.extend(key);
export const receiveOrderInput = receiveOrderForm.extend(key);
export const cancelOrderInput = cancelOrderForm.extend(key);
