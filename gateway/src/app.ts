// The HTTP server, put together; main.ts starts it, tests inject into it.
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { createApollo, explainHeader } from './apollo.ts';
import type { Config } from './config.ts';
import { createProviderFetch } from './envelope/provider-fetch.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { registerAnswerCache } from './http/answer-cache.ts';
import { registerCrawlers } from './http/crawlers.ts';
import { registerErrors } from './http/errors.ts';
import { registerExplorer } from './http/explorer.ts';
import { isPersistedRead, registerGraphql } from './http/graphql.ts';
import { registerHealth } from './http/health.ts';
import { registerPictures } from './http/pictures.ts';
import { registerSocialSignIn } from './http/social-sign-in.ts';
import { registerVisits } from './http/visits.ts';
import { registerSessions } from './http/viewer-session.ts';
import { pageVariantOf, registerPages } from './http/ssr.ts';
import { createOwnOperations } from './own-operations.ts';
import { websocketOptions } from './http/socket.ts';
import { createSubscriptionHandler } from './http/subscriptions.ts';
import type { Logger } from './log.ts';
import { createMetrics } from './metrics.ts';
import { readPersistedDocuments } from './persisted-documents.ts';
import { languageOf } from './request-scope.ts';
import { createProviders } from './social/providers.ts';
import { createSecrets } from './secrets.ts';
import { createSchema, readSdl } from './schema.ts';
import type { WebApp } from './web-app.ts';

// A proxy's own id for the request is kept, if it is one: a JavaScript client without one sends the word `undefined`.
const requestId = /^(?!(?:undefined|null|nan|none|unknown)$)[\w.:-]{1,128}$/i;
const requestMostBytes = 1024 * 1024;

export type App = {
  app: FastifyInstance;
  gateway: Gateway;
  /** Begins to say on `/readyz` that visitors should be sent elsewhere, and lets connections go; requests are still answered. */
  leave: () => void;
};

/** Builds the server without listening. Closing it closes everything it opened. */
export async function buildApp(options: { config: Config; log: Logger; web: WebApp }): Promise<App> {
  const { config, log, web } = options;
  const metrics = createMetrics();
  const secrets = createSecrets(config.sessionKeys);
  if (config.sessionKeys.length === 0) log.warn('SESSION_KEYS is not set: whoever signs in is signed out when this process ends');
  const gateway = await createGateway({ config, log, metrics, secrets });
  const documents = readPersistedDocuments(web.documents);
  const sdl = readSdl();
  const schema = createSchema(sdl);
  const apollo = createApollo({ schema, documents, log });
  await Promise.all([apollo.start(), gateway.sites.ready]);

  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // One line a request, ours (onResponse below): Fastify's own would hold addresses.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: requestMostBytes,
    // Addresses are short; a longer one is nobody's.
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    genReqId: ({ headers: { 'x-request-id': given } }) => (typeof given === 'string' && requestId.test(given) ? given : crypto.randomUUID()),
    return503OnClosing: true,
    // RFC 9110 §7.8: whoever offers another protocol (Java's client: HTTP/2) and is not taken up on it gets its answer in this one.
    http: { shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket' },
    forceCloseConnections: 'idle',
  });

  let leaving = false;
  const leave = () => {
    leaving = true;
  };
  app.addHook('preClose', (done) => {
    leave();
    done();
  });
  // Only now are all requests answered; pages ask Apollo until their last moment.
  app.addHook('onClose', async () => {
    await apollo.stop();
    await gateway.close();
    await web.close();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.request(route, reply.statusCode, reply.elapsedTime / 1000);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    // A connection that went idle only after closing began would keep the server from closing.
    if (leaving) reply.header('connection', 'close');
    done(null, payload);
  });

  await app.register(cookie);
  await app.register(websocket, websocketOptions);
  registerErrors(app, log);
  const sessions = registerSessions(app, { secrets, publicUrl: config.publicUrl });
  const providers = createProviders(config.signInProviders, { fetchFor: createProviderFetch, deadlineMs: config.httpTimeoutMs });
  registerSocialSignIn(app, { gateway, sessions, secrets, providers, publicUrl: config.publicUrl });
  registerVisits(app, { gateway, sessions });
  registerAnswerCache(app, { maxBytes: config.pageCacheMaxBytes, keyOf: answerKeyOf, metrics, isLeaving: () => leaving });
  const wsHandler = createSubscriptionHandler({ schema, gateway, sessions, documents, metrics, log });
  const runOwnOperation = createOwnOperations({ schema, documents, log });
  registerGraphql(app, { apollo, gateway, sessions, documents, runOwnOperation, sdl, wsHandler });
  registerHealth(app, { gateway, metrics, isLeaving: () => leaving });
  registerPictures(app, gateway);
  registerCrawlers(app, { gateway, publicUrl: config.publicUrl });
  await registerExplorer(app);
  await web.register(app);
  registerPages(app, { runOwnOperation, gateway, render: web.render, publicUrl: config.publicUrl });
  return { app, gateway, leave };
}

const neverShared = /^\/(?:healthz|readyz|metrics|pictures|explorer|assets|oauth|schema\.graphql|robots\.txt)/;

/** Everything that a shared answer depends on, as one text. */
function answerKeyOf(request: FastifyRequest): string | undefined {
  const { url, headers } = request;
  if (headers.upgrade) return undefined;
  if (!url.startsWith('/graphql')) return neverShared.test(url) ? undefined : `${request.host} ${url} ${pageVariantOf(request)}`;
  const mediaType = headers.accept?.includes('graphql-response+json') ? 'response' : 'json';
  return isPersistedRead(request) && !headers[explainHeader] ? `${url} ${languageOf(request)} ${mediaType}` : undefined;
}
