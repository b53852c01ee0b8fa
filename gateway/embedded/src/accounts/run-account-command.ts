import type { Database, Transaction } from '../db/database.ts';
import { exitCodes, Stop } from '../exit.ts';
import { type AccountCommand, accountRoles, type AccountRole, type NewAccount } from './account-command.ts';
import { rolesOfAccounts } from './account-roles.ts';
import { audit, type AuditAction, commandLine } from './audit.ts';
import { findBuyer } from './buyers.ts';
import { forgetDevices } from './known-devices.ts';
import { newPassword } from './new-password.ts';
import { hashPassword } from './password.ts';

/** Runs a command. Resolves to the lines for the user. Throws Stop when there is no such account, or already one. */
export async function runAccountCommand(db: Database, command: AccountCommand): Promise<string[]> {
  switch (command.action) {
    case 'add':
      return add(db, command);
    case 'disable':
      return [await setDisabled(db, command, true)];
    case 'enable':
      return [await setDisabled(db, command, false)];
    case 'reset':
      return reset(db, command);
    case 'list':
      return list(db);
    case 'log':
      return log(db);
  }
}

async function add(db: Database, account: NewAccount): Promise<string[]> {
  const { role, email } = account;
  const password = newPassword();
  const hash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    const added =
      account.role === 'supplier'
        ? await addSupplier(transaction, account, hash)
        : await addStaff(transaction, account, hash);
    if (!added) throw new Stop(exitCodes.usage, `${email} is already ${withArticle[role]}.`);
    await note(transaction, 'account-added', { email, role });
  });
  return [`${rolesOfAccounts[role].title} ${email} added. Password: ${password}`];
}

const withArticle = { organiser: 'an organiser', operator: 'an operator', supplier: 'a supplier' } as const;

async function addStaff(
  db: Transaction,
  { role, email, name }: Exclude<NewAccount, { role: 'supplier' }>,
  hash: string,
): Promise<boolean> {
  const added = await db.rows(
    {
      text: `insert into ${rolesOfAccounts[role].table} (email, password_hash, name) values ($1, $2, $3) on conflict (lower(email)) do nothing returning id`,
    },
    [email, hash, name],
  );
  return added.length > 0;
}

/** §5 An email is a buyer's or a supplier's, never both: the buyers' forms refuse a supplier's. */
async function addSupplier(
  db: Transaction,
  { email, name, supplier: key }: Extract<NewAccount, { role: 'supplier' }>,
  hash: string,
): Promise<boolean> {
  const [supplier] = await db.rows<{ id: number }>(
    { text: 'select id from supplier where external_key = $1 or (external_key is null and id::text = $1)' },
    [key],
  );
  if (!supplier)
    throw new Stop(
      exitCodes.usage,
      `No imported supplier has the key "${key}". The column supplier.key of your catalogue has the keys. A supplier of the demo data is named by its id, as in the address of its page.`,
    );
  if (await findBuyer(db, email))
    throw new Stop(exitCodes.usage, `${email} is a buyer’s account. A supplier needs another email.`);
  const added = await db.rows(
    {
      text: 'insert into supplier_account (supplier_id, email, password_hash, name) values ($1, $2, $3, $4) on conflict (lower(email)) do nothing returning id',
    },
    [supplier.id, email, hash, name],
  );
  return added.length > 0;
}

type Named = { readonly email: string; readonly role?: AccountRole | undefined };
type Found = { readonly email: string; readonly role: AccountRole };

async function reset(db: Database, named: Named): Promise<string[]> {
  const password = newPassword();
  const hash = await hashPassword(password);
  const { email } = await change(db, named, 'password-reset', async (transaction, found, table) => {
    const [row] = await transaction.rows<{ id: number }>(
      { text: `update ${table} set password_hash = $2 where lower(email) = lower($1) returning id` },
      [found.email, hash],
    );
    await forgetDevices(transaction, rolesOfAccounts[found.role].attempts(found.email));
    return { id: row?.id, isEnd: true };
  });
  return [`All sessions of ${email} have ended. New password: ${password}`];
}

