import { addressMaxCount, type AttemptLimit, attemptsMaxCount } from '@fairgate/schema/limits';
import type { Transaction } from '../db/database.ts';
import { tooManyAttempts } from './failures.ts';
import { hashOf } from './token.ts';

/** The kinds of attempts that the services count; the gateway counts all others. */
export type AttemptKind = Exclude<
  keyof typeof attemptsMaxCount,
  'verifyEmail' | 'provider' | 'events' | 'eventKilobytes' | 'eventKilobytesOfAll' | 'uploadMegabytes'
>;

/** The subjects of an attempt; unknown ones are not counted. `account` is an email or another identifier. */
export type AttemptSubject = {
  readonly account?: string | undefined;
  readonly visitor?: string | undefined;
  readonly ip?: string | null | undefined;
};

// All statements use the same order, so that two of them cannot deadlock.
const fields = ['account', 'visitor', 'ip'] as const;

const count = {
  name: 'count attempts',
  text: `
    insert into attempt_count as t (kind, field, value_hash, count, ends_at)
    select $1, f.field, f.value_hash, 1, now() + $2::int * interval '1 second' from unnest($3::text[], $4::text[]) f (field, value_hash)
    on conflict (kind, field, value_hash) do update set
      count = case when t.ends_at <= now() then 1 else t.count + 1 end,
      ends_at = case when t.ends_at <= now() then excluded.ends_at else t.ends_at end
    returning field, count, greatest(1, ceil(extract(epoch from ends_at - now())))::int as seconds`,
};
const forgive = {
  name: 'forgive attempts',
  text: `
    update attempt_count t set count = case when t.field = 'account' then 0 else greatest(t.count - 1, 0) end
    from unnest($2::text[], $3::text[]) f (field, value_hash) where t.kind = $1 and t.field = f.field and t.value_hash = f.value_hash`,
};

/**
 * Counts an attempt before it is made, so that concurrent ones (such as aliases in one request) all count. Throws
 * ErrorAnswer (42901, with the seconds to wait) if the account, the visitor or the address has too many; it does not reveal
 * whether the account exists.
 */
export async function countAttempt(
  db: Transaction,
  kind: AttemptKind,
  subject: AttemptSubject,
  registrationsPerAddress?: number,
): Promise<void> {
  const waits = await waitsAfter(db, kind, subject, registrationsPerAddress);
  if (waits.length > 0) throw tooManyAttempts(Math.max(...waits));
}

/** Counts something that is left out, not refused, when there is too much of it. Resolves to whether it may be done. */
export async function isWithinLimit(
  db: Transaction,
  kind: AttemptKind,
  subject: AttemptSubject,
): Promise<boolean> {
  return (await waitsAfter(db, kind, subject)).length === 0;
}

/** Counts an attempt. The seconds to wait for each subject that has too many. */
async function waitsAfter(
  db: Transaction,
  kind: AttemptKind,
  subject: AttemptSubject,
  registrationsPerAddress?: number,
): Promise<number[]> {
  const known = knownOf(subject);
  const limit: AttemptLimit = attemptsMaxCount[kind];
  const most = { ...limit, ip: addressMaxCount(kind, registrationsPerAddress) };
  const rows = await db.rows<{ field: (typeof fields)[number]; count: number; seconds: number }>(count, [
    kind,
    limit.windowSeconds,
    known.map(([field]) => field),
    known.map(([, hash]) => hash),
  ]);
  return rows.filter((row) => row.count > (most[row.field] ?? Infinity)).map(({ seconds }) => seconds);
}

/** After a success: resets the account's attempts, and removes this one from the visitor and the address. */
export async function forgiveAttempt(
  db: Transaction,
  kind: AttemptKind,
  subject: AttemptSubject,
): Promise<void> {
  const known = knownOf(subject);
  await db.rows(forgive, [kind, known.map(([field]) => field), known.map(([, hash]) => hash)]);
}

function knownOf(subject: AttemptSubject): [field: string, hash: string][] {
  return fields.flatMap((field) => {
    const value = subject[field]?.trim().toLowerCase();
    return value ? [[field, hashOf(value)] as [string, string]] : [];
  });
}
