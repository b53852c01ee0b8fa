// Meetings of a buyer and a supplier (§7.3 simple add), by the rules of §5.
import { z } from 'zod';
import { meetingLengths, type MeetingPlace, meetingPlaces } from '../constants.ts';
import {
  enquiryMaxCharacters,
  meetingMaxCharacters,
  meetingTimesMaxCount,
  messageMaxCharacters,
} from '../limits.ts';
import { isTimeZone } from '../time-zone.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { isAhead, isVideoUrl } from './meeting-fields.ts';
import { ruleKeys } from './messages.ts';
import { phonePattern } from './phone-pattern.ts';
import { idRule } from './text.ts';

const required = (most: number) =>
  z
    .string({ error: ruleKeys.required })
    .trim()
    .min(1, { error: ruleKeys.required, abort: true })
    .max(most, ruleKeys.maxLength);
const optional = (most: number, fits: (value: string) => boolean = () => true) =>
  z
    .string()
    .trim()
    .max(most, ruleKeys.maxLength)
    .refine((value) => value === '' || fits(value), ruleKeys.regex)
    .transform((value) => value || null)
    .nullish();

/** A point in time, to the millisecond, as the wire has it. */
const instant = z.iso.datetime({ error: ruleKeys.required }).transform((at) => new Date(at).toISOString());
const timeRule = z.object({
  startsAt: instant.refine((at) => isAhead(Date.parse(at)), ruleKeys.regex),
  minutes: z.literal(meetingLengths, { error: ruleKeys.regex }),
});
/** 1 to 3 times, none twice. */
const timesRule = z
  .array(timeRule, { error: ruleKeys.required })
  .min(1, { error: ruleKeys.required, abort: true })
  .max(meetingTimesMaxCount, ruleKeys.maxLength)
  .refine((times) => new Set(times.map(({ startsAt }) => startsAt)).size === times.length, ruleKeys.regex);
const timeZoneRule = required(meetingMaxCharacters.timeZone).refine(isTimeZone, ruleKeys.regex);
const videoUrlRule = optional(meetingMaxCharacters.videoUrl, isVideoUrl).transform((url) =>
  url == null ? url : new URL(url).href,
);

/** What the supplier sees of the person. */
const contactRule = z.object({
  name: required(enquiryMaxCharacters.name),
  companyName: optional(enquiryMaxCharacters.companyName),
  phone: optional(enquiryMaxCharacters.phone, (value) => phonePattern.test(value)),
  countryCode: optional(2, (value) => /^[A-Z]{2}$/.test(value)),
});

const request = {
  topic: required(meetingMaxCharacters.topic),
  times: timesRule,
  timeZone: timeZoneRule,
  place: z.enum(meetingPlaces, { error: ruleKeys.required }),
  videoUrl: videoUrlRule,
  exhibitionId: idRule.nullish(),
  message: z.string().trim().max(messageMaxCharacters, ruleKeys.maxLength).default(''),
};
type Placed = { readonly place: MeetingPlace; readonly exhibitionId?: string | null | undefined };
const isPlaced = ({ place, exhibitionId }: Placed): boolean => place !== 'stand' || exhibitionId != null;
const needsExhibition = { path: ['exhibitionId'], error: ruleKeys.required };

/** A buyer's request for a meeting; trims. */
export const meetingForm = z
  .object({ supplierId: idRule, productId: idRule.nullish(), ...request, contact: contactRule })
  .refine(isPlaced, needsExhibition);
export const meetingInput = meetingForm.safeExtend({ idempotencyKey: idempotencyKeyRule });

/** A supplier's request, to the buyer of an enquiry or an RFQ; trims. */
export const supplierMeetingForm = z
  .object({ conversationId: idRule, ...request })
  .refine(isPlaced, needsExhibition);
export const supplierMeetingInput = supplierMeetingForm.safeExtend({ idempotencyKey: idempotencyKeyRule });

/** Other times, by either side. */
export const meetingProposal = z.object({ meetingId: idRule, times: timesRule, timeZone: timeZoneRule });

/** One of the proposed times is accepted. */
export const meetingAcceptance = z.object({ meetingId: idRule, startsAt: instant, timeZone: timeZoneRule });

/** A meeting is declined or cancelled. */
export const meetingEnd = z.object({
  meetingId: idRule,
  reason: z.string().trim().max(meetingMaxCharacters.reason, ruleKeys.maxLength).default(''),
});

/** The address of the video call; null takes it away. */
export const meetingLink = z.object({ meetingId: idRule, videoUrl: videoUrlRule });
