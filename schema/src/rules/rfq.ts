// A request for quotation (§7.3 addRfq, editRfq), by the rules of §5.
import * as z from 'zod/mini';
import { keywordMaxCharacters, quantityMaxUnits, rfqMaxCharacters, rfqSuppliersMaxCount } from '../limits.ts';
import { emailRule, registrationEmailRule } from './email.ts';
import { attachmentIdsRule } from './file.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { newPasswordRule } from './password.ts';
import { isPhone } from './phone-pattern.ts';
import { idRule, optionalMatching, optionalText, requiredText, text } from './text.ts';
import { clauseRule } from './clause.ts';
import { count } from './count.ts';

const code = (pattern: RegExp) => z.nullish(z.string().check(z.regex(pattern, ruleKeys.regex)));
const day = z.nullish(z.iso.date(ruleKeys.regex));

/** What a buyer needs, in the order of the form; trims. */
export const rfqForm = z.object({
  productName: requiredText(keywordMaxCharacters),
  categoryId: z.nullish(idRule),
  quantity: count(quantityMaxUnits),
  /** A key of nameOfUnit (§7.3). */
  unit: z.string({ error: ruleKeys.required }).check(z.regex(/^[a-z][a-z-]{0,39}$/, ruleKeys.required)),
  /** For one unit. */
  targetPrice: optionalMatching(/^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,3})?$/),
  currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/, ruleKeys.regex)), 'USD'),
  shipmentTerm: code(/^[A-Z]{3}$/),
  paymentTerm: code(/^[a-z\d-]{1,40}$/),
  destinationCode: code(/^[A-Z]{2}$/),
  neededOn: day,
  description: z._default(text(rfqMaxCharacters.description), ''),
  attachmentIds: z._default(attachmentIdsRule, []),
  /** The last day for quotations; by default in 30 days. */
  expiresOn: day,
  /** Whether other suppliers in the category may quote, too. */
  isOpen: z._default(z.boolean(), true),
});

const contact = z.object({
  contactName: requiredText(rfqMaxCharacters.contactName),
  companyName: optionalText(rfqMaxCharacters.companyName),
  phone: optionalText(rfqMaxCharacters.phone, isPhone),
  countryCode: code(/^[A-Z]{2}$/),
});

/** The RFQ of a signed-in buyer, with what its page adds. */
export const rfqInput = z.extend(z.extend(rfqForm, contact.shape), {
  idempotencyKey: idempotencyKeyRule,
  productId: z.nullish(idRule),
  variantId: z.nullish(idRule),
  exhibitionId: z.nullish(idRule),
  supplierIds: z._default(z.array(idRule).check(z.maxLength(rfqSuppliersMaxCount, ruleKeys.maxLength)), []),
  /** §3 a registration source code. */
  source: z.nullish(z.int().check(z.minimum(1), z.maximum(11))),
});

/** The same from a guest, who gets an account with it; without a password one is chosen later, by a mailed link. */
export const guestRfqInput = z.extend(rfqInput, {
  email: registrationEmailRule,
  password: z.nullish(newPasswordRule),
  clause: clauseRule,
});

/** A change of an RFQ: the whole form. */
export const rfqChange = z.extend(rfqForm, { idempotencyKey: idempotencyKeyRule, rfqId: idRule });

/** §7.3 checkEmailPhone: what a guest has typed so far. */
export const emailPhoneForm = z.object({ email: z.nullish(emailRule), phone: contact.shape.phone });
