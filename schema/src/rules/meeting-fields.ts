// The fields of a meeting by the generic validator (§5), for the browser: the rules of `meetingForm` (meeting.ts) without zod. The
// caller trims values.
import {
  enquiryMaxCharacters,
  meetingMaxCharacters,
  meetingMostDays,
  messageMaxCharacters,
} from '../limits.ts';
import { ruleKeys } from './messages.ts';
import { isPhone } from './phone-pattern.ts';
import type { FieldRule } from './validator.ts';

const dayMs = 86_400_000;

/** Whether a point in time is to come, and not too far ahead. */
export function isAhead(at: number): boolean {
  const ahead = at - Date.now();
  return ahead > 0 && ahead <= meetingMostDays * dayMs;
}

/** Whether a text is the address of a video call. */
export const isVideoUrl = (text: string): boolean => /^https:\/\//i.test(text) && URL.canParse(text);

export const meetingFields = {
  topic: [{ kind: 'required' }, { kind: 'maxLength', bound: meetingMaxCharacters.topic }],
  message: [{ kind: 'maxLength', bound: messageMaxCharacters }],
  videoUrl: [
    { kind: 'maxLength', bound: meetingMaxCharacters.videoUrl },
    { kind: 'custom', check: (text) => text === '' || isVideoUrl(text), message: ruleKeys.regex },
  ],
  name: [{ kind: 'required' }, { kind: 'maxLength', bound: enquiryMaxCharacters.name }],
  companyName: [{ kind: 'maxLength', bound: enquiryMaxCharacters.companyName }],
  phone: [
    { kind: 'maxLength', bound: enquiryMaxCharacters.phone },
    { kind: 'custom', check: (text) => text === '' || isPhone(text), message: ruleKeys.regex },
  ],
} as const satisfies Record<string, readonly FieldRule<string>[]>;
