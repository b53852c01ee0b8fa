import { randomInt } from 'node:crypto';

const [least, most] = [10_000_000, 99_999_999];

/** A number that nobody can guess from another one. */
export function newBadgeNumber(exhibitionId: number): string {
  return `B${exhibitionId}-${randomInt(least, most)}`;
}
