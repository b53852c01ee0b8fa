import { type VerificationChannel, verificationChannels } from '@fairgate/schema/constants';
import { verificationTtlMs } from '@fairgate/schema/limits';
import type { LanguageCode } from '@fairgate/schema/locales';
import { substitute } from '@fairgate/schema/substitute';
import { addLink } from '../accounts/links.ts';
import type { Database, Transaction } from '../db/database.ts';
import { daysBetween } from '../texts/days-between.ts';
import { type Attachment, attachmentsOf, type Mailed } from './attachments.ts';
import { compose, type Letter } from './compose.ts';
import {
  askResetLink,
  badgeLink,
  exhibitionLink,
  initLink,
  organiserLink,
  resetLink,
  settingsLink,
} from './links.ts';
import { type MessageSettings, openMessagesApi } from './messages-api.ts';
import { openSender } from './sender.ts';
import { openSmtp } from './smtp.ts';
import { type SourcingPost, sourcingPost } from './sourcing-letters.ts';
import { type TeamPost, teamPost } from './team-letters.ts';
import { mailTextsIn } from './texts.ts';

export type Addressee = { readonly buyerId: number; readonly email: string; readonly language: LanguageCode };

export type BadgeLetter = {
  /** A registration's badge, one with corrected details, or one renewed because the days of its exhibition have changed. */
  readonly about: 'registration' | 'change' | 'days';
  /** A revoked badge is not attached: its page says that it is revoked. */
  readonly isRevoked: boolean;
  readonly email: string;
  readonly language: LanguageCode;
  readonly exhibitionId: number;
  readonly badgeNo: string;
  /** The secret of the badge's link. */
  readonly link: string;
  readonly exhibition: string;
  readonly place: string;
  /** ISO days. */
  readonly from: string;
  readonly to: string;
};

export type StandLetter = {
  readonly email: string;
  readonly language: LanguageCode;
  readonly number: string;
  /** Its name, and the parts of its address. */
  readonly exhibition: {
    readonly name: string;
    readonly channel: string;
    readonly siteName: string;
    readonly id: number;
  };
};

/** Tells an organiser what has arrived. Without a visitor's data: these are deleted with the account, mails are not. */
export type OrganiserNotice = {
  readonly email: string;
  readonly language: LanguageCode;
  readonly exhibition: { readonly id: number; readonly name: string };
} & (
  | { readonly about: 'stand-request'; /** Of the request. */ readonly number: string }
  | { readonly about: 'prize-claim' }
);

export type CodeMessage = {
  readonly channel: VerificationChannel;
  /** An email, or a phone number as E.164 writes it. */
  readonly to: string;
  readonly language: LanguageCode;
  readonly code: string;
};

/** Writes mails into the table `mail`, in the transaction that causes them; a sender reads them from there. */
export type Post = TeamPost &
  SourcingPost & {
    /** Whether mails stay in the table because no mail server is set. */
    readonly keeps: boolean;
    /** The ways to send a code. Without a mail server and a provider all of them stay in the table. */
    readonly codeChannels: readonly VerificationChannel[];
    writeResetPassword(db: Transaction, to: Addressee): Promise<void>;
    writeInitPassword(db: Transaction, to: Addressee): Promise<void>;
    writePasswordChanged(db: Transaction, to: Addressee): Promise<void>;
    writeBadge(db: Transaction, badge: BadgeLetter): Promise<void>;
    writeStandRequest(db: Transaction, request: StandLetter): Promise<void>;
    writeOrganiserNotice(db: Transaction, notice: OrganiserNotice): Promise<void>;
    writeCode(db: Transaction, message: CodeMessage): Promise<void>;
    /** The files of a mail. */
    attachmentsOf(mail: Mailed): Promise<readonly Attachment[]>;
    /** Sends the waiting mails in the background; call it after the commit. */
    deliver(): void;
    close(): Promise<void>;
  };

export type PostSettings = {
  /** The public origin of the site. */
  readonly publicUrl: string;
  /** Undefined: mails stay in the table, for the mailbox page. */
  readonly smtpUrl?: string | undefined;
  /** The From address. */
  readonly from?: string | undefined;
  /** The provider for phones. Undefined: phones get no codes, or they stay in the table like the mails. */
  readonly messages?: MessageSettings | undefined;
  /** Logs failures, never the recipient. */
  log(line: string): void;
};

const add = {
  name: 'add mail',
  text: `insert into mail (recipient, kind, lang, subject, text, html, next_attempt_at, channel, code, badge, unsubscribe, meeting_id) values ($1, $2, $3, $4, $5, $6, case when $7::boolean then now() end, $8, $9, $10::jsonb, $11, $12)`,
};

