// Pre-registration for an exhibition (§3), by the rules of §5. Limits are those of a buyer's company profile.
import * as z from 'zod/mini';
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
import { countryCodeRule, idRule, keywordRule, requiredText } from './text.ts';
import { verificationIdRule } from './verification-id.ts';

const several = <Code extends string>(codes: readonly Code[]) =>
  z.array(z.enum(codes, { error: ruleKeys.regex })).check(z.maxLength(codes.length, ruleKeys.tagsMaximum));

const { companyWebsite, dialingCode, mobile, jobTitle } = purchaseInfoForm.shape;

/** What a person fills in, in the order of the form; trims. */
export const registrationForm = z.object({
  email: emailRule,
  contactName: requiredText(purchaseTextMaxCharacters.contactName),
  jobTitle,
  companyName: requiredText(purchaseTextMaxCharacters.companyName),
  countryCode: countryCodeRule,
  companyWebsite,
  dialingCode,
  mobile,
  businessTypes: several(businessTypes),
  purposes: several([...purposes, ...maternityPurposes]),
  tagCodes: tagsRule(),
  productName: keywordRule,
  sharesEmail: z._default(z.boolean(), false),
});

/** The secret in the link of a badge. */
export const badgeLinkRule = z
  .string()
  .check(z.minLength(1, ruleKeys.required), z.maxLength(linkSecretMaxCharacters, ruleKeys.regex));

const trackingId = z.nullish(z.string().check(z.maxLength(trackingIdMaxCharacters, ruleKeys.maxLength)));

/** The registration with what its page adds. */
export const registrationInput = z.extend(registrationForm, {
  idempotencyKey: idempotencyKeyRule,
  exhibitionId: idRule,
  industry: z.nullish(z.enum(industryCodes)),
  /** §3 registration source codes. */
  source: z.int().check(z.minimum(1), z.maximum(11)),
  trackingSource: trackingId,
  adClickId: trackingId,
  relatedExhibitionId: z.nullish(idRule),
  /** §2.9 recommend_site, sib_eid and hidden_exhibition_id. */
  recommendSite: trackingId,
  siblingExhibitionId: z.nullish(idRule),
  hiddenExhibitionId: z.nullish(idRule),
  /** Ids of verifications of the email or the number (verification.ts). */
  verificationIds: z
    .array(verificationIdRule)
    .check(z.maxLength(verificationsMaxCount, ruleKeys.tagsMaximum)),
  /** Shows that the registration of the email is the sender's, who corrects it. */
  badgeLink: z.nullish(badgeLinkRule),
});
export type RegistrationInput = z.output<typeof registrationInput>;

/** A person at an exhibition. */
export const attendee = z.object({ exhibitionId: idRule, email: emailRule });
