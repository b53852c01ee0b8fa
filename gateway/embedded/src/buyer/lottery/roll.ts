// The rule of the draw, as docs/lottery.md publishes it.
import { createHash, createHmac } from 'node:crypto';

/** Rolls are 0 to 9,999. */
const rollCount = 10_000;

export type Prize = {
  readonly code: string;
  /** The number of rolls that win it. */
  readonly chance: number;
  /** How many are left. */
  readonly remaining: number;
};

/** SHA-256 of the seed's text, in hexadecimal digits. */
export const seedHashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** The first 32 bits of HMAC-SHA256(seed, 'exhibition|buyer'), scaled to the rolls. */
export function rollOf(seed: string, exhibitionId: number, buyerNumber: number): number {
  const digest = createHmac('sha256', seed).update(`${exhibitionId}|${buyerNumber}`).digest();
  return Math.floor((digest.readUInt32BE(0) * rollCount) / 2 ** 32);
}

/** The prize whose range has the roll, or, if none of it is left, the next one that is. */
export function prizeOf(roll: number, prizes: readonly Prize[]): Prize | undefined {
  let end = 0;
  const first = prizes.findIndex(({ chance }) => roll < (end += chance));
  return first === -1 ? undefined : prizes.slice(first).find(({ remaining }) => remaining > 0);
}
