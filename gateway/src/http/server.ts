// Node's server below Fastify: it serves stored answers before Fastify sees the request, whose overhead is larger
// than the cost of serving.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** How often Node looks for requests that take too long. */
const checkMostMs = 5_000;

/** @param giveEarly answers a request; false: Fastify answers. */
export function serverAhead(
  giveEarly: (request: IncomingMessage, response: ServerResponse) => boolean,
): FastifyServerFactory {
  return (handler, settings) => {
    const requestTimeout = Number(settings['requestTimeout']);
    const server = createServer(
      {
        requestTimeout,
        connectionsCheckingInterval: Math.min(requestTimeout, checkMostMs),
        // RFC 9110 §7.8: a client that offers another protocol (Java's client: HTTP/2) gets its answer in HTTP/1.1.
        shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
      },
      (request, response) => {
        if (!giveEarly(request, response)) handler(request, response);
      },
    );
    // Fastify's defaults for its own server.
    server.keepAliveTimeout = Number(settings['keepAliveTimeout']);
    server.setTimeout(Number(settings['connectionTimeout']));
    return server;
  };
}
