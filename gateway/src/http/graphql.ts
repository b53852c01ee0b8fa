// /graphql over HTTP (https://graphql.github.io/graphql-over-http), and the SDL as a file.
import { accountHeader } from '@fairgate/schema/account-header';
import { messageOf } from '@fairgate/schema/errors';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Apollo } from '../apollo.ts';
import { requestPoints, unlimited } from '../budget.ts';
import type { GatewayContext } from '../context.ts';
import { rateLimitBody } from '../errors.ts';
import type { Gateway } from '../gateway.ts';
import type { Logger } from '../log.ts';
import { internationalSite } from '../sources/buyer/sites.ts';
import { languageOf, pageExhibitionOf, siteOf, trackingOf, visitorOf } from '../request-scope.ts';
import { isRenewal, offerAnswer } from './answer-cache.ts';
import { isPersistedRead } from './answer-key.ts';
import { acceptsAnswer, answerTypes } from './accept.ts';
import { errorAnswer } from './errors.ts';
import type { Subscriptions } from './subscriptions.ts';
import { callerOf, payersOf, tellBudget } from './visitor-budget.ts';
import { hasMalformedToken, type Sessions } from './viewer-session.ts';

const bodyMostBytes = 64 * 1024;

type Options = {
  apollo: Apollo;
  gateway: Gateway;
  sessions: Sessions;
  sdl: string;
  subscriptions: Subscriptions;
};

export function registerGraphql(app: FastifyInstance, options: Options): void {
  const { apollo, gateway, sessions, sdl, subscriptions } = options;

  const contextOf = (request: FastifyRequest, reply: FastifyReply): GatewayContext => {
    const language = languageOf(request);
    reply.header('content-language', language);
    const context = gateway.contextFor({
      language,
      site: siteOf(request, gateway.sites, internationalSite),
      tracking: trackingOf(request),
      pageExhibitionId: pageExhibitionOf(request),
      visitor: visitorOf(request),
      session: sessions.sessionOf(request, reply),
      // The web app sends its queries by GET.
      ...(request.method === 'GET' && { purpose: 'query' }),
      budget: request.budget ?? unlimited,
      caller: callerOf(request, reply),
    });
    // Stores only GET requests by hash: the app's own public reads.
    if (isPersistedRead(request)) offerAnswer(reply, () => context.calls.ttlMs);
    return context;
  };
  const byApollo = fastifyApolloHandler<GatewayContext>(apollo, {
    context: (request, reply) => Promise.resolve(contextOf(request, reply)),
  }) as RouteHandlerMethod;

  const handler: RouteHandlerMethod = async function handle(request, reply) {
    // Apollo finds out after it has run the operation.
    if (!acceptsAnswer(request.headers.accept))
      return reply
        .code(406)
        .send(errorAnswer('BAD_REQUEST', `Accept must include ${answerTypes.join(' or ')}`));
    // An answer for the answer cache that a stale one asked for is not the visitor's.
    request.budget = isRenewal(request) ? undefined : gateway.budgetOf(payersOf(request));
    try {
      request.budget?.charge(requestPoints);
    } catch (error) {
      return reply.code(429).send(rateLimitBody(request.log as Logger, error));
    }
    if (!isForViewer(request))
      return reply.code(403).send(errorAnswer('LOGIN_REQUIRED', messageOf('LOGIN_REQUIRED')));
    return byApollo.call(this, request, reply) as Promise<unknown>;
  };
  const onSend = tellBudget;
  app.route({
    url: '/graphql',
    method: 'GET',
    onRequest: [refuseMalformedToken, subscriptions.onRequest],
    handler,
    wsHandler: subscriptions.handler,
    onSend,
  });
  app.route({
    url: '/graphql',
    method: ['POST', 'OPTIONS'],
    bodyLimit: bodyMostBytes,
    onRequest: refuseMalformedToken,
    handler,
    onSend,
  });

  app.get('/schema.graphql', (_request, reply) =>
    reply
      .type('application/graphql; charset=utf-8')
      .header('content-disposition', 'inline; filename="fairgate.graphql"')
      .send(sdl),
  );
}

/** Also before a WebSocket: its sender must not be taken for a guest. */
function refuseMalformedToken(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (!hasMalformedToken(request)) return done();
  if (request.ws) reply.header('connection', 'close');
  reply
    .code(400)
    .header('www-authenticate', 'Bearer error="invalid_request"')
    .send(
      errorAnswer('BAD_USER_INPUT', 'authorization must be `Bearer` and a token', {
        argument: ['authorization'],
      }),
    );
}

/** Whether the request is for anybody, or for the account that is signed in. The native app's token does not tell the account. */
function isForViewer({ headers, viewer }: FastifyRequest): boolean {
  const account = headers[accountHeader];
  return account === undefined || (viewer !== null && (viewer.account ?? account) === account);
}
