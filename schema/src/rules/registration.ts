// Pre-registration for an exhibition (§3), by the rules of §5. Limits are those of a buyer's company profile.
import { z } from 'zod';
import { businessTypes, industryCodes, maternityPurposes, purposes } from '../constants.ts';
import {
  linkSecretMaxCharacters,
  purchaseTextMaxCharacters,
  trackingIdMaxCharacters,
  verificationsMaxCount,
} from '../limits.ts';
import { emailRule } from './email.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { purchaseInfoForm } from './purchase-info.ts';
import { tagsRule } from './tags.ts';
import { idRule, keywordRule } from './text.ts';
import { verificationIdRule } from './verification.ts';

const text = (most: number) =>
  z
    .string({ error: ruleKeys.required })
    .trim()
    .min(1, { error: ruleKeys.required, abort: true })
    .max(most, ruleKeys.maxLength);
const several = <Code extends string>(codes: readonly Code[]) =>
  z.array(z.enum(codes, { error: ruleKeys.regex })).max(codes.length, ruleKeys.tagsMaximum);

const { companyWebsite, dialingCode, mobile, jobTitle } = purchaseInfoForm.shape;

/** What a person fills in, in the order of the form; trims. */
export const registrationForm = z.object({
  email: emailRule,
  contactName: text(purchaseTextMaxCharacters.contactName),
  jobTitle,
  companyName: text(purchaseTextMaxCharacters.companyName),
  countryCode: z.string({ error: ruleKeys.required }).regex(/^[A-Z]{2}$/, ruleKeys.required),
  companyWebsite,
  dialingCode,
  mobile,
  businessTypes: several(businessTypes),
  purposes: several([...purposes, ...maternityPurposes]),
  tagCodes: tagsRule(),
  productName: keywordRule,
  sharesEmail: z.boolean().default(false),
});

/** The secret in the link of a badge. */
export const badgeLinkRule = z
  .string()
  .min(1, ruleKeys.required)
  .max(linkSecretMaxCharacters, ruleKeys.regex);

const trackingId = z.string().max(trackingIdMaxCharacters, ruleKeys.maxLength).nullish();

/** The registration with what its page adds. */
export const registrationInput = registrationForm.extend({
  idempotencyKey: idempotencyKeyRule,
  exhibitionId: idRule,
  industry: z.enum(industryCodes).nullish(),
  /** §3 registration source codes. */
  source: z.int().min(1).max(11),
  trackingSource: trackingId,
  adClickId: trackingId,
  relatedExhibitionId: idRule.nullish(),
  /** §2.9 recommend_site, sib_eid and hidden_exhibition_id. */
  recommendSite: trackingId,
  siblingExhibitionId: idRule.nullish(),
  hiddenExhibitionId: idRule.nullish(),
  /** Ids of verifications of the email or the number (verification.ts). */
  verificationIds: z.array(verificationIdRule).max(verificationsMaxCount, ruleKeys.tagsMaximum),
  /** Shows that the registration of the email is the sender's, who corrects it. */
  badgeLink: badgeLinkRule.nullish(),
});
export type RegistrationInput = z.output<typeof registrationInput>;

/** A person at an exhibition. */
export const attendee = z.object({ exhibitionId: idRule, email: emailRule });
