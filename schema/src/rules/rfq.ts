// A request for quotation (§7.3 addRfq, editRfq), by the rules of §5.
import { z } from 'zod';
import { keywordMaxCharacters, quantityMaxUnits, rfqMaxCharacters, rfqSuppliersMaxCount } from '../limits.ts';
import { emailRule, registrationEmailRule } from './email.ts';
import { attachmentIdsRule } from './file.ts';
import { clauseRule } from './forms.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { newPasswordRule } from './password.ts';
import { phonePattern } from './phone-pattern.ts';
import { idRule } from './text.ts';

const required = (most: number) =>
  z
    .string({ error: ruleKeys.required })
    .trim()
    .min(1, { error: ruleKeys.required, abort: true })
    .max(most, ruleKeys.maxLength);
const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most, ruleKeys.maxLength)
    .transform((value) => value || null)
    .nullish();
const code = (pattern: RegExp) => z.string().regex(pattern, ruleKeys.regex).nullish();
const day = z.iso.date(ruleKeys.regex).nullish();

/** What a buyer needs, in the order of the form; trims. */
export const rfqForm = z.object({
  productName: required(keywordMaxCharacters),
  categoryId: idRule.nullish(),
  quantity: z
    .int({ error: ruleKeys.positiveInteger })
    .positive(ruleKeys.positiveInteger)
    .max(quantityMaxUnits, ruleKeys.positiveInteger),
  /** A key of nameOfUnit (§7.3). */
  unit: z.string({ error: ruleKeys.required }).regex(/^[a-z][a-z-]{0,39}$/, ruleKeys.required),
  /** For one unit. */
  targetPrice: code(/^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,3})?$/),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, ruleKeys.regex)
    .default('USD'),
  shipmentTerm: code(/^[A-Z]{3}$/),
  paymentTerm: code(/^[a-z\d-]{1,40}$/),
  destinationCode: code(/^[A-Z]{2}$/),
  neededOn: day,
  description: z.string().trim().max(rfqMaxCharacters.description, ruleKeys.maxLength).default(''),
  attachmentIds: attachmentIdsRule.default([]),
  /** The last day for quotations; by default in 30 days. */
  expiresOn: day,
  /** Whether other suppliers in the category may quote, too. */
  isOpen: z.boolean().default(true),
});

const contact = z.object({
  contactName: required(rfqMaxCharacters.contactName),
  companyName: optional(rfqMaxCharacters.companyName),
  phone: z
    .string()
    .trim()
    .max(rfqMaxCharacters.phone, ruleKeys.maxLength)
    .refine((value) => value === '' || phonePattern.test(value), ruleKeys.regex)
    .transform((value) => value || null)
    .nullish(),
  countryCode: code(/^[A-Z]{2}$/),
});

/** The RFQ of a signed-in buyer, with what its page adds. */
export const rfqInput = rfqForm.extend(contact.shape).extend({
  idempotencyKey: idempotencyKeyRule,
  productId: idRule.nullish(),
  variantId: idRule.nullish(),
  exhibitionId: idRule.nullish(),
  supplierIds: z.array(idRule).max(rfqSuppliersMaxCount, ruleKeys.maxLength).default([]),
  /** §3 a registration source code. */
  source: z.int().min(1).max(11).nullish(),
});

/** The same from a guest, who gets an account with it; without a password one is chosen later, by a mailed link. */
export const guestRfqInput = rfqInput.extend({
  email: registrationEmailRule,
  password: newPasswordRule.nullish(),
  clause: clauseRule,
});

/** A change of an RFQ: the whole form. */
export const rfqChange = rfqForm.extend({ idempotencyKey: idempotencyKeyRule, rfqId: idRule });

/** §7.3 checkEmailPhone: what a guest has typed so far. */
export const emailPhoneForm = z.object({ email: emailRule.nullish(), phone: contact.shape.phone });
