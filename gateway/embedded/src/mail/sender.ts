import type { VerificationChannel } from '@fairgate/schema/constants';
import { verificationTtlMs } from '@fairgate/schema/limits';
import type { LanguageCode } from '@fairgate/schema/locales';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { MailedBadge } from './attachments.ts';

const everyMs = 60_000;
const maxAttempts = 7;
/** How much longer than an attempt other processes leave a mail alone. If this one is killed, the next attempt follows. */
const leaseMoreMs = 2 * 60_000;
/** Before a mail that was sent is removed again, after a failure; each further wait is twice as long. */
const firstWaitMs = 250;
/** How long `close` waits for an attempt before it aborts it. */
const closeMostMs = 3_000;

/** A mail or a message to a phone, as the table `mail` has it. */
export type Waiting = {
  readonly id: number;
  readonly channel: VerificationChannel;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly code: string | null;
  readonly lang: LanguageCode;
  readonly badge: MailedBadge | null;
  readonly meetingId: number | null;
  /** For the header List-Unsubscribe. */
  readonly unsubscribe: string | null;
  readonly createdAt: Date;
};

/** What brings messages to people. */
export type Carrier = {
  readonly channels: readonly VerificationChannel[];
  /** The longest time that an attempt takes. */
  readonly attemptMostMs: number;
  /** Rejects if the message was not taken; then it is sent again later. */
  send(message: Waiting, signal: AbortSignal): Promise<void>;
  close(): void;
};

// Several processes may share the table: each skips the mails that another one has taken. A code that has expired is
// not sent any more.
const take = {
  name: 'take mail',
  text: `
    update mail set attempts = attempts + 1, next_attempt_at = case when attempts + 1 < ${maxAttempts} then now() + $2::int * interval '1 millisecond' end
    where id = (
      select id from mail where next_attempt_at <= now() and channel = any($1)
        and (code is null or created_at > now() - interval '${verificationTtlMs} milliseconds')
      order by next_attempt_at, id limit 1 for update skip locked)
    returning id, attempts, channel, recipient, subject, text, html, code, lang, badge, meeting_id as "meetingId", unsubscribe, created_at as "createdAt"`,
};
const remove = { name: 'remove mail', text: 'delete from mail where id = $1' };
// The next attempt follows after 1, 4, 16 … minutes (at most 17 hours).
const postpone = {
  name: 'postpone mail',
  text: `update mail set next_attempt_at = now() + power(4, attempts - 1) * interval '1 minute' where id = $1 and attempts = $2 and attempts < ${maxAttempts}`,
};

export type Sender = { deliver(): void; close(): Promise<void> };

/** Sends the waiting messages of a carrier, and deletes each once it has been taken. */
export function openSender(db: Database, carrier: Carrier, log: (line: string) => void): Sender {
  const { channels, attemptMostMs } = carrier;
  let underWay: Promise<void> | undefined;
  let again = false;
  let closed = false;
  const aborting = new AbortController();

  const sendAll = async (): Promise<void> => {
    for (let sent = true; sent && !closed;) sent = await sendOne();
  };
  const sendOne = async (): Promise<boolean> => {
    const [row] = await db.rows<Waiting & { attempts: number }>(take, [
      channels,
      attemptMostMs + leaseMoreMs,
    ]);
    if (!row) return false;
    try {
      await carrier.send(row, AbortSignal.any([aborting.signal, AbortSignal.timeout(attemptMostMs)]));
    } catch (error) {
      await db.rows(postpone, [row.id, row.attempts]);
      log(`Cannot send a ${row.channel === 'email' ? 'mail' : 'message'}, will retry: ${codeOf(error)}`);
      return true;
    }
    await removeSent(row.id);
    return true;
  };
  /** No other process takes the mail before its lease ends. Until then the update is tried again, so that the mail is not sent twice. */
  const removeSent = async (id: number): Promise<void> => {
    const lastMs = performance.now() + leaseMoreMs;
    for (let waitMs = firstWaitMs; ; waitMs *= 2) {
      try {
        await db.rows(remove, [id]);
        return;
      } catch (error) {
        if (closed || performance.now() + waitMs > lastMs) throw error;
        await pause(waitMs, undefined, { signal: aborting.signal });
      }
    }
  };
  const deliver = (): void => {
    again = underWay !== undefined;
    underWay ??= sendAll()
      .catch((error: unknown) => log(`Cannot send mails: ${codeOf(error)}`))
      .finally(() => {
        underWay = undefined;
        if (again && !closed) deliver();
      });
  };
  const timer = setInterval(deliver, everyMs).unref();
  return {
    deliver,
    async close() {
      closed = true;
      clearInterval(timer);
      const late = setTimeout(() => aborting.abort(), closeMostMs);
      await underWay;
      clearTimeout(late);
      carrier.close();
    },
  };
}

// Not the message: servers repeat the address in it.
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code ?? error.name, responseCode].filter(Boolean).join(' ');
}
