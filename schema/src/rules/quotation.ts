// A supplier's quotation (§7.3), by the rules of §5.
import * as z from 'zod/mini';
import {
  quantityMaxUnits,
  quotationMaxCharacters,
  quotationMostDays,
  quotationTiersMaxCount,
} from '../limits.ts';
import { attachmentIdsRule } from './file.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { idRule, optionalMatching, optionalText, requiredMatching, text } from './text.ts';
import { count, countFromZero } from './count.ts';
import { hasProductOfVariant, needsProduct } from './variant.ts';

const amount = requiredMatching(/^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,3})?$/);
/** A cost may be zero: the sample is free. */
const cost = optionalMatching(/^\d{1,9}(?:\.\d{1,3})?$/);
const quantity = count(quantityMaxUnits);
const days = countFromZero(quotationMostDays.lead);

const isGrowing = (tiers: readonly { readonly quantityFrom: number }[]) =>
  tiers.every(({ quantityFrom }, index) => quantityFrom > (tiers[index - 1]?.quantityFrom ?? 0));

const dayMs = 86_400_000;
/** Today or later, wherever the supplier is, and within the limit. */
function isAhead(day: string): boolean {
  const days = (Date.parse(day) - Date.now()) / dayMs;
  return days > -2 && days <= quotationMostDays.valid;
}

/** A step of the price ladder: from a quantity on, the price of one unit. */
export const quotationTier = z.object({ quantityFrom: quantity, price: amount });

/** What a supplier quotes, in the order of the form; trims. */
export const quotationForm = z.object({
  tiers: z
    .array(quotationTier)
    .check(
      z.minLength(1, { error: ruleKeys.required, abort: true }),
      z.maxLength(quotationTiersMaxCount, ruleKeys.maxLength),
      z.refine(isGrowing, ruleKeys.regex),
    ),
  currency: z.string({ error: ruleKeys.required }).check(z.regex(/^[A-Z]{3}$/, ruleKeys.required)),
  /** A key of nameOfUnit (§7.3). */
  unit: z.string({ error: ruleKeys.required }).check(z.regex(/^[a-z][a-z-]{0,39}$/, ruleKeys.required)),
  minimumOrder: quantity,
  shipmentTerm: z.string({ error: ruleKeys.required }).check(z.regex(/^[A-Z]{3}$/, ruleKeys.required)),
  port: optionalText(quotationMaxCharacters.port),
  paymentTerm: z.nullish(z.string().check(z.regex(/^[a-z\d-]{1,40}$/, ruleKeys.regex))),
  leadDaysFrom: days,
  leadDaysTo: days,
  sampleCost: cost,
  toolingCost: cost,
  validUntil: z.iso.date({ error: ruleKeys.required }).check(z.refine(isAhead, ruleKeys.regex)),
  note: z._default(text(quotationMaxCharacters.note), ''),
  attachmentIds: z._default(attachmentIdsRule, []),
  /** The supplier's product that is quoted, and its variant. */
  productId: z.nullish(idRule),
  variantId: z.nullish(idRule),
});

/** The longest time to the shipment is not shorter than the shortest. */
export const hasRightDays = ({ leadDaysFrom, leadDaysTo }: { leadDaysFrom: number; leadDaysTo: number }) =>
  leadDaysFrom <= leadDaysTo;

export const quotationInput = z
  .extend(quotationForm, { idempotencyKey: idempotencyKeyRule, rfqId: idRule })
  .check(
    z.refine(hasRightDays, { path: ['leadDaysTo'], error: ruleKeys.regex }),
    z.refine(hasProductOfVariant, needsProduct),
  );

const reason = z._default(text(quotationMaxCharacters.reason), '');

/** A supplier does not quote. */
export const declineRfqInput = z.object({ rfqId: idRule, reason });
/** §7.3 replyQuotation: the buyer's decision. */
export const quotationReply = z.object({
  idempotencyKey: idempotencyKeyRule,
  quotationId: idRule,
  reply: z.enum(['accept', 'decline']),
  reason,
});
