import type { Transporter } from 'nodemailer';
import type { Database } from '../db/database.ts';

const everyMs = 60_000;
const maxAttempts = 7;

// The next attempt follows after 1, 4, 16 … minutes (at most 17 hours), also after a kill during sending. Several
// processes may share the table: each skips the mails that another one has taken.
const take = {
  name: 'take mail',
  text: `
    update mail set attempts = attempts + 1, next_attempt_at = case when attempts + 1 < ${maxAttempts} then now() + power(4, attempts) * interval '1 minute' end
    where id = (select id from mail where next_attempt_at <= now() order by next_attempt_at, id limit 1 for update skip locked)
    returning id, recipient, subject, text, html`,
};
const remove = { name: 'remove mail', text: 'delete from mail where id = $1' };

type Row = { id: number; recipient: string; subject: string; text: string; html: string };

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

  const sendAll = async (): Promise<void> => {
    // Slow to load; most starts send nothing.
    transport ??= (await import('nodemailer')).createTransport(smtpUrl);
    for (let sent = true; sent && !closed;) sent = await sendOne(transport);
  };
  const sendOne = async (server: Transporter): Promise<boolean> => {
    const [row] = await db.rows<Row>(take);
    if (!row) return false;
    const { id, recipient: to, subject, text, html } = row;
    try {
      await server.sendMail({
        from,
        to,
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      await db.rows(remove, [id]);
    } catch (error) {
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
      await underWay;
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
