import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '@fairgate/schema/locales';
import { z } from 'zod';

const folder = join(import.meta.dirname, '../../mails');
const text = z.string().min(1);
const about = z.string().includes('{email}');

const mailTexts = z.strictObject({
  resetSubject: text,
  resetText: about,
  resetButton: text,
  initSubject: text,
  initText: about,
  initButton: text,
  changedSubject: text,
  changedText: about,
  changedButton: text,
  badgeSubject: z.string().includes('{exhibition}'),
  badgeText: z.string().includes('{exhibition}').includes('{number}').includes('{days}').includes('{place}'),
  badgeButton: text,
  badgeDaysSubject: z.string().includes('{exhibition}'),
  badgeDaysText: z
    .string()
    .includes('{exhibition}')
    .includes('{number}')
    .includes('{days}')
    .includes('{place}'),
  badgeCode: text,
  badgeAttached: text,
  standSubject: z.string().includes('{exhibition}'),
  standText: z.string().includes('{exhibition}').includes('{number}'),
  standButton: text,
  standNoticeSubject: z.string().includes('{exhibition}'),
  standNoticeText: z.string().includes('{exhibition}').includes('{number}'),
  standNoticeButton: text,
  prizeNoticeSubject: z.string().includes('{exhibition}'),
  prizeNoticeText: z.string().includes('{exhibition}'),
  prizeNoticeButton: text,
  enquirySubject: z.string().includes('{number}'),
  enquiryText: z.string().includes('{number}'),
  enquiryButton: text,
  enquiryMessageSubject: z.string().includes('{number}'),
  enquiryMessageText: z.string().includes('{number}'),
  enquiryAnswerSubject: z.string().includes('{supplier}'),
  enquiryAnswerText: z.string().includes('{supplier}').includes('{number}'),
  enquiryAnswerButton: text,
  loginOnce: text,
  chatMessageSubject: text,
  chatMessageText: text,
  chatAnswerSubject: z.string().includes('{supplier}'),
  chatAnswerText: z.string().includes('{supplier}'),
  rfqSubject: z.string().includes('{number}'),
  rfqText: z.string().includes('{number}'),
  rfqButton: text,
  rfqMessageSubject: z.string().includes('{number}'),
  rfqMessageText: z.string().includes('{number}'),
  rfqChangeSubject: z.string().includes('{number}'),
  rfqChangeText: z.string().includes('{number}'),
  rfqClosedSubject: z.string().includes('{number}'),
  rfqClosedText: z.string().includes('{number}'),
  quotationAcceptedSubject: z.string().includes('{number}'),
  quotationAcceptedText: z.string().includes('{number}'),
  quotationDeclinedSubject: z.string().includes('{number}'),
  quotationDeclinedText: z.string().includes('{number}'),
  quotationSubject: z.string().includes('{supplier}'),
  quotationText: z.string().includes('{supplier}').includes('{number}'),
  quotationButton: text,
  rfqDeclinedSubject: z.string().includes('{supplier}'),
  rfqDeclinedText: z.string().includes('{supplier}').includes('{number}'),
  quotationWithdrawnSubject: z.string().includes('{supplier}'),
  quotationWithdrawnText: z.string().includes('{supplier}').includes('{number}'),
  rfqAnswerSubject: z.string().includes('{supplier}'),
  rfqAnswerText: z.string().includes('{supplier}').includes('{number}'),
  rfqViewButton: text,
  orderSubject: z.string().includes('{number}'),
  orderText: z.string().includes('{number}'),
  orderCancelledSubject: z.string().includes('{number}'),
  orderCancelledText: z.string().includes('{number}'),
  orderReceivedSubject: z.string().includes('{number}'),
  orderReceivedText: z.string().includes('{number}'),
  orderMessageSubject: z.string().includes('{number}'),
  orderMessageText: z.string().includes('{number}'),
  orderConfirmedSubject: z.string().includes('{supplier}'),
  orderConfirmedText: z.string().includes('{supplier}').includes('{number}'),
  orderRefusedSubject: z.string().includes('{supplier}'),
  orderRefusedText: z.string().includes('{supplier}').includes('{number}'),
  orderShippedSubject: z.string().includes('{supplier}'),
  orderShippedText: z.string().includes('{supplier}').includes('{number}'),
  orderEndedSubject: z.string().includes('{supplier}'),
  orderEndedText: z.string().includes('{supplier}').includes('{number}'),
  orderAnswerSubject: z.string().includes('{supplier}'),
  orderAnswerText: z.string().includes('{supplier}').includes('{number}'),
  orderButton: text,
  meetingRequestSubject: z.string().includes('{number}'),
  meetingRequestText: z.string().includes('{number}'),
  meetingOfferSubject: z.string().includes('{supplier}'),
  meetingOfferText: z.string().includes('{supplier}').includes('{number}'),
  meetingTimesSubject: z.string().includes('{number}'),
  meetingTimesText: z.string().includes('{number}'),
  meetingAcceptedSubject: z.string().includes('{number}'),
  meetingAcceptedText: z.string().includes('{number}').includes('{time}'),
  meetingDeclinedSubject: z.string().includes('{number}'),
  meetingDeclinedText: z.string().includes('{number}'),
  meetingCancelledSubject: z.string().includes('{number}'),
  meetingCancelledText: z.string().includes('{number}'),
  meetingMessageSubject: z.string().includes('{number}'),
  meetingMessageText: z.string().includes('{number}'),
  meetingButton: text,
  ticketAnswerSubject: z.string().includes('{number}'),
  ticketAnswerText: z.string().includes('{operator}').includes('{number}'),
  ticketAnswerButton: text,
  enquiryReminderSubject: z.string().includes('{number}'),
  enquiryReminderText: z.string().includes('{number}').includes('{hours}'),
  enquiryReminderButton: text,
  invitationSubject: z.string().includes('{supplier}'),
  invitationText: z.string().includes('{supplier}').includes('{operator}').includes('{email}'),
  codeSubject: z.string().includes('{code}'),
  codeText: z.string().includes('{code}').includes('{minutes}'),
  notYou: text,
  copy: text,
  settings: text,
});

export type MailTexts = z.infer<typeof mailTexts>;

const known = new Map<LanguageCode, MailTexts>();

/** The mail texts of a language: mails/{language}.json, read on first use. */
export function mailTextsIn(language: LanguageCode): MailTexts {
  let texts = known.get(language);
  if (!texts)
    known.set(
      language,
      (texts = mailTexts.parse(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')))),
    );
  return texts;
}
