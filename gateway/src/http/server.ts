// Node's server below Fastify: what is stored and ready is given before Fastify begins with a request, which by itself takes
// longer than to give it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** @param giveEarly answers a request; false: Fastify does. */
export function serverAhead(
  giveEarly: (request: IncomingMessage, response: ServerResponse) => boolean,
): FastifyServerFactory {
  return (handler, settings) => {
    const server = createServer(
      {
        // RFC 9110 §7.8: whoever offers another protocol (Java's client: HTTP/2) and is not taken up on it gets its answer in this one.
        shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
      },
      (request, response) => {
        if (!giveEarly(request, response)) handler(request, response);
      },
    );
    // As Fastify would set them on a server of its own.
    server.keepAliveTimeout = Number(settings['keepAliveTimeout']);
    server.requestTimeout = Number(settings['requestTimeout']);
    server.setTimeout(Number(settings['connectionTimeout']));
    return server;
  };
}
