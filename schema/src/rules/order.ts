// Orders (§7.3 submitOrder) and what both sides do with them, by the rules of §5.
import * as z from 'zod/mini';
import { countryCodes } from '../country-codes.ts';
import { messageMaxCharacters, orderMaxCharacters, quantityMaxUnits } from '../limits.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { isPhone } from './phone-pattern.ts';
import { idRule, optionalText, requiredText, text } from './text.ts';
import { count } from './count.ts';

const dayMs = 86_400_000;
/** Today or later, wherever the buyer is. */
const isAhead = (day: string): boolean => Date.parse(day) - Date.now() > -2 * dayMs;

/** What a buyer orders, in the order of the form; trims. */
export const orderForm = z.object({
  productId: idRule,
  /** Required where the product has variants. */
  variantId: z.nullish(idRule),
  /** An accepted quotation: its price and terms count, and its variant. */
  quotationId: z.nullish(idRule),
  quantity: count(quantityMaxUnits),
  /** Of one unit at this quantity, as the buyer saw it. */
  price: z.string({ error: ruleKeys.required }).check(z.regex(/^\d{1,9}(?:\.\d{1,4})?$/, ruleKeys.regex)),
  currency: z.string({ error: ruleKeys.required }).check(z.regex(/^[A-Z]{3}$/, ruleKeys.required)),
  shipmentTerm: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/, ruleKeys.regex))),
  paymentTerm: z.nullish(z.string().check(z.regex(/^[a-z\d-]{1,40}$/, ruleKeys.regex))),
  contactName: requiredText(orderMaxCharacters.contactName),
  companyName: optionalText(orderMaxCharacters.companyName),
  phone: optionalText(orderMaxCharacters.phone, isPhone),
  destinationCode: z
    .string({ error: ruleKeys.required })
    .check(z.refine((value) => countryCodes.has(value), ruleKeys.required)),
  address: requiredText(orderMaxCharacters.address),
  neededOn: z.nullish(z.iso.date(ruleKeys.regex).check(z.refine(isAhead, ruleKeys.regex))),
  note: z._default(text(messageMaxCharacters), ''),
});

export const orderInput = z.extend(orderForm, { idempotencyKey: idempotencyKeyRule });

const move = z.object({ orderId: idRule });
const key = { idempotencyKey: idempotencyKeyRule };

/** The supplier accepts an order: from stock, or made to order although the buyer saw a stock. */
export const confirmOrderForm = z.extend(move, { madeToOrder: z._default(z.boolean(), false) });
export const refuseOrderForm = z.extend(move, { reason: requiredText(orderMaxCharacters.reason) });
export const shipOrderForm = z.extend(move, {
  carrier: optionalText(orderMaxCharacters.carrier),
  trackingNumber: optionalText(orderMaxCharacters.trackingNumber),
});
export const receiveOrderForm = move;
/** A buyer need not give a reason; a supplier does, as for a refusal. */
export const cancelOrderForm = z.extend(move, {
  reason: z._default(text(orderMaxCharacters.reason), ''),
});

export const confirmOrderInput = z.extend(confirmOrderForm, key);
export const refuseOrderInput = z.extend(refuseOrderForm, key);
export const shipOrderInput = z.extend(shipOrderForm, key);
export const receiveOrderInput = z.extend(receiveOrderForm, key);
export const cancelOrderInput = z.extend(cancelOrderForm, key);
