// One graphql-transport-ws connection: graphql-ws's Fastify adapter, with this gateway's log instead of the console.
import type { IncomingHttpHeaders } from 'node:http';
import type { WebSocket } from '@fastify/websocket';
import type { WebsocketPluginOptions } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { CloseCode, handleProtocols, MessageType, type Server } from 'graphql-ws';

/** RFC 9110 §7.8: other protocols that a client offers (Java's: HTTP/2) change nothing. */
export const isWebSocket = ({ upgrade }: IncomingHttpHeaders): boolean =>
  upgrade?.toLowerCase() === 'websocket';

const pingMs = 12_000;
const messageMostBytes = 64 * 1024;
const pong = JSON.stringify({ type: MessageType.Pong });
const goingAway = 1001; // RFC 6455 §7.4.1

export const websocketOptions: WebsocketPluginOptions = {
  options: { maxPayload: messageMostBytes, handleProtocols },
  preClose(done) {
    for (const client of this.websocketServer.clients) client.close(goingAway, 'The server stops');
    this.websocketServer.close();
    done();
  },
};

/**
 * Serves a connection until it closes. Cuts a connection that does not answer a ping before the next one.
 */
export function serveSocket(
  server: Server<{ request: FastifyRequest }>,
  socket: WebSocket,
  request: FastifyRequest,
): void {
  let alive = true;
  const pings = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, pingMs);
  socket.on('pong', () => {
    alive = true;
  });
  // Includes messages that are too large: ws closes the connection itself, with the matching code.
  socket.on('error', ({ name, message }) => request.log.warn({ error: name, reason: message }, 'websocket'));

  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (text) =>
        new Promise((resolve, reject) => {
          if (socket.readyState !== socket.OPEN) return resolve();
          socket.send(text, (error) => (error ? reject(error) : resolve()));
        }),
      close: (code, reason) => socket.close(code, reason),
      // Without the ping's payload: what can be read may nest too deep to be written again.
      onPing: () => socket.send(pong),
      onMessage(receive) {
        socket.on('message', (data) => {
          receive((data as Buffer).toString()).catch((error: unknown) => {
            request.log.error({ err: error }, 'unexpected error');
            socket.close(CloseCode.InternalServerError, 'Internal server error');
          });
        });
      },
    },
    { request },
  );
  socket.once('close', (code, reason) => {
    clearInterval(pings);
    void closed(code, String(reason));
  });
}
