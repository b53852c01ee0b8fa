// The only reader of process.env. The README's table names every setting; an invalid one stops the start with a
// message that names it and the reason.
import { consentCountries, oauthPlatforms, type OauthPlatform } from '@fairgate/schema/constants';
import { httpTimeoutServerMs } from '@fairgate/schema/limits';
import { z } from 'zod';
import {
  contact,
  countryCodes,
  issuer,
  mostMs,
  oneOf,
  origin,
  originList,
  serviceUrl,
  sessionKeys,
  sharedKey,
  text,
  trueOrFalse,
  trustedProxies,
  wholeNumber,
  type TrustedProxies,
} from './setting-values.ts';
import type { PromoPopup } from './generated/resolvers.ts';
import type { ProviderList } from './social/provider.ts';

const fastParts = ['client', 'html', 'badge'] as const;
type FastPart = (typeof fastParts)[number];
const promoPopups = { always: 'ALWAYS', recent: 'RECENT', off: 'OFF' } as const satisfies Record<
  string,
  PromoPopup
>;
const plainPages = new RegExp(`^(?:true|false|(?:(?:${fastParts.join('|')})(?:,(?!$)|$))+)$`);

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
    SESSION_KEYS: sessionKeys.default([]),
    BUYER_SERVICE_KEY: sharedKey.optional(),
    METRICS_TOKEN: sharedKey.optional(),
    CONTENT_ORIGINS: originList.default([]),
    SECURITY_CONTACT: contact.optional(),
    MAILBOX: trueOrFalse.default(false),
    OAUTH_LINKEDIN_CLIENT_ID: text.optional(),
    OAUTH_LINKEDIN_CLIENT_SECRET: text.optional(),
    OAUTH_LINKEDIN_ISSUER: issuer.optional(),
    OAUTH_FACEBOOK_CLIENT_ID: text.optional(),
    OAUTH_FACEBOOK_CLIENT_SECRET: text.optional(),
    OAUTH_FACEBOOK_ISSUER: issuer.optional(),
    OAUTH_GOOGLE_CLIENT_ID: text.optional(),
    OAUTH_GOOGLE_CLIENT_SECRET: text.optional(),
    OAUTH_GOOGLE_ISSUER: issuer.optional(),
    SYSTEM_ID: z.string().max(50).default(''),
    PROMO_POPUP: oneOf('always', 'recent', 'off').default('off'),
    CONSENT_COUNTRIES: countryCodes.default([...consentCountries]),
    REQUEST_BUDGET: wholeNumber(0).default(300_000),
    REGISTRATIONS_PER_ADDRESS: wholeNumber(1).optional(),
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
    HTTP_TIMEOUT_MS: wholeNumber(1, mostMs).default(httpTimeoutServerMs),
    SHED_LOAD: trueOrFalse.default(true),
    ADMISSION_TIMEOUT_MS: wholeNumber(1, mostMs).default(1_500),
    PART_TIMEOUT_MS: wholeNumber(1, mostMs).default(1_800),
    REQUEST_TIMEOUT_MS: wholeNumber(1, mostMs).default(30_000),
    RESPONSE_TIMEOUT_MS: wholeNumber(1, mostMs).default(180_000),
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
    TRUST_PROXY: trustedProxies.default(false),
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
  /** The envelopes' systemId (§7.1). */
  systemId: string;
  /** When the home page itself invites to register for an exhibition (§4). */
  promoPopup: PromoPopup;
  /** Ids of countries whose visitors are asked for consent before analytics (§9). */
  consentCountries: readonly string[];
  /** Points that a visitor may spend in a minute (docs/api.md); 0: no limit. */
  requestBudget: number;
  redisUrl: string | undefined;
  /** Deadline of an upstream call, in ms (§9). */
  httpTimeoutMs: number;
  /** New accounts of one IP address in an hour; undefined: the default (@fairgate/schema/limits). */
  registrationsPerAddress: number | undefined;
  /** Whether requests are refused when there are more than the process can answer. */
  shedLoad: boolean;
  /** How long a page waits for its parts, in ms. */
  admissionTimeoutMs: number;
  partTimeoutMs: number;
  /** How long a client may take to send a request, in ms. */
  requestTimeoutMs: number;
  /** How long a client may take to read an answer, in ms (http/slow-readers.ts). */
  responseTimeoutMs: number;
  /** Maximum number of entries in the source cache; 0 turns it off. */
  cacheMaxEntries: number;
  /** Maximum bytes in the source cache, estimated; 0 turns it off. */
  cacheMaxBytes: number;
  /** Maximum bytes in the page cache; 0 turns it off. */
  pageCacheMaxBytes: number;
  /** Optimisations that are turned off (web/src/fast/README.md). */
  plainPages: readonly FastPart[];
  /** Poll interval for price and stock of watched products, in ms. */
  offerPollMs: number;
  /**
   * How long `/readyz` answers 503 before the server stops listening, so that a load balancer can switch, in ms.
   */
  shutdownDrainMs: number;
  /** How long running requests may take after that, in ms. */
  shutdownTimeoutMs: number;
  /** Trusted proxies for `x-forwarded-*`. */
  trustProxy: TrustedProxies;
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
    systemId: e.SYSTEM_ID,
    promoPopup: promoPopups[e.PROMO_POPUP],
    consentCountries: e.CONSENT_COUNTRIES,
    requestBudget: e.REQUEST_BUDGET,
    registrationsPerAddress: e.REGISTRATIONS_PER_ADDRESS,
    redisUrl: e.REDIS_URL,
    httpTimeoutMs: e.HTTP_TIMEOUT_MS,
    shedLoad: e.SHED_LOAD,
    admissionTimeoutMs: e.ADMISSION_TIMEOUT_MS,
    partTimeoutMs: e.PART_TIMEOUT_MS,
    requestTimeoutMs: e.REQUEST_TIMEOUT_MS,
    responseTimeoutMs: e.RESPONSE_TIMEOUT_MS,
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
