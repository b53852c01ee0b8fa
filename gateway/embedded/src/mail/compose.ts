import { escapeMarkup } from '@fairgate/schema/escape-markup';
import { type LanguageCode, localeOf } from '@fairgate/schema/locales';
import { substitute } from '@fairgate/schema/substitute';
import { codeCid, type MailedBadge } from './attachments.ts';
import { type MailTexts, mailTextsIn } from './texts.ts';

/** The kinds of mail; each has a subject and a text in mails/, and a button if it leads to a page. */
export type MailKind =
  | 'reset'
  | 'init'
  | 'changed'
  | 'badge'
  | 'badgeDays'
  | 'stand'
  | 'standNotice'
  | 'prizeNotice'
  | 'enquiry'
  | 'enquiryMessage'
  | 'enquiryAnswer'
  | 'rfq'
  | 'rfqMessage'
  | 'rfqChange'
  | 'rfqClosed'
  | 'rfqDeclined'
  | 'rfqAnswer'
  | 'quotation'
  | 'quotationAccepted'
  | 'quotationDeclined'
  | 'quotationWithdrawn'
  | 'order'
  | 'orderCancelled'
  | 'orderReceived'
  | 'orderMessage'
  | 'orderConfirmed'
  | 'orderRefused'
  | 'orderShipped'
  | 'orderEnded'
  | 'orderAnswer'
  | 'meetingRequest'
  | 'meetingOffer'
  | 'meetingTimes'
  | 'meetingAccepted'
  | 'meetingDeclined'
  | 'meetingCancelled'
  | 'meetingMessage'
  | 'chatMessage'
  | 'chatAnswer'
  | 'ticketAnswer'
  | 'enquiryReminder'
  | 'invitation'
  | 'code';

export type Letter = {
  readonly kind: MailKind;
  readonly language: LanguageCode;
  readonly email: string;
  /** The target of the button; none for a mail without one. */
  readonly link?: string;
  /** The values of the placeholders in its texts, besides `email`. */
  readonly values?: Readonly<Record<string, string>>;
  /** Whether it follows a change that the person, or somebody else, has made: “nothing changes” would be untrue. */
  readonly isChange?: boolean;
  /** What a person has written, below the text. */
  readonly quote?: string;
  /** The badge that is attached, with its code in the text. */
  readonly badge?: MailedBadge;
  /** The meeting whose calendar file is attached. */
  readonly meetingId?: number | undefined;
  /** Whether the link logs in once (§2.9 `ac`). */
  readonly logsIn?: boolean;
  /** The page with the mail preferences; none for mails that are always sent. */
  readonly settingsLink?: string;
};

// After a completed change, "nothing changes" would be untrue. A notice tells what somebody else did.
const withoutReassurance: readonly MailKind[] = [
  'changed',
  'badgeDays',
  'standNotice',
  'prizeNotice',
  'enquiry',
  'enquiryMessage',
  'enquiryAnswer',
  'rfq',
  'rfqMessage',
  'rfqChange',
  'rfqClosed',
  'rfqDeclined',
  'rfqAnswer',
  'quotation',
  'quotationAccepted',
  'quotationDeclined',
  'quotationWithdrawn',
  'order',
  'orderCancelled',
  'orderReceived',
  'orderMessage',
  'orderConfirmed',
  'orderRefused',
  'orderShipped',
  'orderEnded',
  'orderAnswer',
  'meetingRequest',
  'meetingOffer',
  'meetingTimes',
  'meetingAccepted',
  'meetingDeclined',
  'meetingCancelled',
  'meetingMessage',
  'chatMessage',
  'chatAnswer',
  'ticketAnswer',
  'enquiryReminder',
];

export type Composed = { readonly subject: string; readonly text: string; readonly html: string };

const buttons = {
  reset: 'resetButton',
  init: 'initButton',
  changed: 'changedButton',
  badge: 'badgeButton',
  badgeDays: 'badgeButton',
  stand: 'standButton',
  standNotice: 'standNoticeButton',
  prizeNotice: 'prizeNoticeButton',
  enquiry: 'enquiryButton',
  enquiryMessage: 'enquiryButton',
  enquiryAnswer: 'enquiryAnswerButton',
  rfq: 'rfqButton',
  rfqMessage: 'enquiryButton',
  rfqChange: 'rfqViewButton',
  rfqClosed: 'rfqViewButton',
  rfqDeclined: 'rfqViewButton',
  rfqAnswer: 'enquiryButton',
  quotation: 'quotationButton',
  quotationAccepted: 'rfqViewButton',
  quotationDeclined: 'rfqViewButton',
  quotationWithdrawn: 'rfqViewButton',
  order: 'orderButton',
  orderCancelled: 'orderButton',
  orderReceived: 'orderButton',
  orderMessage: 'enquiryButton',
  orderConfirmed: 'orderButton',
  orderRefused: 'orderButton',
  orderShipped: 'orderButton',
  orderEnded: 'orderButton',
  orderAnswer: 'enquiryButton',
  meetingRequest: 'meetingButton',
  meetingOffer: 'meetingButton',
  meetingTimes: 'meetingButton',
  meetingAccepted: 'meetingButton',
  meetingDeclined: 'meetingButton',
  meetingCancelled: 'meetingButton',
  meetingMessage: 'enquiryButton',
  chatMessage: 'enquiryButton',
  chatAnswer: 'enquiryButton',
  ticketAnswer: 'ticketAnswerButton',
  enquiryReminder: 'enquiryReminderButton',
  invitation: 'initButton',
} as const satisfies Partial<Record<MailKind, keyof MailTexts>>;

