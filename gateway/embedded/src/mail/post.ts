import type { LanguageCode } from '@fairgate/schema/locales';
import { addLink } from '../accounts/links.ts';
import type { Database, Transaction } from '../db/database.ts';
import { compose, type Letter } from './compose.ts';
import { askResetLink, initLink, resetLink, settingsLink } from './links.ts';
import { openSender } from './sender.ts';

export type Addressee = { readonly buyerId: number; readonly email: string; readonly language: LanguageCode };

/** Writes mails into the table `mail`, in the transaction of what they are about, and has them sent from there. */
export type Post = {
  /** Whether mails stay in the table, as nothing is there to send them. */
  readonly keeps: boolean;
  writeResetPassword(db: Transaction, to: Addressee): Promise<void>;
  writeInitPassword(db: Transaction, to: Addressee): Promise<void>;
  writePasswordChanged(db: Transaction, to: Addressee): Promise<void>;
  /** Sends what waits, now and without being waited for; to be called once the transaction is through. */
  deliver(): void;
  close(): Promise<void>;
};

export type PostSettings = {
  /** The origin under which visitors know the site. */
  readonly publicUrl: string;
  /** undefined: mails stay in the table, for the mailbox page. */
  readonly smtpUrl?: string | undefined;
  /** As in a mail's From. */
  readonly from?: string | undefined;
  /** Where it is said that a mail could not be sent; never to whom. */
  say(line: string): void;
};

const add = {
  name: 'add mail',
  text: `insert into mail (recipient, kind, lang, subject, text, html, next_try_at) values ($1, $2, $3, $4, $5, $6, case when $7::boolean then now() end)`,
};

export function openPost(db: Database, { publicUrl, smtpUrl, from, say }: PostSettings): Post {
  const sender =
    smtpUrl === undefined
      ? undefined
      : openSender(db, { smtpUrl, from: from ?? `Fairgate <no-reply@${new URL(publicUrl).hostname}>`, say });
  const write = async (to: Transaction, letter: Letter): Promise<void> => {
    const { subject, text, html } = compose(letter);
    await to.rows(add, [
      letter.email,
      letter.kind,
      letter.language,
      subject,
      text,
      html,
      sender !== undefined,
    ]);
  };
  return {
    keeps: sender === undefined,
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
    deliver: () => sender?.deliver(),
    close: async () => sender?.close(),
  };
}
