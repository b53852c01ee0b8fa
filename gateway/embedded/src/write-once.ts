import { idempotencyKeyRule } from '@fairgate/schema/rules/idempotency-key';
import { hashOf } from './accounts/token.ts';
import type { Database, Transaction } from './db/database.ts';
import type { Call } from './wire/call.ts';
import { failureCodes, faultCodes } from './wire/codes.ts';
import { ErrorAnswer } from './wire/error-answer.ts';

const claim = {
  name: 'claim idempotency key',
  // Waits for a transaction that is writing with the same key.
  text: 'insert into idempotency_key (key, digest) values ($1, $2) on conflict (key) do nothing returning key',
};
const record = {
  name: 'record first answer',
  text: 'update idempotency_key set answer = $2 where key = $1',
};
const find = {
  name: 'first answer',
  text: 'select digest, answer from idempotency_key where key = $1',
};

/** A write: its operation, and all that it writes. Includes the account if the write is the account's. */
export type Written = { readonly operation: string; readonly payload: object };

/**
 * Does a write at most once for each `Idempotency-Key` of the call. Key, payload and answer are stored in the
 * transaction of the write, which `write` does all its work in. The same payload with a known key gets the first
 * answer. Throws ErrorAnswer: another payload with a known key (40904), a missing or malformed key (400). A write that
 * throws stores no key.
 */
export async function writeOnce<Answer extends object>(
  db: Database,
  { headers }: Pick<Call, 'headers'>,
  { operation, payload }: Written,
  write: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const { data: key } = idempotencyKeyRule.safeParse(headers['idempotency-key']);
  if (key === undefined)
    throw new ErrorAnswer(
      faultCodes.malformed,
      'malformed request: Idempotency-Key is missing',
      faultCodes.malformed,
    );
  const digest = hashOf(JSON.stringify([operation, payload], (_, value: unknown) => value ?? undefined));
  return db.transaction(async (transaction) => {
    const [claimed] = await transaction.rows(claim, [key, digest]);
    if (claimed) {
      const answer = await write(transaction);
      await transaction.rows(record, [key, JSON.stringify(answer)]);
      return answer;
    }
    const [first] = await transaction.rows<{ digest: string; answer: Answer }>(find, [key]);
    if (first?.digest !== digest)
      throw new ErrorAnswer(failureCodes.keyUsed, 'The idempotency key belongs to another message.');
    return first.answer;
  });
}
