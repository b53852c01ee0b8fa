// The only reader of process.env. The README's table names every setting; an invalid one stops the start with a
// message that names it and the reason.
import { isIP } from 'node:net';
import { consentCountries, oauthPlatforms, type OauthPlatform } from '@fairgate/schema/constants';
import { httpTimeoutServerMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import type { ProviderList } from './social/provider.ts';

// A day: Node's timers fire at once above 24 days.
const mostMs = 24 * 60 * 60 * 1_000;

function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  const error =
    most === Number.MAX_SAFE_INTEGER
      ? `must be a whole number, ${least} or more`
      : `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\s*\d+\s*$/, error)
    .transform(Number)
    .refine((value) => value >= least && value <= most, error);
}

function oneOf<const Names extends readonly string[]>(...names: Names) {
  return z.enum(names, { error: `must be one of ${names.join(', ')}` });
}

const fastParts = ['operations', 'client', 'html', 'head'] as const;
type FastPart = (typeof fastParts)[number];
const plainPages = new RegExp(`^(?:true|false|(?:(?:${fastParts.join('|')})(?:,(?!$)|$))+)$`);

const sessionKeyLeast = 32;
const serviceKeyLeast = 16;

const serviceUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => url.replace(/\/+$/, ''));
const origin = serviceUrl
  .transform((url) => new URL(url))
  .refine((url) => url.href === `${url.origin}/`, 'must be an origin only, such as https://fair.example')
  .transform((url) => url.origin);

const originList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((one) => /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d{1,5})?$/.test(one)),
    'must be origins, such as https://files.example or https://*.cdn.example, separated by commas',
  );
const contact = z
  .string()
  .trim()
  .regex(
    /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/,
    'must be a mailto:, https: or tel: address',
  );

const text = z.string().trim();
// An issuer decides who is signed in, so the connection must be secure. Plain http is safe only on this machine.
const issuer = z.string().trim().refine(isSafe, 'must be an https address');

function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  );
}

const environment = z
  .object({
    NODE_ENV: oneOf('development', 'production', 'test').default('production'),
    PORT: wholeNumber(0, 65_535).default(4000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: origin.optional(),
    BUYER_GATEWAY_URL: serviceUrl,
    SUPPLIER_GATEWAY_URL: serviceUrl,
    SEARCH_GATEWAY_URL: serviceUrl,
    PURCHASER_GATEWAY_URL: serviceUrl,
    CHAT_GATEWAY_URL: serviceUrl,
    SESSION_KEYS: z
      .string()
      .transform((text) => text.split(',').map((key) => key.trim()))
      .refine(
        (keys) => keys.every((key) => key.length >= sessionKeyLeast),
        `must be keys of ${sessionKeyLeast} characters or more each, separated by commas`,
      )
      .default([]),
    BUYER_SERVICE_KEY: z
      .string()
      .min(serviceKeyLeast, `must be ${serviceKeyLeast} characters or more`)
      .optional(),
    METRICS_TOKEN: z
      .string()
      .min(serviceKeyLeast, `must be ${serviceKeyLeast} characters or more`)
      .optional(),
    CONTENT_ORIGINS: originList.default([]),
    SECURITY_CONTACT: contact.optional(),
    MAILBOX: z.stringbool({ error: 'must be true or false' }).default(false),
    OAUTH_LINKEDIN_CLIENT_ID: text.optional(),
    OAUTH_LINKEDIN_CLIENT_SECRET: text.optional(),
    OAUTH_LINKEDIN_ISSUER: issuer.optional(),
    OAUTH_FACEBOOK_CLIENT_ID: text.optional(),
    OAUTH_FACEBOOK_CLIENT_SECRET: text.optional(),
    OAUTH_FACEBOOK_ISSUER: issuer.optional(),
    OAUTH_GOOGLE_CLIENT_ID: text.optional(),
    OAUTH_GOOGLE_CLIENT_SECRET: text.optional(),
    OAUTH_GOOGLE_ISSUER: issuer.optional(),
    CONSENT_COUNTRIES: z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((code) => code.trim().toUpperCase())
          .filter((code) => code !== 'NONE'),
      )
      .refine(
        (codes) => codes.every((code) => /^[A-Z]{2}$/.test(code)),
        'must be two-letter country codes, separated by commas, or none',
      )
      .default([...consentCountries]),
    REQUEST_BUDGET: wholeNumber(0).default(300_000),
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
    HTTP_TIMEOUT_MS: wholeNumber(1, mostMs).default(httpTimeoutServerMs),
    SHED_LOAD: z.stringbool({ error: 'must be true or false' }).default(true),
    PART_TIMEOUT_MS: wholeNumber(1, mostMs).default(1_800),
    REQUEST_TIMEOUT_MS: wholeNumber(1, mostMs).default(30_000),
    CACHE_MAX_ENTRIES: wholeNumber(0).default(20_000),
    CACHE_MAX_BYTES: wholeNumber(0).default(64 * 1024 * 1024),
    PAGE_CACHE_MAX_BYTES: wholeNumber(0).default(128 * 1024 * 1024),
    PLAIN_PAGES: z
      .string()
      .regex(plainPages, `must be true, false, or some of ${fastParts.join(', ')}`)
      .transform((text) => fastParts.filter((part) => text === 'true' || text.split(',').includes(part)))
      .default([]),
    OFFER_POLL_MS: wholeNumber(1, mostMs).default(2_000),
    SHUTDOWN_DRAIN_MS: wholeNumber(0, mostMs).default(0),
    SHUTDOWN_TIMEOUT_MS: wholeNumber(1, mostMs).default(10_000),
    TRUST_PROXY: z.string().transform(proxiesIn).default(false),
    LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  })
  .superRefine((e, { addIssue }) => {
    const refuse = (name: string, message: string) => addIssue({ code: 'custom', path: [name], message });
    for (const platform of oauthPlatforms) {
      const [id, secret] = settingsOf(platform);
      if (e[id] !== undefined && e[secret] === undefined) refuse(secret, `must be set together with ${id}`);
      if (e[secret] !== undefined && e[id] === undefined) refuse(id, `must be set together with ${secret}`);
      if (e[id] !== undefined && e.BUYER_SERVICE_KEY === undefined)
        refuse('BUYER_SERVICE_KEY', `must be set together with ${id}`);
    }
  });

type Environment = z.output<typeof environment>;

const proxiesMost = 9;

/**
 * Trusted proxies for `x-forwarded-*`. A number counts the proxies in front of the gateway: header values before
 * theirs come from the visitor, who could otherwise evade the limits with a new address per request.
 */
function proxiesIn(text: string, { addIssue }: z.RefinementCtx): Config['trustProxy'] {
  const value = text.trim().toLowerCase();
  const yes = z.stringbool().safeParse(value);
  if (/^[1-9]$/.test(value)) return Number(value);
  if (yes.success) return yes.data && 1;
  const names = value.split(',').map((name) => name.trim());
  if (names.every(isProxy)) return names.join();
  addIssue(
    `must be true, false, the number of proxies on the way (1 to ${proxiesMost}), or their addresses, separated by commas`,
  );
  return z.NEVER;
}

/** An address, an address range, or a range name that Fastify knows. */
function isProxy(name: string): boolean {
  const [, address = '', bits = '0'] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/.exec(name) ?? [];
  const version = isIP(address);
  return (
    ['loopback', 'linklocal', 'uniquelocal'].includes(name) ||
    (version > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

function settingsOf(platform: OauthPlatform) {
  const name = platform.toUpperCase() as Uppercase<OauthPlatform>;
  return [`OAUTH_${name}_CLIENT_ID`, `OAUTH_${name}_CLIENT_SECRET`, `OAUTH_${name}_ISSUER`] as const;
}

function providersIn(e: Environment): ProviderList {
  return Object.fromEntries(
    oauthPlatforms.flatMap((platform) => {
      const [id, secret, issuerName] = settingsOf(platform);
      const [clientId, clientSecret] = [e[id], e[secret]];
      return clientId && clientSecret ? [[platform, { clientId, clientSecret, issuer: e[issuerName] }]] : [];
    }),
  );
}

export type Config = Readonly<{
  production: boolean;
  port: number;
  host: string;
  /** Origin for absolute addresses; undefined: the origin of the request. */
  publicUrl: string | undefined;
  gateways: Readonly<Record<'buyer' | 'supplier' | 'search' | 'purchaser' | 'chat', string>>;
  /**
   * Keys that seal the session cookies, newest first. Empty: a generated key for the lifetime of the process.
   */
  sessionKeys: readonly string[];
  /** Whether `/mailbox` shows the mails that the buyer service stores because no mail server is set. */
  mailbox: boolean;
  /** Lets programs elsewhere read `/metrics`; undefined: only this machine may. */
  metricsToken: string | undefined;
  /** Other origins of pictures, videos and files, for the content security policy. */
  contentOrigins: readonly string[];
  /** Where to report vulnerabilities, as an address (RFC 9116). */
  securityContact: string | undefined;
  /** Shared with the buyer service, for calls that visitors may not make. */
  buyerServiceKey: string | undefined;
  /** Providers that visitors can sign in with (§2.8). */
  signInProviders: ProviderList;
  /** Ids of countries whose visitors are asked for consent before analytics (§9). */
  consentCountries: readonly string[];
  /** Points that a visitor may spend in a minute (docs/api.md); 0: no limit. */
  requestBudget: number;
  redisUrl: string | undefined;
  /** Deadline of an upstream call, in ms (§9). */
  httpTimeoutMs: number;
  /** Whether requests are refused when there are more than the process can answer. */
  shedLoad: boolean;
  /** How long a page waits for its parts, in ms. */
  partTimeoutMs: number;
  /** How long a client may take to send a request, in ms. */
  requestTimeoutMs: number;
  /** Maximum number of entries in the source cache; 0 turns it off. */
  cacheMaxEntries: number;
  /** Maximum bytes in the source cache, estimated; 0 turns it off. */
  cacheMaxBytes: number;
  /** Maximum bytes in the page cache; 0 turns it off. */
  pageCacheMaxBytes: number;
  /** Poll interval for price and stock of watched products, in ms. */
  /** Optimisations that are turned off (web/src/fast/README.md). */
  plainPages: readonly FastPart[];
  offerPollMs: number;
  /**
   * How long `/readyz` answers 503 before the server stops listening, so that a load balancer can switch, in ms.
   */
  shutdownDrainMs: number;
  /** How long running requests may take after that, in ms. */
  shutdownTimeoutMs: number;
  /** Trusted proxies for `x-forwarded-*`: none, a number of proxies, or addresses separated by commas. */
  trustProxy: false | number | string;
  logLevel: string;
}>;

/** A setting is missing or invalid; the message lists each by name. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the settings. Empty values count as missing.
 * @throws ConfigError that names every missing or invalid setting.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.');
      return `  ${name}: ${given[name] === undefined ? 'is not set' : issue.message}`;
    });
    throw new ConfigError(`These settings are missing or wrong:\n${lines.join('\n')}`);
  }
  const e = parsed.data;
  return {
    production: e.NODE_ENV === 'production',
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL,
    gateways: {
      buyer: e.BUYER_GATEWAY_URL,
      supplier: e.SUPPLIER_GATEWAY_URL,
      search: e.SEARCH_GATEWAY_URL,
      purchaser: e.PURCHASER_GATEWAY_URL,
      chat: e.CHAT_GATEWAY_URL,
    },
    sessionKeys: e.SESSION_KEYS,
    metricsToken: e.METRICS_TOKEN,
    contentOrigins: e.CONTENT_ORIGINS,
    securityContact: e.SECURITY_CONTACT,
    mailbox: e.MAILBOX,
    buyerServiceKey: e.BUYER_SERVICE_KEY,
    signInProviders: providersIn(e),
    consentCountries: e.CONSENT_COUNTRIES,
    requestBudget: e.REQUEST_BUDGET,
    redisUrl: e.REDIS_URL,
    httpTimeoutMs: e.HTTP_TIMEOUT_MS,
    shedLoad: e.SHED_LOAD,
    partTimeoutMs: e.PART_TIMEOUT_MS,
    requestTimeoutMs: e.REQUEST_TIMEOUT_MS,
    cacheMaxEntries: e.CACHE_MAX_ENTRIES,
    cacheMaxBytes: e.CACHE_MAX_BYTES,
    pageCacheMaxBytes: e.PAGE_CACHE_MAX_BYTES,
    plainPages: e.PLAIN_PAGES,
    offerPollMs: e.OFFER_POLL_MS,
    shutdownDrainMs: e.SHUTDOWN_DRAIN_MS,
    shutdownTimeoutMs: e.SHUTDOWN_TIMEOUT_MS,
    trustProxy: e.TRUST_PROXY,
    logLevel: e.LOG_LEVEL,
  };
}
