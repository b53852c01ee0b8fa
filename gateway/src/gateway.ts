// The gateway without HTTP: clients, caches, live streams, and the context of each request.
import { Redis } from 'ioredis';
import { oauthPlatforms } from '@fairgate/schema/constants';
import { type Budget, createBudgets, unlimited } from './budget.ts';
import { createSourceCache, type SourceCache } from './cache/cache.ts';
import type { Config } from './config.ts';
import type { GatewayContext } from './context.ts';
import { type Caller, noTracking, type Payer, type TrackingHeaders } from './envelope/dialect.ts';
import { createHttpClient, type HttpClient } from './envelope/http.ts';
import { SourceError } from './envelope/source-error.ts';
import type { FileAddresses } from './file-addresses.ts';
import type { Site } from './generated/resolvers.ts';
import { createOfferWatch } from './live/offer-watch.ts';
import { createWatch } from './live/watch.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import { createSiteDirectory, type SiteDirectory } from './sites.ts';
import type { InboxChangeModel } from './account/conversations.ts';
import type { DeskModel } from './sources/buyer/desk.ts';
import type { OrganisedExhibitionModel } from './sources/buyer/organisers.ts';
import { internationalSite } from './sources/buyer/sites.ts';
import { createCallLog } from './upstream/call-log.ts';
import { createGatewayClient } from './upstream/gateway-client.ts';
import type { SourceName } from './upstream/operation.ts';
import { createReadDeadline, noDeadline } from './upstream/read-deadline.ts';
import { pageFactsOf } from './envelope/page-facts.ts';
import { createReader, type GatewayClients } from './upstream/reader.ts';
import { createSources } from './sources/sources.ts';
import { guest, unknownVisitor, type ViewerSession, type Visitor } from './viewer.ts';
import { createEndedTokens } from './ended-tokens.ts';
import { createLimits } from './limits.ts';
import type { Secrets } from './secrets.ts';

/** Language, site and viewer of a request; a guest by default. */
export type RequestScope = {
  language: string;
  site: Site;
  tracking: TrackingHeaders;
  /** The address of the page that is rendered; by default the one whose scripts send the request. */
  pageUrl?: string;
  /** The exhibition that this page is about, as its scripts say. */
  pageExhibitionId?: string;
  session?: ViewerSession;
  visitor?: Visitor;
  /**
   * What the calls are for. A page leaves out what is late (PART_TIMEOUT_MS). A query does so when it has something to
   * answer with. Other requests wait for each call.
   */
  purpose?: 'page' | 'query';
  budget?: Budget;
  /** Who asks; by default the gateway itself. */
  caller?: Caller;
};

/** Pictures on their way to visitors at the same time. */
export const picturesMost = 256;
/** Attached files on their way, in both directions. */
export const filesMost = 64;

export type Gateway = {
  sites: SiteDirectory;
  clients: GatewayClients;
  /** The buyer gateway's image service, over connections of its own: slow readers hold up no other call. */
  pictures: HttpClient;
  /** The buyer gateway's files, over connections of their own. */
  files: HttpClient;
  budgetOf: (payers: readonly Payer[]) => Budget;
  /** The context of one request's resolvers. */
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

// Redis is optional: when it is down or slow, memory alone answers at once. Look-ups of one tick run together, so
// that their misses form one batch.
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
  addresses: FileAddresses;
}): Promise<Gateway> {
  const { config, log, metrics, secrets, addresses } = options;
  const redis = config.redisUrl ? new Redis(config.redisUrl, redisOptions) : undefined;
  if (redis) tellOfRedis(redis, log);
  await redis?.connect().catch(() => undefined);
  const cache = createSourceCache({
    maxEntries: config.cacheMaxEntries,
    maxBytes: config.cacheMaxBytes,
    redis,
    onError: (error) =>
      log.warn(error instanceof SourceError ? error.forLog() : { err: error }, 'could not renew'),
  });
  metrics.cacheBytes('source', cache.bytes);
  const clients = Object.fromEntries(
    sourceNames.map((source) => [
      source,
      createGatewayClient({
        source,
        baseUrl: config.gateways[source],
        deadlineMs: config.httpTimeoutMs,
        lateAfterMs: config.partTimeoutMs,
        log,
        metrics,
      }),
    ]),
  ) as GatewayClients;

  const pictures = createHttpClient(config.gateways.buyer, picturesMost);
  const files = createHttpClient(config.gateways.buyer, filesMost);

  const endedTokens = createEndedTokens({ redis, digest: secrets.digest });
  const limitsOf = createLimits({
    redis,
    digest: secrets.digest,
    registrationsPerAddress: config.registrationsPerAddress,
  });
  const budgetOf = createBudgets({
    redis,
    digest: secrets.digest,
    pointsPerMinute: config.requestBudget,
  });

  const sourcesFor = (scope: RequestScope, calls = createCallLog(), stored: SourceCache = cache) => {
    const {
      language,
      site,
      tracking,
      pageUrl = tracking['page-url'],
      pageExhibitionId,
      session = guest,
      visitor = unknownVisitor,
      purpose,
    } = scope;
    const page = { ...pageFactsOf(pageUrl, site, pageExhibitionId) };
    const context = {
      language,
      websiteId: site.id,
      country: site.countryCode ?? '',
      tracking,
      systemId: config.systemId,
      page,
      caller: scope.caller,
    };
    const reader = createReader({
      clients,
      cache: stored,
      context,
      log: calls,
      readDeadline: purpose
        ? createReadDeadline({ limitMs: config.partTimeoutMs, keepsWaiting: purpose === 'query' })
        : noDeadline,
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
      visitorId: tracking['visitor-id'],
      seal: secrets.seal,
      addresses,
      promoPopup: config.promoPopup,
      // §2.5 An address without an id: from now on the calls of this request name its exhibition (§7.1).
      onCurrentExhibition: (id) => {
        if (page.exhibitionType !== '' && page.exhibitionId === '') page.exhibitionId = id;
      },
      signInProviders: oauthPlatforms.filter((platform) => config.signInProviders[platform]),
    });
  };

  // Reader for the gateway's own calls, without a viewer.
  const own: RequestScope = { language: 'en', site: internationalSite, tracking: noTracking };
  const sites = createSiteDirectory({ load: () => sourcesFor(own).site.all(), log });
  const inboxes = createWatch<InboxChangeModel>({ pollMs: config.offerPollMs, log });
  const organised = createWatch<OrganisedExhibitionModel>({ pollMs: config.offerPollMs, log });
  const desks = createWatch<DeskModel>({ pollMs: config.offerPollMs, log });
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
    pictures,
    files,
    budgetOf,
    contextFor(scope) {
      const calls = createCallLog((state) => metrics.cacheLookup('source', state));
      const { language, site, budget = unlimited } = scope;
      return {
        language,
        site,
        sources: sourcesFor(scope, calls),
        calls,
        offers,
        organised,
        desks,
        inboxes,
        budget,
      };
    },
    async close() {
      offers.close();
      organised.close();
      desks.close();
      inboxes.close();
      sites.close();
      await Promise.all([
        cache.close(),
        pictures.close(),
        files.close(),
        ...sourceNames.map((source) => clients[source].close()),
      ]);
      redis?.disconnect();
    },
  };
}

/** Logs once that Redis is down and once that it is back. The client retries every two seconds. */
function tellOfRedis(redis: Redis, log: Logger): void {
  let away = false;
  // The address can contain a password and the replies contain stored data; neither belongs in a log.
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
