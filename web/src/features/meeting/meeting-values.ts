// What a person types into a request for a meeting, stored on the device until it has arrived.
import { isAhead } from '@fairgate/schema/rules/meeting';
import { type FieldFailure, ruleKeys } from '@fairgate/schema/rules/messages';
import { pointInTime } from '@fairgate/schema/time-zone';
import type {
  EnquiryContactQuery,
  MeetingTimeInput,
  RequestMeetingInput,
  RequestMeetingWithBuyerInput,
} from '#graphql';
import { zoneHere } from '#platform/day-in.ts';
import { readItem, removeItem, writeItem } from '#platform/storage.ts';

/** The place of a video call; the id of an exhibition is its supplier's stand there. */
export const videoCall = 'video';

const emptyTimes = {
  day0: '',
  time0: '',
  day1: '',
  time1: '',
  day2: '',
  time2: '',
  minutes: '30',
  timeZone: '',
};
const emptyValues = {
  ...emptyTimes,
  topic: '',
  place: videoCall as string,
  videoUrl: '',
  message: '',
  name: '',
  companyName: '',
  phone: '',
};
export type MeetingValues = typeof emptyValues;

/** The fields of the times that can be proposed. */
export const slotFields = [
  { day: 'day0', time: 'time0' },
  { day: 'day1', time: 'time1' },
  { day: 'day2', time: 'time2' },
] as const;

/** Long enough for a form that is finished later, short enough for personal data on a shared computer. */
const ttlMs = 7 * 86_400_000;
const keyOf = (form: string) => `meeting:${form}`;

/** What was typed before, in the browser's time zone. In the browser only. */
export function readDraft(form: string): MeetingValues {
  const found = readItem(keyOf(form));
  const typed = typeof found === 'object' && found !== null ? Object.entries(found) : [];
  const known = typed.filter(
    ([name, value]) => name in emptyValues && typeof value === 'string' && value !== '',
  );
  return { ...emptyValues, timeZone: zoneHere(), ...Object.fromEntries(known) };
}

export const writeDraft = (form: string, values: MeetingValues): boolean =>
  writeItem(keyOf(form), values, ttlMs);

export const dropDraft = (form: string): void => removeItem(keyOf(form));

/** The point in time that is typed; undefined while it is not complete. */
export function typedTime(day: string, time: string, timeZone: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d/.test(time)) return undefined;
  try {
    return pointInTime(day, time.slice(0, 5), timeZone);
  } catch {
    return undefined;
  }
}

/** Whether a day and a time can be proposed. */
export function canPropose(day: string, time: string, timeZone: string): boolean {
  const at = typedTime(day, time, timeZone);
  return at !== undefined && isAhead(Date.parse(at));
}

/** The rule that a start time breaks. */
export function timeFailure(day: string, time: string, timeZone: string): FieldFailure | undefined {
  if (time === '') return { key: ruleKeys.required, values: {} };
  return canPropose(day, time, timeZone) ? undefined : { key: ruleKeys.regex, values: {} };
}

/** The proposed times; one that comes twice counts once. */
export function timesOf(values: MeetingValues): MeetingTimeInput[] {
  const typed = slotFields.flatMap(({ day, time }) => {
    const startsAt = typedTime(values[day], values[time], values.timeZone);
    return startsAt === undefined ? [] : [startsAt];
  });
  return [...new Set(typed)].map((startsAt) => ({ startsAt, minutes: Number(values.minutes) }));
}

/** What both sides ask alike. */
function requestOf(values: MeetingValues) {
  const isVideo = values.place === videoCall;
  return {
    topic: values.topic.trim(),
    times: timesOf(values),
    timeZone: values.timeZone,
    place: isVideo ? ('VIDEO' as const) : ('STAND' as const),
    videoUrl: (isVideo && values.videoUrl.trim()) || null,
    exhibitionId: isVideo ? null : values.place,
    message: values.message.trim(),
  };
}

/** A supplier's request. @param key the idempotency key. */
export const inputForBuyer = (
  values: MeetingValues,
  conversationId: string,
  key: string,
): RequestMeetingWithBuyerInput => ({ idempotencyKey: key, conversationId, ...requestOf(values) });

export type MeetingWith = { readonly supplierId: string; readonly productId?: string | undefined };

/** A buyer's request. @param key the idempotency key. */
export const inputOf = (
  values: MeetingValues,
  { supplierId, productId }: MeetingWith,
  key: string,
): RequestMeetingInput => ({
  idempotencyKey: key,
  supplierId,
  productId: productId ?? null,
  ...requestOf(values),
  contact: {
    name: values.name.trim(),
    companyName: values.companyName.trim() || null,
    phone: values.phone.trim() || null,
  },
});

type Buyer = Extract<NonNullable<EnquiryContactQuery['viewer']>, { __typename: 'Buyer' }>;

/** The values that the buyer's company profile gives. */
export function knownOf({ name, purchaseInfo }: Buyer): Partial<MeetingValues> {
  const { contactName, companyName, dialingCode, mobile } = purchaseInfo;
  return {
    name: contactName ?? name,
    companyName: companyName ?? '',
    phone: dialingCode && mobile ? `+${dialingCode} ${mobile}` : '',
  };
}