export function openPost(db: Database, { publicUrl, smtpUrl, from, messages, log }: PostSettings): Post {
  const { hostname } = new URL(publicUrl);
  const carriers = [
    ...(smtpUrl === undefined
      ? []
      : [
          openSmtp({
            smtpUrl,
            from: from ?? `Fairgate <no-reply@${hostname}>`,
            // A file that cannot be made is no reason to keep the mail with its link.
            attachmentsOf: (mail) =>
              attachmentsOf(db, publicUrl, mail).catch((error: unknown) => {
                log(`Cannot make the files of a mail: ${error instanceof Error ? error.name : 'unknown'}`);
                return [];
              }),
          }),
        ]),
    ...(messages === undefined ? [] : [openMessagesApi(messages)]),
  ];
  const senders = carriers.map((carrier) => openSender(db, carrier, log));
  const carried = new Set(carriers.flatMap(({ channels }) => channels));
  const write = async (
    to: Transaction,
    letter: Letter,
    { channel, code, text: ofPhone }: { channel: VerificationChannel; code?: string; text?: string } = {
      channel: 'email',
    },
  ): Promise<void> => {
    const { subject, text, html } = compose(letter);
    await to.rows(add, [
      letter.email,
      letter.kind,
      letter.language,
      subject,
      ofPhone ?? text,
      html,
      carried.has(channel),
      channel,
      code ?? null,
      letter.badge ? JSON.stringify(letter.badge) : null,
      letter.settingsLink ?? null,
      letter.meetingId ?? null,
    ]);
  };
  return {
    ...teamPost(publicUrl, write),
    ...sourcingPost(publicUrl, write),
    keeps: smtpUrl === undefined,
    codeChannels: verificationChannels.filter((channel) => smtpUrl === undefined || carried.has(channel)),
    async writeResetPassword(to, { buyerId, email, language }) {
      await write(to, {
        kind: 'reset',
        language,
        email,
        link: resetLink(publicUrl, language, await addLink(to, buyerId, 'reset')),
      });
    },
    async writeInitPassword(to, { buyerId, email, language }) {
      await write(to, {
        kind: 'init',
        language,
        email,
        link: initLink(publicUrl, language, await addLink(to, buyerId, 'init'), email),
        settingsLink: settingsLink(publicUrl, language, await addLink(to, buyerId, 'unsubscribe')),
      });
    },
    writePasswordChanged: (to, { email, language }) =>
      write(to, { kind: 'changed', language, email, link: askResetLink(publicUrl, language) }),
    writeBadge: (
      to,
      { about, isRevoked, email, language, exhibitionId, badgeNo, link, exhibition, place, ...days },
    ) =>
      write(to, {
        kind: about === 'days' ? 'badgeDays' : 'badge',
        language,
        email,
        link: badgeLink(publicUrl, language, link),
        isChange: about === 'change',
        ...(!isRevoked && { badge: { exhibitionId, number: badgeNo, exhibition } }),
        values: { exhibition, number: badgeNo, place, days: daysBetween(days.from, days.to, language) },
      }),
    writeStandRequest: (to, { email, language, number, exhibition }) =>
      write(to, {
        kind: 'stand',
        language,
        email,
        link: exhibitionLink(publicUrl, language, exhibition),
        values: { exhibition: exhibition.name, number },
      }),
    writeOrganiserNotice: (to, { email, language, exhibition: { id, name: exhibition }, ...notice }) =>
      notice.about === 'stand-request'
        ? write(to, {
            kind: 'standNotice',
            language,
            email,
            link: organiserLink(publicUrl, language, { id, list: 'stand-requests' }),
            values: { exhibition, number: notice.number },
          })
        : write(to, {
            kind: 'prizeNotice',
            language,
            email,
            link: organiserLink(publicUrl, language, { id, list: 'prize-claims' }),
            values: { exhibition },
          }),
    writeCode: (to, { channel, to: email, language, code }) => {
      const values = { code, minutes: String(verificationTtlMs / 60_000) };
      const line = substitute(mailTextsIn(language).codeText, values);
      // The last line of an SMS lets a browser fill in the code on this site only.
      const text = channel === 'mobile' ? `${line}\n\n@${hostname} #${code}` : line;
      return write(
        to,
        { kind: 'code', language, email, values },
        { channel, code, ...(channel !== 'email' && { text }) },
      );
    },
    attachmentsOf: (mail) => attachmentsOf(db, publicUrl, mail),
    deliver: () => {
      for (const sender of senders) sender.deliver();
    },
    close: async () => {
      await Promise.all(senders.map((sender) => sender.close()));
    },
  };
}
