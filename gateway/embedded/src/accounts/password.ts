import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { tooManyAttempts } from './failures.ts';

// OWASP Password Storage Cheat Sheet: Argon2id with 19 MiB, 2 passes, 1 lane.
const memory = 19_456;
const passes = 2;
const parallelism = 1;
const tagLength = 32;
const nonceBytes = 16;
const head = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;

const compute = promisify(argon2);
/** A hash takes tens of milliseconds of a core. Two at once leave threads for files and DNS; excess load is rejected early. */
const most = bulkhead(2, 60);
const waitSeconds = 5;

async function tagOf(
  password: string,
  nonce: Buffer,
  cost: { memory: number; passes: number; parallelism: number },
): Promise<Buffer> {
  try {
    return await most.execute(() =>
      compute('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...cost }),
    );
  } catch (error) {
    throw error instanceof BulkheadRejectedError ? tooManyAttempts(waitSeconds) : error;
  }
}

/**
 * Argon2id in the PHC string format: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Throws ErrorAnswer (42901) if too many hashes
 * are running.
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(nonceBytes);
  const tag = await tagOf(password, nonce, { memory, passes, parallelism });
  return `${head}${base64(nonce)}$${base64(tag)}`;
}

/**
 * Whether a password matches its hash. Without a hash (no account, or no password set) it does the same work before it
 * returns false, so that the duration reveals nothing. Throws ErrorAnswer (42901) like hashPassword.
 */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const stored = hash ? parse(hash) : undefined;
  const { nonce, cost, tag } = stored ?? {
    nonce: Buffer.alloc(nonceBytes),
    cost: { memory, passes, parallelism },
    tag: Buffer.alloc(tagLength),
  };
  const same = timingSafeEqual(await tagOf(password, nonce, cost), tag);
  return stored !== undefined && same;
}

/** Whether a hash has other cost parameters than the current ones. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(head);
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

function parse(hash: string): {
  nonce: Buffer;
  cost: { memory: number; passes: number; parallelism: number };
  tag: Buffer;
} {
  const [, kib, times, lanes, nonce, tag] = form.exec(hash) ?? [];
  if (nonce === undefined || tag === undefined) throw new Error('a stored password hash is malformed');
  return {
    nonce: Buffer.from(nonce, 'base64'),
    cost: { memory: Number(kib), passes: Number(times), parallelism: Number(lanes) },
    tag: Buffer.from(tag, 'base64'),
  };
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
