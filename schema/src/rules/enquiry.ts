// Enquiries to suppliers (§7.3 submitNewInquiry, submitInquiryList), by the rules of §5.
import * as z from 'zod/mini';
import { enquirySubjects } from '../constants.ts';
import {
  enquiriesMaxCount,
  enquiryLinesMaxCount,
  enquiryMaxCharacters,
  quantityMaxUnits,
} from '../limits.ts';
import { attachmentIdsRule } from './file.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { messageBodyRule } from './message.ts';
import { ruleKeys } from './messages.ts';
import { isPhone } from './phone-pattern.ts';
import { idRule, optionalText, requiredText } from './text.ts';
import { count } from './count.ts';

/** What the suppliers see of the person. */
export const enquiryContact = z.object({
  name: requiredText(enquiryMaxCharacters.name),
  companyName: optionalText(enquiryMaxCharacters.companyName),
  phone: optionalText(enquiryMaxCharacters.phone, isPhone),
  countryCode: optionalText(2, (value) => /^[A-Z]{2}$/.test(value)),
});

/** A product or a variant of it, and how many. */
export const enquiryLine = z.object({
  productId: idRule,
  variantId: z.nullish(idRule),
  quantity: count(quantityMaxUnits, ruleKeys.positiveInteger),
});

const oneRule = z.object({
  supplierId: idRule,
  lines: z.array(enquiryLine).check(z.maxLength(enquiryLinesMaxCount, ruleKeys.maxLength)),
});

/** One message, as one enquiry to each of the suppliers. */
export const enquiriesInput = z.object({
  idempotencyKey: idempotencyKeyRule,
  about: z.enum(enquirySubjects, { error: ruleKeys.required }),
  enquiries: z.array(oneRule).check(
    z.minLength(1, ruleKeys.required),
    z.maxLength(enquiriesMaxCount, ruleKeys.maxLength),
    z.refine((all) => new Set(all.map(({ supplierId }) => supplierId)).size === all.length, ruleKeys.regex),
  ),
  message: messageBodyRule,
  contact: enquiryContact,
  exhibitionId: z.nullish(idRule),
  attachmentIds: z._default(attachmentIdsRule, []),
});
