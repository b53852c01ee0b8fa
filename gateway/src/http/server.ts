// Node's server below Fastify: it serves stored answers before Fastify sees the request, whose overhead is larger
// than the cost of serving.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerFactory } from 'fastify';
import { fileSendMs } from '@fairgate/schema/limits';
import { endSlowReaders, type ReaderLimits } from './slow-readers.ts';
import { isWebSocket } from './socket.ts';
import { filesUrl } from './viewer-session.ts';

/** How often Node looks for requests that take too long. */
const checkMostMs = 5_000;

/** At a stop: how long a connection without a request may still send one. */
const idleMostMs = 250;

/** A client that sends a file may take longer; every other request must be there after the usual time. */
const sendsFile = ({ url = '' }: IncomingMessage): boolean => url === filesUrl;

/** Ends a request whose body is not there in time, as Node does: Fastify's listener answers 408. */
function endLate(server: Server, request: IncomingMessage, timeoutMs: number): void {
  if (request.complete || sendsFile(request)) return;
  const late = setTimeout(() => {
    if (request.complete) return;
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.emit('clientError', error, request.socket);
  }, timeoutMs).unref();
  request.once('close', () => clearTimeout(late));
}

/** @param giveEarly answers a request; false: Fastify answers. */
export function serverAhead(
  giveEarly: (request: IncomingMessage, response: ServerResponse) => boolean,
  readers: ReaderLimits,
): FastifyServerFactory {
  return (handler, settings) => {
    const requestTimeout = Number(settings['requestTimeout']);
    const unused = new Set<Socket>();
    const server = createServer(
      {
        requestTimeout: Math.max(requestTimeout, fileSendMs),
        headersTimeout: requestTimeout,
        connectionsCheckingInterval: Math.min(requestTimeout, checkMostMs),
        shouldUpgradeCallback: ({ headers }) => isWebSocket(headers),
      },
      (request, response) => {
        unused.delete(request.socket);
        if (request.method !== 'GET') endLate(server, request, requestTimeout);
        if (!giveEarly(request, response)) handler(request, response);
      },
    );
    server.on('connection', (socket) => {
      unused.add(socket);
      socket.once('close', () => unused.delete(socket));
    });
    endSlowReaders(server, readers);
    // `close` calls this once, and then waits for every connection. Node does not count those as idle that browsers open
    // in advance, and others become idle later, after an answer that began before the stop.
    const closeIdle = server.closeIdleConnections.bind(server);
    let closing: NodeJS.Timeout | undefined;
    server.closeIdleConnections = () => {
      closeIdle();
      closing ??= setInterval(() => {
        closeIdle();
        for (const socket of unused) socket.destroy();
      }, idleMostMs).unref();
    };
    server.once('close', () => clearInterval(closing));
    // Fastify's defaults for its own server.
    server.keepAliveTimeout = Number(settings['keepAliveTimeout']);
    server.setTimeout(Number(settings['connectionTimeout']));
    return server;
  };
}
