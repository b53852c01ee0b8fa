import { knownDeviceDays, knownDevicesMaxCount } from '@fairgate/schema/limits';
import type { Transaction } from '../db/database.ts';
import { countAttempt, forgiveAttempt } from './attempts.ts';
import { hashOf } from './token.ts';

/** Attempts of a supplier do not count for a buyer with the same email. */
export const supplierAccount = (email: string): string => `supplier ${email}`;
/** The same of an organiser, and of an operator. */
export const organiserAccount = (email: string): string => `organiser ${email}`;
export const operatorAccount = (email: string): string => `operator ${email}`;

/** A login by password. `account` is a buyer's email, or the `…Account` of another; `deviceId` is the gateway's id of the browser. */
type Login = {
  readonly account: string;
  readonly visitor: string;
  readonly ip?: string | null | undefined;
  readonly deviceId?: string | null | undefined;
};

const find = {
  name: 'known device',
  text: `select from known_device where account_hash = $1 and device_hash = $2 and last_used_at > now() - interval '${knownDeviceDays} days'`,
};
const remember = {
  name: 'remember device',
  text: 'insert into known_device (account_hash, device_hash) values ($1, $2) on conflict (account_hash, device_hash) do update set last_used_at = now()',
};
const forgetOldest = {
  name: 'forget oldest devices',
  text: `
    delete from known_device where account_hash = $1 and device_hash in
      (select device_hash from known_device where account_hash = $1 order by last_used_at desc, device_hash offset $2 for update skip locked)`,
};
const forgetAll = { name: 'forget devices', text: 'delete from known_device where account_hash = $1' };

/**
 * Counts a login before its password is checked (attempts.ts). In a browser where the account logged in before, only
 * the attempts in this browser count: others cannot lock the owner out.
 * @returns to be called when the password is right: resets the attempts.
 */
export async function countLogin(
  db: Transaction,
  { account, visitor, ip, deviceId }: Login,
): Promise<() => Promise<void>> {
  const isKnown = deviceId ? (await db.rows(find, keysOf(account, deviceId))).length > 0 : false;
  const [kind, subject] = isKnown
    ? (['knownDevice', { account: `${account} ${deviceId}` }] as const)
    : (['login', { account, visitor, ip }] as const);
  await countAttempt(db, kind, subject);
  return () => forgiveAttempt(db, kind, subject);
}

/** The account signed in in this browser, in whatever way. */
export async function rememberDevice(db: Transaction, account: string, deviceId: string): Promise<void> {
  const keys = keysOf(account, deviceId);
  await db.rows(remember, keys);
  await db.rows(forgetOldest, [keys[0], knownDevicesMaxCount]);
}

export async function forgetDevices(db: Transaction, account: string): Promise<void> {
  await db.rows(forgetAll, [accountHash(account)]);
}

const accountHash = (account: string) => hashOf(account.trim().toLowerCase());
const keysOf = (account: string, deviceId: string) => [accountHash(account), hashOf(deviceId)] as const;
