// Assembles the HTTP server. main.ts starts it; tests inject requests.
import type { IncomingHttpHeaders } from 'node:http';
import { messageOf } from '@fairgate/schema/errors';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify';
import { createApollo } from './apollo.ts';
import type { Config } from './config.ts';
import { createProviderFetch } from './envelope/provider-fetch.ts';
import { createFileAddresses } from './file-addresses.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { registerAddressTokens } from './http/address-token.ts';
import { createAdmission, unbounded } from './http/admission.ts';
import { registerAnalytics } from './http/analytics.ts';
import { createAnswerCache } from './http/answer-cache.ts';
import { createAnswerKeys } from './http/answer-key.ts';
import { registerBadgeLists } from './http/badge-lists.ts';
import { createContentPolicies } from './http/content-policy.ts';
import { registerCrawlers } from './http/crawlers.ts';
import { errorAnswer, registerErrors } from './http/errors.ts';
import { registerExplorer } from './http/explorer.ts';
import { registerFiles } from './http/files.ts';
import { registerGraphql } from './http/graphql.ts';
import { registerHealth } from './http/health.ts';
import { registerMailbox } from './http/mailbox.ts';
import { watchMethods } from './http/methods.ts';
import { registerPageAccess } from './http/page-access.ts';
import { registerPictures } from './http/pictures.ts';
import { registerPocket } from './http/pocket.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerSecurityTxt } from './http/security-txt.ts';
import { serverAhead } from './http/server.ts';
import { readerLimitsOf } from './http/slow-readers.ts';
import { registerSocialSignIn } from './http/social-sign-in.ts';
import { websocketOptions } from './http/socket.ts';
import { registerPages, renderHome } from './http/ssr.ts';
import { createSubscriptionHandler } from './http/subscriptions.ts';
import { registerSessions } from './http/viewer-session.ts';
import { registerProformaInvoice } from './http/proforma-invoice.ts';
import { registerShareTarget } from './http/share-target.ts';
import { registerWallet } from './http/wallet.ts';
import type { Logger } from './log.ts';
import { createMetrics } from './metrics.ts';
import { readPersistedDocuments } from './persisted-documents.ts';
import { createSchema, readSdl } from './schema.ts';
import { createSecrets } from './secrets.ts';
import { createProviders } from './social/providers.ts';
import type { WebApp } from './web-app.ts';

// Keeps a proxy's request id if it is valid: a JavaScript client without an id sends the word `undefined`.
const requestId = /^(?!(?:undefined|null|nan|none|unknown)$)[\w.:-]{1,128}$/i;
const requestIdOf = ({ 'x-request-id': given }: IncomingHttpHeaders) =>
  typeof given === 'string' && requestId.test(given) ? given : crypto.randomUUID();
const requestMostBytes = 1024 * 1024;

export type App = {
  app: FastifyInstance;
  gateway: Gateway;
  /** Makes `/readyz` answer 503 and closes connections; the server still answers requests. */
  leave: () => void;
};