async function setDisabled(db: Database, named: Named, isDisabled: boolean): Promise<string> {
  const action = isDisabled ? 'account-disabled' : 'account-enabled';
  const { email } = await change(db, named, action, async (transaction, found, table) => {
    const [row] = await transaction.rows<{ id: number }>(
      {
        text: `update ${table} set disabled_at = case when $2 then coalesce(disabled_at, now()) end where lower(email) = lower($1) returning id`,
      },
      [found.email, isDisabled],
    );
    return { id: row?.id, isEnd: isDisabled };
  });
  return isDisabled ? `${email} is disabled, and all its sessions have ended.` : `${email} is enabled.`;
}

type Changed = { readonly id: number | undefined; readonly isEnd: boolean };

/** Changes one account, ends its sessions if asked to, and notes it. */
async function change(
  db: Database,
  named: Named,
  action: AuditAction,
  run: (db: Transaction, found: Found, table: string) => Promise<Changed>,
): Promise<Found> {
  return db.transaction(async (transaction) => {
    const found = { email: named.email, role: await roleOf(transaction, named) };
    const { table, endSessions } = rolesOfAccounts[found.role];
    const { id, isEnd } = await run(transaction, found, table);
    if (id === undefined) throw nobody(named);
    if (isEnd) await endSessions(transaction, id);
    await note(transaction, action, found);
    return found;
  });
}

/** The role whose account has the email. */
async function roleOf(db: Transaction, { email, role }: Named): Promise<AccountRole> {
  const roles: AccountRole[] = [];
  for (const one of role === undefined ? accountRoles : [role]) {
    const text = `select from ${rolesOfAccounts[one].table} where lower(email) = lower($1)`;
    if ((await db.rows({ text }, [email])).length > 0) roles.push(one);
  }
  const [only, ...others] = roles;
  if (only === undefined) throw nobody({ email, role });
  if (others.length > 0)
    throw new Stop(
      exitCodes.usage,
      `${email} is ${roles.map((one) => withArticle[one]).join(' and ')}. Add ${roles.map((one) => `--role ${one}`).join(' or ')}.`,
    );
  return only;
}

const anyRole = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(accountRoles);
const nobody = ({ email, role }: Named): Stop =>
  new Stop(exitCodes.usage, `There is no ${role ?? anyRole} ${email}.`);

const note = (db: Transaction, action: AuditAction, { email, role }: Found): Promise<void> =>
  audit(db, { actor: commandLine, action, subject: email, detail: role });

async function list(db: Database): Promise<string[]> {
  const organisers = await db.rows<{ email: string; name: string; disabled: boolean; exhibitions: number }>({
    text: `
      select o.email, o.name, o.disabled_at is not null as disabled,
        (select count(*)::int from exhibition e where e.organiser_id = o.id) as exhibitions
      from organiser o order by lower(o.email)`,
  });
  const operators = await db.rows<{ email: string; name: string; disabled: boolean }>({
    text: 'select email, name, disabled_at is not null as disabled from operator order by lower(email)',
  });
  const suppliers = await db.rows<{
    email: string;
    name: string;
    disabled: boolean;
    supplier: string | null;
  }>({
    text: `
      select a.email, a.name, a.disabled_at is not null as disabled, coalesce(s.external_key, s.name) as supplier
      from supplier_account a left join supplier s on s.id = a.supplier_id order by lower(a.email)`,
  });
  const lines = [
    ...organisers.map((one) => ({ ...one, of: `${one.exhibitions} exhibitions` })),
    ...operators.map((one) => ({ ...one, of: 'operator' })),
    ...suppliers.map((one) => ({ ...one, of: `supplier ${one.supplier ?? '(removed)'}` })),
  ].map(({ email, name, of, disabled }) => [email, name, of, ...(disabled ? ['disabled'] : [])].join('\t'));
  return lines.length === 0 ? ['There are no accounts.'] : lines;
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
