// Counts attempts (schema/src/limits.ts) per account and per address. It counts in the call itself, so that neither
// aliases nor several operations in one request evade the limit.
import { createRequire } from 'node:module';
import { addressMaxCount, type AttemptLimit, attemptsMaxCount } from '@fairgate/schema/limits';
import type { Redis } from 'ioredis';
import type * as Flexible from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { rateLimited } from './coded-error.ts';

// Imported by file: the index loads limiters for twenty stores, which slows every start.
const require = createRequire(import.meta.url);
const RateLimiterMemory =
  require('rate-limiter-flexible/lib/RateLimiterMemory.js') as typeof Flexible.RateLimiterMemory;
const RateLimiterRedis =
  require('rate-limiter-flexible/lib/RateLimiterRedis.js') as typeof Flexible.RateLimiterRedis;
const RateLimiterRes =
  require('rate-limiter-flexible/lib/RateLimiterRes.js') as typeof Flexible.RateLimiterRes;

export type LimitName = keyof typeof attemptsMaxCount;

/** The limits of one visitor. */
export type Limits = {
  /**
   * Counts an attempt. @param account the subject: an account or a link. @param count by default 1.
   * @throws CodedError RATE_LIMITED with `retryAfterSeconds` above the limit.
   */
  take: (name: LimitName, account: string, count?: number) => Promise<void>;
  /** Resets the attempts on an account after its owner succeeds. */
  forgive: (name: LimitName, account: string) => Promise<void>;
};

/**
 * @param options.digest turns an account or address into a value that may be stored: keys contain no personal data.
 */
export function createLimits(options: {
  redis: Redis | undefined;
  digest: (text: string) => string;
  registrationsPerAddress: number | undefined;
}): (visitorIp: string) => Limits {
  const { redis, digest, registrationsPerAddress } = options;
  const limiterOf = (keyPrefix: string, points: number, duration: number): RateLimiterAbstract => {
    const allowance = { points, duration };
    const memory = new RateLimiterMemory({ ...allowance, keyPrefix });
    // While Redis is down each process counts for itself.
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
    (Object.entries(attemptsMaxCount) as [LimitName, AttemptLimit][]).map(
      ([name, { account, windowSeconds }]) => {
        const ip = addressMaxCount(name, registrationsPerAddress);
        return [
          name,
          {
            account: limiterOf(`${name}:account`, account, windowSeconds),
            ...(ip !== undefined && { ip: limiterOf(`${name}:ip`, ip, windowSeconds) }),
          },
        ];
      },
    ),
  ) as Record<LimitName, { account: RateLimiterAbstract; ip?: RateLimiterAbstract }>;
  const accountKey = (account: string) => digest(account.trim().toLowerCase());

  return (visitorIp) => ({
    async take(name, account, many = 1) {
      const { account: byAccount, ip: byIp } = limiters[name];
      if (byIp) await count(byIp, digest(networkOf(visitorIp)), many);
      await count(byAccount, accountKey(account), many);
    },
    forgive: async (name, account) => void (await limiters[name].account.delete(accountKey(account))),
  });
}

async function count(limiter: RateLimiterAbstract, key: string, many: number): Promise<void> {
  await limiter.consume(key, many).catch((refused: unknown) => {
    if (refused instanceof RateLimiterRes) rateLimited(Math.ceil(refused.msBeforeNext / 1_000));
    throw refused;
  });
}

/**
 * The limited unit of an address in its plain form (http/address.ts): for IPv6 the first 64 bits, because the visitor chooses the rest (RFC 4291 §2.5.1).
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
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
  return groups.slice(0, 4).join(':');
}
