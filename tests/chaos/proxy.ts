// A proxy in front of one service, which breaks answers in the ways that networks and services do.
import { once } from 'node:events';
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a proxy answers. `through`: as the service does. */
export const moods = [
  'through',
  'dead',
  'hanging',
  'slow',
  'trickling',
  'html',
  'cut',
  'wrong types',
  'reset',
] as const;
/** `lost`: the service gets the request, and the connection ends a moment later: nobody is told whether it was done. */
export type Mood = (typeof moods)[number] | 'lost';

export type Proxy = {
  readonly url: string;
  /** A function chooses for each request. */
  mood: Mood | (() => Mood);
  /** The address of the service. */
  target: string;
  close: () => Promise<void>;
};

const slowMs = 3_000;
const trickleMs = 200;
/** A service writes within this time: some connections end before its write, some in it, some after it. */
const lostMostMs = 60;
/** As that of the services (Fastify): longer than the gateway keeps a connection that it does not use. */
const keepAliveMs = 72_000;

export async function startProxy(target: string): Promise<Proxy> {
  const proxy: Pick<Proxy, 'mood' | 'target'> = { mood: 'through', target };
  const server: Server = createServer((request, response) => {
    const mood = typeof proxy.mood === 'function' ? proxy.mood() : proxy.mood;
    void answer(request, response, mood, new URL(request.url ?? '/', proxy.target)).catch(() =>
      response.destroy(),
    );
  });
  server.keepAliveTimeout = keepAliveMs;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(proxy, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  mood: Mood,
  target: URL,
): Promise<void> {
  if (mood === 'dead') return void request.socket.destroy();
  if (mood === 'reset') return void request.socket.resetAndDestroy();
  if (mood === 'hanging') return;
  if (mood === 'html')
    return void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Maintenance</title><p>secret of the service');
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { connection: _, ...headers } = request.headers;
  // A connection of its own: one that was kept open may be closed in this moment, which is no mood of this proxy.
  const call = forward(target, { method: request.method, headers, agent: false });
  call.on('response', resolve).on('error', reject);
  request.pipe(call);
  if (mood === 'lost') {
    setTimeout(() => {
      call.destroy();
      request.socket.destroy();
    }, Math.random() * lostMostMs);
  }
  const source = await promise;
  if (mood === 'lost') return;
  const body = Buffer.concat(await Array.fromAsync(source as AsyncIterable<Buffer>));
  const { 'transfer-encoding': __, ...sent } = source.headers;
  if (mood === 'slow') await new Promise((resume) => setTimeout(resume, slowMs));
  const whole = mood === 'wrong types' ? withWrongTypes(body) : body;
  response.writeHead(source.statusCode ?? 502, { ...sent, 'content-length': whole.length });
  if (mood === 'cut')
    return void response.write(whole.subarray(0, whole.length / 2), () => response.destroy());
  if (mood === 'trickling') return trickle(response, whole);
  response.end(whole);
}

function trickle(response: ServerResponse, body: Buffer): void {
  let at = 0;
  const timer = setInterval(() => {
    response.write(body.subarray(at, (at += 1)));
    if (at >= body.length) response.end();
  }, trickleMs);
  response.once('close', () => clearInterval(timer));
}

/** The same JSON with text where numbers were, numbers where text was, and null where lists were. */
function withWrongTypes(body: Buffer): Buffer {
  const turn = (value: unknown): unknown => {
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string') return 7;
    if (Array.isArray(value)) return null;
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, turn(inner)]));
  };
  try {
    const { code, success, ...rest } = JSON.parse(body.toString()) as Record<string, unknown>;
    return Buffer.from(JSON.stringify({ code, success, ...(turn(rest) as object) }));
  } catch {
    return body;
  }
}
