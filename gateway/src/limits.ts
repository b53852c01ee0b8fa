// How often somebody may try what gives a stranger a chance to guess or to be a nuisance: counted for each visitor and for
// each account, by the call itself, so that neither aliases nor several requests in one multiply the tries.
import { createRequire } from 'node:module';
import type { Redis } from 'ioredis';
import type * as Flexible from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { rateLimited } from './errors.ts';

// By file: its index loads limiters for twenty kinds of stores, which would lengthen every start.
const require = createRequire(import.meta.url);
const RateLimiterMemory =
  require('rate-limiter-flexible/lib/RateLimiterMemory.js') as typeof Flexible.RateLimiterMemory;
const RateLimiterRedis =
  require('rate-limiter-flexible/lib/RateLimiterRedis.js') as typeof Flexible.RateLimiterRedis;
const RateLimiterRes =
  require('rate-limiter-flexible/lib/RateLimiterRes.js') as typeof Flexible.RateLimiterRes;

const minute = 60;
const hour = 60 * minute;

type Allowance = { points: number; duration: number };

/** What is counted: `points` tries in `duration` seconds from the first. A visitor may be a whole office behind one address. */
const allowances = {
  login: { account: { points: 10, duration: 15 * minute }, visitor: { points: 60, duration: 15 * minute } },
  /** The password of who is signed in already: strangers who fail to log in must not keep them from changing it. */
  ownPassword: {
    account: { points: 10, duration: 15 * minute },
    visitor: { points: 60, duration: 15 * minute },
  },
  memberCheck: {
    account: { points: 20, duration: 10 * minute },
    visitor: { points: 100, duration: 10 * minute },
  },
  verifyEmail: {
    account: { points: 20, duration: 10 * minute },
    visitor: { points: 100, duration: 10 * minute },
  },
  register: { account: { points: 5, duration: hour }, visitor: { points: 30, duration: hour } },
  resetPassword: { account: { points: 5, duration: hour }, visitor: { points: 20, duration: hour } },
  provider: {
    account: { points: 10, duration: 15 * minute },
    visitor: { points: 60, duration: 15 * minute },
  },
  events: {
    account: { points: 200, duration: 10 * minute },
    visitor: { points: 2_000, duration: 10 * minute },
  },
  oneTimeToken: {
    account: { points: 10, duration: 15 * minute },
    visitor: { points: 30, duration: 15 * minute },
  },
} as const satisfies Record<string, Record<'account' | 'visitor', Allowance>>;

export type LimitName = keyof typeof allowances;

/** One visitor's limits. */
export type Limits = {
  /**
   * Counts a try. @param account whom it is about: an email, a link.
   * @throws GraphQLError RATE_LIMITED with `retryAfterSeconds` when it is one too many.
   */
  take: (name: LimitName, account: string) => Promise<void>;
  /** Forgets the tries on an account: it was its owner. */
  forgive: (name: LimitName, account: string) => Promise<void>;
};

/** @param options.digest makes of an account or address what may be stored: no personal data stand in a key. */
export function createLimits(options: {
  redis: Redis | undefined;
  digest: (text: string) => string;
}): (visitorIp: string) => Limits {
  const { redis, digest } = options;
  const limiterOf = (keyPrefix: string, allowance: Allowance): RateLimiterAbstract => {
    const memory = new RateLimiterMemory({ ...allowance, keyPrefix });
    // While Redis is away each process counts for itself.
    return redis
      ? new RateLimiterRedis({
          ...allowance,
          keyPrefix: `fairgate:limit:${keyPrefix}`,
          storeClient: redis,
          insuranceLimiter: memory,
        })
      : memory;
  };
  const limiters = Object.fromEntries(
    Object.entries(allowances).map(([name, { account, visitor }]) => [
      name,
      { account: limiterOf(`${name}:a`, account), visitor: limiterOf(`${name}:v`, visitor) },
    ]),
  ) as Record<LimitName, Record<'account' | 'visitor', RateLimiterAbstract>>;
  const accountKey = (account: string) => digest(account.trim().toLowerCase());

  return (visitorIp) => ({
    async take(name, account) {
      const { account: byAccount, visitor: byVisitor } = limiters[name];
      await count(byVisitor, digest(networkOf(visitorIp)));
      await count(byAccount, accountKey(account));
    },
    forgive: async (name, account) => void (await limiters[name].account.delete(accountKey(account))),
  });
}

async function count(limiter: RateLimiterAbstract, key: string): Promise<void> {
  await limiter.consume(key).catch((refused: unknown) => {
    if (refused instanceof RateLimiterRes) rateLimited(Math.ceil(refused.msBeforeNext / 1_000));
    throw refused;
  });
}

/** Whom an address stands for: of IPv6 the first 64 bits, as the rest is the visitor's to choose (RFC 4291 §2.5.1). */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1];
  if (mapped || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail] = ip.toLowerCase().split('%', 1).join('').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? first
      : [
          ...first,
          ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'),
          ...last,
        ];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
