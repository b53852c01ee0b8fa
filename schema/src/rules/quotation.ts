// A supplier's quotation (§7.3), by the rules of §5.
import { z } from 'zod';
import {
  quantityMaxUnits,
  quotationMaxCharacters,
  quotationMostDays,
  quotationTiersMaxCount,
} from '../limits.ts';
import { attachmentIdsRule } from './file.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { idRule } from './text.ts';
import { hasProductOfVariant, needsProduct } from './variant.ts';

const amount = z
  .string({ error: ruleKeys.required })
  .regex(/^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,3})?$/, ruleKeys.regex);
/** A cost may be zero: the sample is free. */
const cost = z
  .string()
  .regex(/^\d{1,9}(?:\.\d{1,3})?$/, ruleKeys.regex)
  .nullish();
const quantity = z
  .int({ error: ruleKeys.positiveInteger })
  .positive(ruleKeys.positiveInteger)
  .max(quantityMaxUnits, ruleKeys.positiveInteger);
const days = z
  .int({ error: ruleKeys.positiveInteger })
  .min(0, ruleKeys.positiveInteger)
  .max(quotationMostDays.lead, ruleKeys.positiveInteger);
const text = (most: number) => z.string().trim().max(most, ruleKeys.maxLength);

const isGrowing = (tiers: readonly { readonly quantityFrom: number }[]) =>
  tiers.every(({ quantityFrom }, index) => quantityFrom > (tiers[index - 1]?.quantityFrom ?? 0));

const dayMs = 86_400_000;
/** Today or later, wherever the supplier is, and within the limit. */
function isAhead(day: string): boolean {
  const days = (Date.parse(day) - Date.now()) / dayMs;
  return days > -2 && days <= quotationMostDays.valid;
}

/** What a supplier quotes, in the order of the form; trims. */
export const quotationForm = z.object({
  /** The price ladder: from a quantity on, the price of one unit. */
  tiers: z
    .array(z.object({ quantityFrom: quantity, price: amount }))
    .min(1, { error: ruleKeys.required, abort: true })
    .max(quotationTiersMaxCount, ruleKeys.maxLength)
    .refine(isGrowing, ruleKeys.regex),
  currency: z.string({ error: ruleKeys.required }).regex(/^[A-Z]{3}$/, ruleKeys.required),
  /** A key of nameOfUnit (§7.3). */
  unit: z.string({ error: ruleKeys.required }).regex(/^[a-z][a-z-]{0,39}$/, ruleKeys.required),
  minimumOrder: quantity,
  shipmentTerm: z.string({ error: ruleKeys.required }).regex(/^[A-Z]{3}$/, ruleKeys.required),
  port: text(quotationMaxCharacters.port)
    .transform((value) => value || null)
    .nullish(),
  paymentTerm: z
    .string()
    .regex(/^[a-z\d-]{1,40}$/, ruleKeys.regex)
    .nullish(),
  leadDaysFrom: days,
  leadDaysTo: days,
  sampleCost: cost,
  toolingCost: cost,
  validUntil: z.iso.date({ error: ruleKeys.required }).refine(isAhead, ruleKeys.regex),
  note: text(quotationMaxCharacters.note).default(''),
  attachmentIds: attachmentIdsRule.default([]),
  /** The supplier's product that is quoted, and its variant. */
  productId: idRule.nullish(),
  variantId: idRule.nullish(),
});

/** The longest time to the shipment is not shorter than the shortest. */
export const hasRightDays = ({ leadDaysFrom, leadDaysTo }: { leadDaysFrom: number; leadDaysTo: number }) =>
  leadDaysFrom <= leadDaysTo;

export const quotationInput = quotationForm
  .extend({ idempotencyKey: idempotencyKeyRule, rfqId: idRule })
  .refine(hasRightDays, { path: ['leadDaysTo'], error: ruleKeys.regex })
  .refine(hasProductOfVariant, needsProduct);

const reason = text(quotationMaxCharacters.reason).default('');

/** A supplier does not quote. */
export const declineRfqInput = z.object({ rfqId: idRule, reason });
/** §7.3 replyQuotation: the buyer's decision. */
export const quotationReply = z.object({
  idempotencyKey: idempotencyKeyRule,
  quotationId: idRule,
  reply: z.enum(['accept', 'decline']),
  reason,
});

/** A form that a supplier saves for the next quotations: parts may be missing. */
export const quotationTemplateInput = z.object({
  name: text(quotationMaxCharacters.templateName).min(1, ruleKeys.required),
  fields: quotationForm
    .pick({
      currency: true,
      unit: true,
      minimumOrder: true,
      shipmentTerm: true,
      port: true,
      paymentTerm: true,
      leadDaysFrom: true,
      leadDaysTo: true,
      sampleCost: true,
      toolingCost: true,
      note: true,
    })
    .partial()
    .extend({
      /** Days from writing until the quotation expires. */
      validDays: z
        .int({ error: ruleKeys.positiveInteger })
        .positive(ruleKeys.positiveInteger)
        .max(quotationMostDays.valid, ruleKeys.positiveInteger)
        .nullish(),
    }),
});
