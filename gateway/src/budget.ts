// The points that a visitor may spend in a minute on uncached answers, so that no visitor starves the others. Counts in
// this process and adds up with the other processes by Redis in the background: no request waits for it.
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { OverBudget } from './coded-error.ts';
import type { Payer } from './envelope/dialect.ts';

export type BudgetState = { limit: number; remaining: number; resetSeconds: number };

/** The budget of the visitor of one request. */
export type Budget = {
  /** @throws OverBudget when this is more than what is left. */
  charge: (points: number) => void;
  /** undefined: there is no limit. */
  readonly state: () => BudgetState | undefined;
};

export const unlimited: Budget = { charge: () => undefined, state: () => undefined };

/** What any request for GraphQL costs, also one that is malformed. */
export const requestPoints = 5;
// The web app's own documents are known, so they may be sent more often than others.
const ownShare = 1 / 10;
export const ownPoints = (cost: number): number => Math.ceil(cost * ownShare);

export const windowSeconds = 60;
const windowMs = windowSeconds * 1_000;
const visitorsMost = 100_000;
const shareEveryMs = 20;
const keyMostCharacters = 100;

type Account = { window: number; points: number; unshared: number };

/** @param options.digest keys contain no personal data. @param options.pointsPerMinute 0: no limit. */
export function createBudgets(options: {
  redis: Redis | undefined;
  digest: (text: string) => string;
  pointsPerMinute: number;
}): (payers: readonly Payer[]) => Budget {
  const { redis, digest, pointsPerMinute } = options;
  if (pointsPerMinute === 0) return () => unlimited;
  const accounts = new LRUCache<string, Account>({ max: visitorsMost });
  const unshared = new Map<string, Account>();

  function accountOf(payer: string): Account {
    // A key can be a token of the sender's, of any length.
    const key = payer.length > keyMostCharacters ? digest(payer) : payer;
    const window = Math.floor(Date.now() / windowMs);
    const known = accounts.get(key);
    if (known?.window === window) return known;
    const account = { window, points: 0, unshared: 0 };
    accounts.set(key, account);
    return account;
  }

  function spend(key: string, account: Account, points: number): void {
    account.points += points;
    if (!redis) return;
    account.unshared += points;
    if (unshared.size === 0) setTimeout(() => void share(redis), shareEveryMs).unref();
    unshared.set(`${key} ${account.window}`, account);
  }

  async function share(store: Redis): Promise<void> {
    const spent = [...unshared];
    unshared.clear();
    await Promise.all(
      spent.map(async ([name, account]) => {
        const key = `fairgate:budget:${digest(name)}`;
        const points = account.unshared;
        account.unshared = 0;
        const [total] = await Promise.all([store.incrby(key, points), store.pexpire(key, 2 * windowMs)]);
        account.points = Math.max(account.points, total + account.unshared);
        // Without Redis each process counts for itself.
      }),
    ).catch(() => undefined);
  }

  const untilResetSeconds = () => Math.ceil((windowMs - (Date.now() % windowMs)) / 1_000);

  function remainingOf(payers: readonly Payer[]): number {
    const least = Math.min(
      ...payers.map(({ key, times }) => pointsPerMinute * times - accountOf(key).points),
    );
    return Math.max(0, Math.min(pointsPerMinute, least));
  }

  return (payers) => ({
    charge(points) {
      const all = payers.map(({ key, times }) => ({ key, times, account: accountOf(key) }));
      if (all.some(({ times, account }) => account.points + points > pointsPerMinute * times))
        throw new OverBudget({
          retryAfterSeconds: untilResetSeconds(),
          cost: points,
          remaining: remainingOf(payers),
        });
      for (const { key, account } of all) spend(key, account, points);
    },
    state() {
      return {
        limit: pointsPerMinute,
        remaining: remainingOf(payers),
        resetSeconds: untilResetSeconds(),
      };
    },
  });
}
