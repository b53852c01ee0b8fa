// Load on a server by plain sockets. The generator must use less CPU than the server: autocannon, which parses responses,
// reached 6,000 requests per second on a machine that serves 16,000 pages per second.
import { connect, type Socket } from 'node:net';

export type LoadRequest = {
  /** The URL; several URLs of one server are requested in turns. */
  url: string | readonly string[];
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
};
export type Result = { perSecond: number; requests: number; p50Ms: number; p99Ms: number };

/** @throws on any status except 200: a fast error is not a result. */
export async function load(
  { url, method = 'GET', headers = {}, body = '' }: LoadRequest,
  seconds: number,
  connections: number,
): Promise<Result> {
  const urls = [url].flat().map((one) => new URL(one));
  const lines = Object.entries({
    ...headers,
    ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const requests = urls.map(({ host, pathname, search }) =>
    Buffer.from(`${method} ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n${lines}\r\n${body}`),
  );
  const [{ port, hostname } = new URL('http://localhost')] = urls;
  let next = 0;
  const nextRequest = () => requests[(next += 1) % requests.length] ?? Buffer.alloc(0);
  const startMs = performance.now();
  const endMs = startMs + seconds * 1_000;
  const times = await Promise.all(
    Array.from({ length: connections }, () =>
      sendRequests(connect(Number(port), hostname), nextRequest, endMs),
    ),
  );
  const sorted = Float64Array.from(times.flat()).sort();
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100;
  return {
    perSecond: sorted.length / ((performance.now() - startMs) / 1_000),
    requests: sorted.length,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  };
}

/** Sequential requests on one connection; returns the milliseconds of each. */
function sendRequests(socket: Socket, nextRequest: () => Buffer, endMs: number): Promise<number[]> {
  const { promise, resolve, reject } = Promise.withResolvers<number[]>();
  const times: number[] = [];
  let sentMs = 0;
  let bytes = Buffer.alloc(0);
  let missing = 0;
  const send = () => {
    sentMs = performance.now();
    socket.write(nextRequest());
  };
  const onResponse = () => {
    const nowMs = performance.now();
    times.push(nowMs - sentMs);
    if (nowMs < endMs) return send();
    socket.destroy();
    resolve(times);
  };
  socket
    .setNoDelay()
    .once('connect', send)
    .on('error', reject)
    .on('end', () => reject(new Error('the server closed the connection')));
  socket.on('data', (chunk) => {
    if (missing > 0) {
      missing -= chunk.length;
    } else {
      bytes = bytes.length > 0 ? Buffer.concat([bytes, chunk]) : chunk;
      const headBytes = bytes.indexOf('\r\n\r\n') + 4;
      if (headBytes < 4) return;
      const head = bytes.toString('latin1', 0, headBytes);
      const length = /^content-length: (\d+)/im.exec(head)?.[1];
      if (!head.startsWith('HTTP/1.1 200') || length === undefined)
        return void socket.destroy(new Error(`not a complete response:\n${head}`));
      missing = headBytes + Number(length) - bytes.length;
      bytes = Buffer.alloc(0);
    }
    if (missing === 0) onResponse();
  });
  return promise;
}
