// Enquiries to suppliers (§7.3 submitNewInquiry, submitInquiryList), by the rules of §5.
import { z } from 'zod';
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
import { phonePattern } from './phone-pattern.ts';
import { idRule } from './text.ts';

const optionalText = (most: number, pattern = /^/) =>
  z
    .string()
    .trim()
    .max(most, ruleKeys.maxLength)
    .refine((value) => value === '' || pattern.test(value), ruleKeys.regex)
    .transform((value) => value || null)
    .nullish();

/** What the suppliers see of the person. */
const contactRule = z.object({
  name: z
    .string({ error: ruleKeys.required })
    .trim()
    .min(1, { error: ruleKeys.required, abort: true })
    .max(enquiryMaxCharacters.name, ruleKeys.maxLength),
  companyName: optionalText(enquiryMaxCharacters.companyName),
  phone: optionalText(enquiryMaxCharacters.phone, phonePattern),
  countryCode: optionalText(2, /^[A-Z]{2}$/),
});

/** A product or a variant of it, and how many. */
const lineRule = z.object({
  productId: idRule,
  variantId: idRule.nullish(),
  quantity: z
    .int({ error: ruleKeys.positiveInteger })
    .positive(ruleKeys.positiveInteger)
    .max(quantityMaxUnits, ruleKeys.positiveInteger),
});

const oneRule = z.object({
  supplierId: idRule,
  lines: z.array(lineRule).max(enquiryLinesMaxCount, ruleKeys.maxLength),
});

/** One message, as one enquiry to each of the suppliers. */
export const enquiriesInput = z.object({
  idempotencyKey: idempotencyKeyRule,
  about: z.enum(enquirySubjects, { error: ruleKeys.required }),
  enquiries: z
    .array(oneRule)
    .min(1, ruleKeys.required)
    .max(enquiriesMaxCount, ruleKeys.maxLength)
    .refine((all) => new Set(all.map(({ supplierId }) => supplierId)).size === all.length, ruleKeys.regex),
  message: messageBodyRule,
  contact: contactRule,
  exhibitionId: idRule.nullish(),
  attachmentIds: attachmentIdsRule.default([]),
});
