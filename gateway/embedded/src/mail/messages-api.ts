import type { VerificationChannel } from '@fairgate/schema/constants';
import { fetch } from 'undici';
import type { Carrier } from './sender.ts';

export type MessageSettings = {
  /** The address of the provider, with its user and password. */
  readonly url: string;
  /** The number, name or messaging service ('MG…') that sends SMS; undefined: no SMS. */
  readonly smsFrom?: string | undefined;
  /** The number that sends by WhatsApp; undefined: no WhatsApp. */
  readonly whatsappFrom?: string | undefined;
  /** WhatsApp's approved template for a code ('HX…'), with the code as its first variable. */
  readonly whatsappTemplate?: string | undefined;
};

const attemptMostMs = 20_000;

/** The provider did not take a message. Its answer may repeat the number, so only the status is kept. */
class NotTaken extends Error {
  override name = 'NotTaken';
  readonly responseCode: number;
  constructor(status: number) {
    super('the provider did not take the message');
    this.responseCode = status;
  }
}

/**
 * Carries SMS and WhatsApp messages by a provider with Twilio's Messages API: a POST of To, From (or MessagingServiceSid)
 * and Body (or ContentSid and ContentVariables), with basic authentication. Others offer the same form.
 */
export function openMessagesApi({ url, smsFrom, whatsappFrom, whatsappTemplate }: MessageSettings): Carrier {
  const { username, password, href } = new URL(url);
  const target = new URL(href);
  target.username = target.password = '';
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString(
    'base64',
  );
  const channels: VerificationChannel[] = [
    ...(smsFrom === undefined ? [] : ['mobile' as const]),
    ...(whatsappFrom === undefined ? [] : ['whatsapp' as const]),
  ];
  return {
    channels,
    attemptMostMs,
    async send({ channel, recipient, text, code }, signal) {
      const answer = await fetch(target, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams(
          channel === 'whatsapp'
            ? {
                To: `whatsapp:${recipient}`,
                From: `whatsapp:${whatsappFrom ?? ''}`,
                ...(whatsappTemplate === undefined || code === null
                  ? { Body: text }
                  : { ContentSid: whatsappTemplate, ContentVariables: JSON.stringify({ 1: code }) }),
              }
            : {
                To: recipient,
                ...(smsFrom?.startsWith('MG') ? { MessagingServiceSid: smsFrom } : { From: smsFrom ?? '' }),
                Body: text,
              },
        ),
        redirect: 'error',
        signal,
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new NotTaken(answer.status);
    },
    close: () => undefined,
  };
}