/** A mail in the reader's language, as plain text and as HTML with the same words, right-to-left if needed. */
export function compose({
  kind,
  language,
  email,
  link,
  values = {},
  quote,
  badge,
  isChange = false,
  logsIn = false,
  settingsLink,
}: Letter): Composed {
  const texts = mailTextsIn(language);
  const fill = (text: string) => substitute(text, { ...values, email });
  const subject = fill(texts[`${kind}Subject` as const]);
  const body = [fill(texts[`${kind}Text` as const]), ...(logsIn ? [texts.loginOnce] : [])];
  const attached = badge && texts.badgeAttached;
  const reassurance = isChange || withoutReassurance.includes(kind) ? [] : [texts.notYou];
  const settings = settingsLink === undefined ? [] : [`${texts.settings}: ${settingsLink}`];
  return {
    subject,
    text: [
      ...body,
      ...(quote === undefined ? [] : [quote]),
      ...(attached === undefined ? [] : [attached]),
      ...(link === undefined ? [] : [link]),
      ...reassurance,
      ...settings,
      'Fairgate',
    ].join('\n\n'),
    html: page({
      language,
      subject,
      body,
      quote,
      code: attached === undefined ? '' : codePart(language),
      button:
        link === undefined || kind === 'code'
          ? undefined
          : { link, text: texts[buttons[kind]], copy: texts.copy },
      reassurance,
      settings: settingsLink === undefined ? undefined : { text: texts.settings, link: settingsLink },
    }),
  };
}

/** The badge's code, as a picture that is attached, with what is said about it. */
function codePart(language: LanguageCode): string {
  const { badgeCode, badgeAttached } = mailTextsIn(language);
  return [
    `<p><img src="cid:${codeCid}" alt="${escapeMarkup(badgeCode)}" width="240" height="240" style="display:block;background:#fff"></p>`,
    `<p>${escapeMarkup(badgeAttached)}</p>`,
  ].join('');
}

type Written = { readonly lang: LanguageCode; readonly text: string; readonly html: string };

/** A mail with a badge that cannot be attached: it neither shows a code nor promises a file. The link to the badge stays. */
export const withoutBadge = ({ lang, text, html }: Written) => ({
  text: text.replace(`\n\n${mailTextsIn(lang).badgeAttached}`, () => ''),
  html: html.replace(codePart(lang), () => ''),
});

type Page = {
  language: LanguageCode;
  subject: string;
  body: readonly string[];
  quote: string | undefined;
  /** HTML. */
  code: string;
  button: { link: string; text: string; copy: string } | undefined;
  reassurance: string[];
  settings: { text: string; link: string } | undefined;
};

// Inline styles: mail clients drop style sheets.
function page({ language, subject, body, quote, code, button, reassurance, settings }: Page): string {
  const { tag, direction } = localeOf(language);
  const small = 'font-size:13px;color:#555';
  return [
    `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#222"><div style="max-width:520px;margin:0 auto">',
    `<h1 style="font-size:20px">${escapeMarkup(subject)}</h1>`,
    ...body.map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`),
    quote === undefined
      ? ''
      : `<p dir="auto" style="white-space:pre-line;padding-inline-start:12px;border-inline-start:3px solid #ddd">${escapeMarkup(quote)}</p>`,
    code,
    ...(button
      ? [
          `<p><a href="${escapeMarkup(button.link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#b3261e;color:#fff;text-decoration:none">${escapeMarkup(button.text)}</a></p>`,
          `<p style="${small}">${escapeMarkup(button.copy)}<br><a href="${escapeMarkup(button.link)}" dir="ltr" style="word-break:break-all">${escapeMarkup(button.link)}</a></p>`,
        ]
      : []),
    ...reassurance.map((line) => `<p style="${small}">${escapeMarkup(line)}</p>`),
    settings
      ? `<p style="${small}"><a href="${escapeMarkup(settings.link)}">${escapeMarkup(settings.text)}</a></p>`
      : '',
    '<p>Fairgate</p></div></body></html>',
  ].join('');
}
