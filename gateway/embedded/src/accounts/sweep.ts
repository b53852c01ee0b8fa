import {
  consentCookieDays,
  idempotencyKeyDays,
  knownDeviceDays,
  verificationTtlMs,
} from '@fairgate/schema/limits';
import type { Database } from '../db/database.ts';
import type { FileStore } from '../files/store.ts';
import { sweepFiles } from '../files/sweep-files.ts';

const everyMs = 60 * 60_000;

const statements = [
  'delete from buyer_session where expires_at < now()',
  'delete from supplier_session where expires_at < now()',
  'delete from organiser_session where expires_at < now()',
  'delete from operator_session where expires_at < now()',
  `delete from supplier_invitation where expires_at < now() - interval '30 days'`,
  'delete from ticket_link where expires_at < now()',
  `delete from buyer_link where least(expires_at, used_at + interval '1 day') < now()`,
  'delete from supplier_link where expires_at < now()',
  'delete from attempt_count where ends_at < now()',
  `delete from known_device where last_used_at < now() - interval '${knownDeviceDays} days'`,
  `delete from idempotency_key where created_at < now() - interval '${idempotencyKeyDays} days'`,
  `delete from mail where created_at < now() - interval '30 days'`,
  `delete from mail where code is not null and created_at < now() - interval '${verificationTtlMs} milliseconds'`,
  'delete from verification_code where expires_at < now()',
  `delete from analytics_event where created_at < now() - interval '${consentCookieDays} days'`,
].map((text) => ({ text }));

/** Deletes expired data: personal data is stored no longer than needed. */
export async function sweep(db: Database): Promise<void> {
  for (const statement of statements) await db.longTransaction(({ rows }) => rows(statement));
}

/** Sweeps every hour. Resolves to a function that stops it. */
export function startSweeping(db: Database, files: FileStore, log: (line: string) => void): () => void {
  const timer = setInterval(() => {
    sweep(db).catch(() => log('Cannot delete expired rows from the database, will retry in an hour.'));
    sweepFiles(db, files).catch(() => log('Cannot delete files without a message, will retry in an hour.'));
  }, everyMs).unref();
  return () => clearInterval(timer);
}
