// One graphql-transport-ws connection: graphql-ws's Fastify adapter, with this gateway's log instead of the console.
import type { IncomingHttpHeaders } from 'node:http';
import type { WebSocket } from '@fastify/websocket';
import type { WebsocketPluginOptions } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { CloseCode, handleProtocols, MessageType, type Server } from 'graphql-ws';
import type { MessageTurns } from './message-turns.ts';
import { lastPayerOf } from './visitor-budget.ts';

/** RFC 9110 §7.8: other protocols that a client offers (Java's: HTTP/2) change nothing. */
export const isWebSocket = ({ upgrade }: IncomingHttpHeaders): boolean =>
  upgrade?.toLowerCase() === 'websocket';

const pingMs = 12_000;
const messageMostBytes = 64 * 1024;
const pong = JSON.stringify({ type: MessageType.Pong });
const goingAway = 1001; // RFC 6455 §7.4.1
/** Of the registry that RFC 6455 §11.7 makes: clients connect again. */
const tryAgainLater = 1013;

export const websocketOptions: WebsocketPluginOptions = {
  options: {
    maxPayload: messageMostBytes,
    handleProtocols,
    // One message of a connection in a round of the event loop, and its pings take turns with messages.
    allowSynchronousEvents: false,
    autoPong: false,
  },
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
  turns: MessageTurns,
): void {
  const inbox = turns.open(lastPayerOf(request), socket);
  const inTurn = (read: () => void): void => {
    if (!inbox.take(read)) socket.close(tryAgainLater, 'Too many messages');
  };
  let alive = true;
  const pings = setInterval(() => {
    // The pong may be in data that the gateway has not read yet.
    if (socket.isPaused) return;
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, pingMs);
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('ping', (data) => inTurn(() => socket.pong(data)));
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
        const read = (data: Buffer) =>
          void receive(data.toString()).catch((error: unknown) => {
            request.log.error({ err: error }, 'unexpected error');
            socket.close(CloseCode.InternalServerError, 'Internal server error');
          });
        socket.on('message', (data) => inTurn(() => read(data as Buffer)));
      },
    },
    { request },
  );
  socket.once('close', (code, reason) => {
    clearInterval(pings);
    inbox.close();
    void closed(code, String(reason));
  });
}
