// /graphql over HTTP (https://graphql.github.io/graphql-over-http), and the SDL as a file.
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { WebsocketHandler } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Apollo } from '../apollo.ts';
import type { GatewayContext } from '../context.ts';
import type { Gateway } from '../gateway.ts';
import { internationalSite } from '../sources/buyer/sites.ts';
import { languageOf, queryValue, siteOf, trackingOf } from '../request-scope.ts';
import { offerAnswer } from './answer-cache.ts';

const bodyMostBytes = 64 * 1024;

export function registerGraphql(app: FastifyInstance, options: { apollo: Apollo; gateway: Gateway; sdl: string; wsHandler: WebsocketHandler }): void {
  const { apollo, gateway, sdl, wsHandler } = options;

  const handler = fastifyApolloHandler<GatewayContext>(apollo, {
    context: (request, reply) => {
      const context = gateway.contextFor({
        language: languageOf(request),
        site: siteOf(request, gateway.sites, internationalSite),
        tracking: trackingOf(request),
      });
      // Only what is asked for by hash, as GET, is stored: those are the app's own public reads.
      if (isPersistedRead(request)) offerAnswer(reply, () => context.calls.ttlMs);
      return Promise.resolve(context);
    },
  });
  app.route({ url: '/graphql', method: 'GET', handler: handler as never, wsHandler });
  app.route({ url: '/graphql', method: ['POST', 'OPTIONS'], bodyLimit: bodyMostBytes, handler: handler as never });

  app.get('/schema.graphql', (_request, reply) =>
    reply.type('application/graphql; charset=utf-8').header('content-disposition', 'inline; filename="fairgate.graphql"').send(sdl),
  );
}

/** Whether a request asks for one of the app's own documents by its hash. */
export function isPersistedRead(request: FastifyRequest): boolean {
  return request.method === 'GET' && queryValue(request, 'query') === undefined && (queryValue(request, 'extensions')?.includes('"persistedQuery"') ?? false);
}