/** Builds the server without listening. Closing it closes everything it opened. */
export async function buildApp(options: { config: Config; log: Logger; web: WebApp }): Promise<App> {
  const { config, log, web } = options;
  const metrics = createMetrics();
  const secrets = createSecrets(config.sessionKeys);
  if (config.sessionKeys.length === 0) log.warn('SESSION_KEYS is not set: sessions end with this process');
  const addresses = createFileAddresses(secrets);
  const gateway = await createGateway({ config, log, metrics, secrets, addresses });
  const documents = readPersistedDocuments(web.documents, web.earlierDocuments);
  const sdl = readSdl();
  const schema = createSchema(sdl);
  const apollo = createApollo({ schema, documents, log });
  await Promise.all([apollo.start(), gateway.sites.ready]);

  let leaving = false;
  const leave = () => {
    leaving = true;
  };
  const answers = createAnswerCache({
    maxBytes: config.pageCacheMaxBytes,
    keys: createAnswerKeys({ publicUrl: config.publicUrl, trustsProxies: config.trustProxy !== false }),
    metrics,
    isLeaving: () => leaving,
  });
  /** Writes one log line and one observation per request. Fastify's own line would contain addresses. */
  const noteRequest = (reqId: string, method: string, route: string, status: number, ms: number) => {
    metrics.request(route, status, ms / 1000);
    log.info({ reqId, method, route, status, ms: Math.round(ms) }, 'request');
  };

  const app = Fastify({
    serverFactory: serverAhead((request, response) => {
      const begunMs = performance.now();
      const route = request.url?.startsWith('/graphql') ? '/graphql' : '/*';
      const given = answers.giveEarly(request, response, () => requestIdOf(request.headers));
      if (given) noteRequest(given.requestId, 'GET', route, 200, performance.now() - begunMs);
      return given !== undefined;
    }, readerLimitsOf(config.responseTimeoutMs)),
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof config.trustProxy === 'number' ? nearest(config.trustProxy) : config.trustProxy,
    bodyLimit: requestMostBytes,
    requestTimeout: config.requestTimeoutMs,
    // No valid segment is longer.
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    // An address with bad percent-encoding, or a segment that is too long.
    frameworkErrors: (_error, _request, reply) =>
      void (reply as FastifyReply).code(400).send(errorAnswer('BAD_USER_INPUT', messageOf('BAD_USER_INPUT'))),
    genReqId: ({ headers }) => requestIdOf(headers),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });

  const methods = watchMethods(app);
  app.decorateRequest('budget', undefined);
  app.addHook('preClose', (done) => {
    leave();
    done();
  });
  // Closes these last, because pages call Apollo until all requests are answered.
  app.addHook('onClose', async () => {
    await apollo.stop();
    await gateway.close();
    await web.close();
  });
  app.addHook('onResponse', (request, reply, done) => {
    noteRequest(
      request.id,
      request.method,
      request.routeOptions.url ?? 'unknown',
      reply.statusCode,
      reply.elapsedTime,
    );
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    // A connection that becomes idle after closing began would keep the server open.
    if (leaving) reply.header('connection', 'close');
    done(null, payload);
  });

  registerSecurityHeaders(app, config.publicUrl);
  const policies = createContentPolicies(config);
  const { publicUrl } = config;
  await app.register(cookie);
  await app.register(websocket, websocketOptions);
  registerErrors(app, log);
  const sessions = registerSessions(app, { secrets, publicUrl: config.publicUrl });
  const providers = createProviders(config.signInProviders, {
    fetchFor: createProviderFetch,
    deadlineMs: config.httpTimeoutMs,
  });
  const admission = config.shedLoad ? createAdmission(app, metrics, config.admissionTimeoutMs) : unbounded;
  const beforePages = { gateway, sessions, admission, log, partTimeoutMs: config.partTimeoutMs };
  registerSocialSignIn(app, { ...beforePages, secrets, providers, publicUrl: config.publicUrl });
  registerAddressTokens(app, beforePages);
  registerPageAccess(app, { ...beforePages, production: config.production });
  answers.register(app);
  admission.register();
  const subscriptions = createSubscriptionHandler({
    schema,
    gateway,
    sessions,
    documents,
    metrics,
    log,
    admission,
  });
  registerGraphql(app, { apollo, gateway, sessions, sdl, subscriptions });
  const pages = { apollo, gateway, render: web.render, plain: config.plainPages };
  registerHealth(app, {
    gateway,
    metrics,
    metricsToken: config.metricsToken,
    renderHome: () => renderHome(pages),
    isLeaving: () => leaving,
  });
  registerPictures(app, gateway);
  registerFiles(app, {
    gateway,
    sessions,
    secrets,
    addresses,
    serviceKey: config.buyerServiceKey ?? '',
    log,
  });
  registerShareTarget(app);
  registerPocket(app, gateway, log);
  registerAnalytics(app, { gateway, sessions, consentCountries: config.consentCountries, log });
  registerCrawlers(app, { gateway, publicUrl: config.publicUrl, log });
  registerBadgeLists(app, gateway, log);
  registerWallet(app, { gateway, sessions, log });
  registerProformaInvoice(app, { gateway, sessions, log });
  registerSecurityTxt(app, { contact: config.securityContact, publicUrl });
  if (config.mailbox) registerMailbox(app, { gateway, serviceKey: config.buyerServiceKey ?? '' });
  await registerExplorer(app, { policies, publicUrl });
  await web.register(app, { policies, publicUrl });
  registerPages(app, { ...pages, policies, publicUrl });
  methods.refuseOthers();
  return { app, gateway, leave };
}

/**
 * Fastify rejects a proxy count because visitors may bypass the proxies. With this setting the operator states that
 * they cannot.
 */
function nearest(proxies: number): (address: string, hop: number) => boolean {
  return (_address, hop) => hop < proxies;
}
