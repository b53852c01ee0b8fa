// Meetings of a buyer and a supplier (§7.3 simple add), by the rules of §5.
import * as z from 'zod/mini';
import { meetingLengths, type MeetingPlace, meetingPlaces } from '../constants.ts';
import {
  enquiryMaxCharacters,
  meetingMaxCharacters,
  meetingMostDays,
  meetingTimesMaxCount,
  messageMaxCharacters,
} from '../limits.ts';
import { isTimeZone } from '../time-zone.ts';
import { idempotencyKeyRule } from './idempotency-key.ts';
import { ruleKeys } from './messages.ts';
import { isPhone } from './phone-pattern.ts';
import { idRule, optionalText, requiredText, text } from './text.ts';

const dayMs = 86_400_000;

/** Whether a point in time is to come, and not too far ahead. */
export function isAhead(at: number): boolean {
  const ahead = at - Date.now();
  return ahead > 0 && ahead <= meetingMostDays * dayMs;
}

/** Whether a text is the address of a video call. */
export const isVideoUrl = (value: string): boolean => /^https:\/\//i.test(value) && URL.canParse(value);

/** A point in time, to the millisecond, as the wire has it. */
const instant = z.pipe(
  z.iso.datetime({ error: ruleKeys.required }),
  z.transform((at: string) => new Date(at).toISOString()),
);
const timeRule = z.object({
  startsAt: instant.check(z.refine((at) => isAhead(Date.parse(at)), ruleKeys.regex)),
  minutes: z.literal(meetingLengths, { error: ruleKeys.regex }),
});
/** 1 to 3 times, none twice. */
const timesRule = z.array(timeRule, { error: ruleKeys.required }).check(
  z.minLength(1, { error: ruleKeys.required, abort: true }),
  z.maxLength(meetingTimesMaxCount, ruleKeys.maxLength),
  z.refine((times) => new Set(times.map(({ startsAt }) => startsAt)).size === times.length, ruleKeys.regex),
);
const timeZoneRule = requiredText(meetingMaxCharacters.timeZone).check(z.refine(isTimeZone, ruleKeys.regex));
const videoUrlRule = z.pipe(
  optionalText(meetingMaxCharacters.videoUrl, isVideoUrl),
  z.transform((url: string | null | undefined) => (url == null ? url : new URL(url).href)),
);

/** What the supplier sees of the person. */
export const meetingContact = z.object({
  name: requiredText(enquiryMaxCharacters.name),
  companyName: optionalText(enquiryMaxCharacters.companyName),
  phone: optionalText(enquiryMaxCharacters.phone, isPhone),
  countryCode: optionalText(2, (value) => /^[A-Z]{2}$/.test(value)),
});

const request = {
  topic: requiredText(meetingMaxCharacters.topic),
  times: timesRule,
  timeZone: timeZoneRule,
  place: z.enum(meetingPlaces, { error: ruleKeys.required }),
  videoUrl: videoUrlRule,
  exhibitionId: z.nullish(idRule),
  message: z._default(text(messageMaxCharacters), ''),
};
type Placed = { readonly place: MeetingPlace; readonly exhibitionId?: string | null | undefined };
const isPlaced = ({ place, exhibitionId }: Placed): boolean => place !== 'stand' || exhibitionId != null;
const needsExhibition = { path: ['exhibitionId'], error: ruleKeys.required };

/** A buyer's request for a meeting; trims. */
export const meetingForm = z
  .object({ supplierId: idRule, productId: z.nullish(idRule), ...request, contact: meetingContact })
  .check(z.refine(isPlaced, needsExhibition));
export const meetingInput = z.safeExtend(meetingForm, { idempotencyKey: idempotencyKeyRule });

/** A supplier's request, to the buyer of an enquiry or an RFQ; trims. */
export const supplierMeetingForm = z
  .object({ conversationId: idRule, ...request })
  .check(z.refine(isPlaced, needsExhibition));
export const supplierMeetingInput = z.safeExtend(supplierMeetingForm, { idempotencyKey: idempotencyKeyRule });

/** Other times, by either side. */
export const meetingProposal = z.object({ meetingId: idRule, times: timesRule, timeZone: timeZoneRule });

/** One of the proposed times is accepted. */
export const meetingAcceptance = z.object({ meetingId: idRule, startsAt: instant, timeZone: timeZoneRule });

/** A meeting is declined or cancelled. */
export const meetingEnd = z.object({
  meetingId: idRule,
  reason: z._default(text(meetingMaxCharacters.reason), ''),
});

/** The address of the video call; null takes it away. */
export const meetingLink = z.object({ meetingId: idRule, videoUrl: videoUrlRule });
