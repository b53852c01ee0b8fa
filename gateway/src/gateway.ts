// The gateway without HTTP: clients, caches, live streams, and what each request gets of them.
import { Redis } from 'ioredis';
import { oauthPlatforms } from '@fairgate/schema/constants';
import { createSourceCache, type SourceCache } from './cache/cache.ts';
import type { Config } from './config.ts';
import type { GatewayContext } from './context.ts';
import { noTracking, type TrackingHeaders } from './envelope/dialect.ts';
import { SourceError } from './envelope/source-error.ts';
import type { Site } from './generated/resolvers.ts';
import { createOfferWatch } from './live/offer-watch.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import { createSiteDirectory, type SiteDirectory } from './sites.ts';
import { internationalSite } from './sources/buyer/sites.ts';
import { createCallLog } from './upstream/call-log.ts';
import { createGatewayClient } from './upstream/gateway-client.ts';
import type { SourceName } from './upstream/operation.ts';
import { createReader, type GatewayClients } from './upstream/reader.ts';
import { createSources } from './sources/sources.ts';
import { guest, nobody, type ViewerSession, type Visitor } from './viewer.ts';
import { createEndedTokens } from './ended-tokens.ts';
import { createLimits } from './limits.ts';
import type { Secrets } from './secrets.ts';

/** Who asks, in which language, on which site; a guest from nowhere unless said otherwise. */
export type RequestScope = {
  language: string;
  site: Site;
  tracking: TrackingHeaders;
  session?: ViewerSession;
  visitor?: Visitor;
};

export type Gateway = {
  sites: SiteDirectory;
  clients: GatewayClients;
  /** What one request's resolvers receive. */
  contextFor: (scope: RequestScope) => GatewayContext;
  close: () => Promise<void>;
};

const sourceNames = [
  'buyer',
  'supplier',
  'search',
  'purchaser',
  'chat',
] as const satisfies readonly SourceName[];

// Redis is an aid: when it is away or slow, memory alone has to do, at once. Look-ups of one turn go and come together, so
// that what they miss is one batch.
const redisOptions = {
  lazyConnect: true,
  enableAutoPipelining: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 1_000,
  commandTimeout: 500,
};

export async function createGateway(options: {
  config: Config;
  log: Logger;
  metrics: Metrics;
  secrets: Secrets;
}): Promise<Gateway> {
  const { config, log, metrics, secrets } = options;
  const redis = config.redisUrl ? new Redis(config.redisUrl, redisOptions) : undefined;
  if (redis) tellOfRedis(redis, log);
  await redis?.connect().catch(() => undefined);
  const cache = createSourceCache({
    maxEntries: config.cacheMaxEntries,
    redis,
    onError: (error) =>
      log.warn(error instanceof SourceError ? error.forLog() : { err: error }, 'could not renew'),
  });
  const clients = Object.fromEntries(
    sourceNames.map((source) => [
      source,
      createGatewayClient({
        source,
        baseUrl: config.gateways[source],
        deadlineMs: config.httpTimeoutMs,
        log,
        metrics,
      }),
    ]),
  ) as GatewayClients;

  const endedTokens = createEndedTokens({ redis, digest: secrets.digest });
  const limitsOf = createLimits({ redis, digest: secrets.digest });

  const sourcesFor = (scope: RequestScope, calls = createCallLog(), stored: SourceCache = cache) => {
    const { language, site, tracking, session = guest, visitor = nobody } = scope;
    const context = { language, websiteId: site.id, country: site.countryCode ?? '', tracking };
    const reader = createReader({
      clients,
      cache: stored,
      context,
      log: calls,
      session,
      endedTokens,
      digest: secrets.digest,
    });
    return createSources(reader, {
      websiteId: site.id,
      language,
      production: config.production,
      session,
      limits: limitsOf(visitor.ip),
      visitor,
      endedTokens,
      serviceKey: config.buyerServiceKey ?? '',
      signInProviders: oauthPlatforms.filter((platform) => config.signInProviders[platform]),
    });
  };

  // What the gateway asks for by itself, for nobody in particular.
  const own: RequestScope = { language: 'en', site: internationalSite, tracking: noTracking };
  const sites = createSiteDirectory({ load: () => sourcesFor(own).site.all(), log });
  const offers = createOfferWatch({
    load: (ids) => {
      const { product } = sourcesFor(own);
      return Promise.all(ids.map((id) => product.offer(id)));
    },
    pollMs: config.offerPollMs,
    log,
  });

  return {
    sites,
    clients,
    contextFor(scope) {
      const calls = createCallLog((state) => metrics.cacheLookup('source', state));
      return { language: scope.language, site: scope.site, sources: sourcesFor(scope, calls), calls, offers };
    },
    async close() {
      offers.close();
      sites.close();
      await Promise.all([cache.close(), ...sourceNames.map((source) => clients[source].close())]);
      redis?.disconnect();
    },
  };
}

/** Says once that it is away, and once that it is back: it is asked again every other second. */
function tellOfRedis(redis: Redis, log: Logger): void {
  let away = false;
  // Its address can hold a password and its replies what was stored; neither belongs in a log.
  redis.on('error', ({ name, message }: Error) => {
    if (!away)
      log.warn({ error: name, reason: message }, 'Redis (REDIS_URL) is away: this process caches for itself');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info('Redis answers again');
    away = false;
  });
}
