import { randomInt } from 'node:crypto';
import type { Database, Transaction } from '../db/database.ts';
import { exitCodes, Stop } from '../exit.ts';
import type { AccountCommand } from './account-command.ts';
import { audit, type AuditAction, commandLine } from './audit.ts';
import { forgetDevices, organiserAccount } from './known-devices.ts';
import { endOrganiserSessions } from './organiser-sessions.ts';
import { hashPassword } from './password.ts';

/** Runs a command. Resolves to the lines for the user. Throws Stop when there is no such account, or already one. */
export async function runAccountCommand(db: Database, command: AccountCommand): Promise<string[]> {
  switch (command.action) {
    case 'add':
      return add(db, command);
    case 'disable':
      return [await setDisabled(db, command.email, true)];
    case 'enable':
      return [await setDisabled(db, command.email, false)];
    case 'reset':
      return reset(db, command.email);
    case 'list':
      return list(db);
    case 'log':
      return log(db);
  }
}

async function add(db: Database, { email, name }: { email: string; name: string }): Promise<string[]> {
  const password = newPassword();
  const hash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    const added = await transaction.rows(
      {
        text: 'insert into organiser (email, password_hash, name) values ($1, $2, $3) on conflict (lower(email)) do nothing returning id',
      },
      [email, hash, name],
    );
    if (added.length === 0) throw new Stop(exitCodes.usage, `${email} is already an organiser.`);
    await note(transaction, 'account-added', email);
  });
  return [`Organiser ${email} added. Password: ${password}`];
}

async function reset(db: Database, email: string): Promise<string[]> {
  const password = newPassword();
  const hash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    const id = await changed(
      transaction,
      'update organiser set password_hash = $2 where lower(email) = lower($1) returning id',
      [email, hash],
    );
    await endOrganiserSessions(transaction, id);
    await forgetDevices(transaction, organiserAccount(email));
    await note(transaction, 'password-reset', email);
  });
  return [`All sessions of ${email} have ended. New password: ${password}`];
}

async function setDisabled(db: Database, email: string, isDisabled: boolean): Promise<string> {
  await db.transaction(async (transaction) => {
    const id = await changed(
      transaction,
      'update organiser set disabled_at = case when $2 then coalesce(disabled_at, now()) end where lower(email) = lower($1) returning id',
      [email, isDisabled],
    );
    if (isDisabled) await endOrganiserSessions(transaction, id);
    await note(transaction, isDisabled ? 'account-disabled' : 'account-enabled', email);
  });
  return isDisabled ? `${email} is disabled, and all its sessions have ended.` : `${email} is enabled.`;
}

async function changed(db: Transaction, text: string, values: readonly unknown[]): Promise<number> {
  const [row] = await db.rows<{ id: number }>({ text }, values);
  if (!row) throw new Stop(exitCodes.usage, `There is no organiser ${String(values[0])}.`);
  return row.id;
}

const note = (db: Transaction, action: AuditAction, email: string): Promise<void> =>
  audit(db, { actor: commandLine, action, subject: email });

async function list(db: Database): Promise<string[]> {
  const rows = await db.rows<{ email: string; name: string; disabled: boolean; exhibitions: number }>({
    text: `
      select o.email, o.name, o.disabled_at is not null as disabled,
        (select count(*)::int from exhibition e where e.organiser_id = o.id) as exhibitions
      from organiser o order by lower(o.email)`,
  });
  return rows.length === 0
    ? ['There are no organisers.']
    : rows.map(({ email, name, disabled, exhibitions }) =>
        [email, name, `${exhibitions} exhibitions`, ...(disabled ? ['disabled'] : [])].join('\t'),
      );
}

const logMost = 200;

async function log(db: Database): Promise<string[]> {
  const rows = await db.rows<{
    created_at: Date;
    actor: string;
    action: string;
    subject: string;
    detail: string;
  }>({ text: 'select created_at, actor, action, subject, detail from audit_log order by id desc limit $1' }, [
    logMost,
  ]);
  return rows
    .toReversed()
    .map(({ created_at: at, actor, action, subject, detail }) =>
      [at.toISOString(), actor, action, subject, ...(detail ? [detail] : [])].join('\t'),
    );
}

// Without letters and digits that look alike.
const characters = 'abcdefghjkmnpqrstuvwxyz23456789';
const passwordCharacters = 16;

/** A random password of 79 bits, for its owner to type once. */
function newPassword(): string {
  return Array.from({ length: passwordCharacters }, () => characters[randomInt(characters.length)]).join('');
}
