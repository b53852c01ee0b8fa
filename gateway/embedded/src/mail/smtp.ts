import type { Transporter } from 'nodemailer';
import type { Attachment } from './attachments.ts';
import { withoutBadge } from './compose.ts';
import type { Carrier, Waiting } from './sender.ts';

/** The longest time that an attempt takes. RFC 5321 §4.5.3.2: a server may take minutes to accept a message. */
const attemptMostMs = 8 * 60_000;

type Settings = {
  readonly smtpUrl: string;
  readonly from: string;
  readonly attachmentsOf: (mail: Waiting) => Promise<readonly Attachment[]>;
};

/** Carries mails by SMTP. */
export function openSmtp({ smtpUrl, from, attachmentsOf }: Settings): Carrier {
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  let transport: Transporter | undefined;
  return {
    channels: ['email'],
    attemptMostMs,
    async send(mail, signal) {
      const { id, recipient: to, subject, badge, unsubscribe, createdAt } = mail;
      const attachments = await attachmentsOf(mail);
      const { text, html } = badge && attachments.length === 0 ? withoutBadge(mail) : mail;
      // Slow to load; most starts send nothing.
      transport ??= (await import('nodemailer')).createTransport({
        url: smtpUrl,
        socketTimeout: attemptMostMs,
      });
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        attachments: attachments.map(({ name: filename, type: contentType, cid, content }) => ({
          filename,
          contentType,
          content,
          ...(cid !== undefined && { cid, contentDisposition: 'inline' as const }),
        })),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe !== null && { 'List-Unsubscribe': `<${unsubscribe}>` }),
        },
        // The same in each attempt: if a server has accepted an aborted one, mail programs recognise the copy.
        messageId: `<${id}.${createdAt.getTime()}@${domain}>`,
        signal,
      });
    },
    close: () => transport?.close(),
  };
}
