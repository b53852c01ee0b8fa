// Codes by which a person proves that an email or a phone number is theirs. The database has only hashes, made with the
// key of the verification, which only the client has: neither the address nor the code can be found by trying all.
import { randomInt } from 'node:crypto';
import type { VerificationChannel } from '@fairgate/schema/constants';
import {
  verificationCodeCharacters,
  verificationGuessesMaxCount,
  verificationTtlMs,
} from '@fairgate/schema/limits';
import { codeExpired, wrongCode } from '../../accounts/failures.ts';
import { isKey } from '../../accounts/service-key.ts';
import { hashOf } from '../../accounts/token.ts';
import type { Transaction } from '../../db/database.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';

/** An email, or a phone number as E.164 writes it, and how a code gets there. */
export type Address = { readonly channel: VerificationChannel; readonly address: string };

const hashWith = (key: string, value: string) => hashOf(`${key}\n${value}`);
const addressHash = (key: string, { channel, address }: Address) =>
  hashWith(key, `${channel}:${address.toLowerCase()}`);
const lifetime = `interval '${verificationTtlMs} milliseconds'`;

const add = {
  name: 'add verification code',
  text: `
    insert into verification_code (key_hash, address_hash, code_hash, expires_at) values ($1, $2, $3, now() + ${lifetime})
    on conflict (key_hash) do nothing returning key_hash`,
};
const find = {
  name: 'address of verification code',
  text: 'select address_hash from verification_code where key_hash = $1',
};

/** Whether a code was made with this key. Throws ErrorAnswer (40904) if it was for another address. */
export async function isCodeMade(db: Transaction, key: string, address: Address): Promise<boolean> {
  const [known] = await db.rows<{ address_hash: string }>(find, [hashOf(key)]);
  if (known && known.address_hash !== addressHash(key, address))
    throw new ErrorAnswer(failureCodes.keyUsed, 'The idempotency key belongs to another message.');
  return known !== undefined;
}

/** Makes a code; undefined if there is one with this key, also from a call at the same time. */
export async function makeCode(db: Transaction, key: string, address: Address): Promise<string | undefined> {
  const code = String(randomInt(10 ** verificationCodeCharacters)).padStart(verificationCodeCharacters, '0');
  const [added] = await db.rows(add, [hashOf(key), addressHash(key, address), hashWith(key, code)]);
  return added ? code : undefined;
}

// Counts the guess before it is compared, so that guesses at the same time all count.
const guess = {
  name: 'guess verification code',
  text: `
    update verification_code set guesses = guesses + 1
    where key_hash = $1 and expires_at > now() and guesses < ${verificationGuessesMaxCount} returning code_hash`,
};
const accept = {
  name: 'accept verification code',
  text: `
    update verification_code set guesses = guesses - 1, verified_at = coalesce(verified_at, now()),
      expires_at = case when verified_at is null then now() + ${lifetime} else expires_at end
    where key_hash = $1 returning ceil(extract(epoch from expires_at - now()))::int as seconds`,
};

/**
 * Compares a code with the one that was sent. Resolves to the seconds for which the proof is valid (§5: 36 minutes); the
 * right code may be entered again. Throws ErrorAnswer: wrong code, or none that still works.
 */
export async function enterCode(db: Transaction, key: string, code: string): Promise<number> {
  const [row] = await db.rows<{ code_hash: string }>(guess, [hashOf(key)]);
  if (!row) throw codeExpired();
  if (!isKey(hashWith(key, code), row.code_hash)) throw wrongCode();
  const [accepted] = await db.rows<{ seconds: number }>(accept, [hashOf(key)]);
  if (!accepted) throw codeExpired();
  return accepted.seconds;
}

const proven = {
  name: 'proven addresses',
  text: 'select key_hash, address_hash from verification_code where key_hash = any($1::text[]) and verified_at is not null and expires_at > now()',
};

/** Those of some addresses that codes with these keys prove. */
export async function provenAmong(
  db: Transaction,
  keys: readonly string[],
  addresses: readonly Address[],
): Promise<VerificationChannel[]> {
  if (keys.length === 0) return [];
  const rows = await db.rows<{ key_hash: string; address_hash: string }>(proven, [keys.map(hashOf)]);
  const known = new Set(rows.map((row) => `${row.key_hash} ${row.address_hash}`));
  return addresses.flatMap((address) =>
    keys.some((key) => known.has(`${hashOf(key)} ${addressHash(key, address)}`)) ? [address.channel] : [],
  );
}
