import type { Transporter } from 'nodemailer';
import type { Database } from '../db/database.ts';

const everyMs = 60_000;
const maxAttempts = 7;

/** The longest time that an attempt takes. RFC 5321 §4.5.3.2: a server may take minutes to accept a message. */
const attemptMostMs = 8 * 60_000;
/** Other processes do not take the mail meanwhile. If this one is killed, the next attempt is made afterwards. */
const leaseMs = attemptMostMs + 2 * 60_000;
/** How long `close` waits for an attempt before it aborts it. */
const closeMostMs = 3_000;

// Several processes may share the table: each skips the mails that another one has taken.
const take = {
  name: 'take mail',
  text: `
    update mail set attempts = attempts + 1, next_attempt_at = case when attempts + 1 < ${maxAttempts} then now() + interval '${leaseMs} milliseconds' end
    where id = (select id from mail where next_attempt_at <= now() order by next_attempt_at, id limit 1 for update skip locked)
    returning id, attempts, recipient, subject, text, html, created_at`,
};
const remove = { name: 'remove mail', text: 'delete from mail where id = $1' };
// The next attempt follows after 1, 4, 16 … minutes (at most 17 hours).
const postpone = {
  name: 'postpone mail',
  text: `update mail set next_attempt_at = now() + power(4, attempts - 1) * interval '1 minute' where id = $1 and attempts = $2 and attempts < ${maxAttempts}`,
};

type Row = {
  id: number;
  attempts: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created_at: Date;
};

export type Sender = { deliver(): void; close(): Promise<void> };

/** Sends the waiting mails by SMTP, and deletes each once the server has accepted it. */
export function openSender(
  db: Database,
  { smtpUrl, from, log }: { smtpUrl: string; from: string; log(line: string): void },
): Sender {
  let transport: Transporter | undefined;
  let underWay: Promise<void> | undefined;
  let again = false;
  let closed = false;
  const aborting = new AbortController();
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

  const sendAll = async (): Promise<void> => {
    // Slow to load; most starts send nothing.
    transport ??= (await import('nodemailer')).createTransport({
      url: smtpUrl,
      socketTimeout: attemptMostMs,
    });
    for (let sent = true; sent && !closed;) sent = await sendOne(transport);
  };
  const sendOne = async (server: Transporter): Promise<boolean> => {
    const [row] = await db.rows<Row>(take);
    if (!row) return false;
    const { id, attempts, recipient: to, subject, text, html, created_at: created } = row;
    try {
      await server.sendMail({
        from,
        to,
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
        // The same in each attempt: if a server has accepted an aborted one, mail programs recognise the copy.
        messageId: `<${id}.${created.getTime()}@${domain}>`,
        signal: AbortSignal.any([aborting.signal, AbortSignal.timeout(attemptMostMs)]),
      });
      await db.rows(remove, [id]);
    } catch (error) {
      await db.rows(postpone, [id, attempts]);
      log(`Cannot send a mail, will retry: ${codeOf(error)}`);
    }
    return true;
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
      transport?.close();
    },
  };
}

// Not the message: servers repeat the address in it.
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code ?? error.name, responseCode].filter(Boolean).join(' ');
}
