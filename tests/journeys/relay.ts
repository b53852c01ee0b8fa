// A proxy in front of the app that serves a newer service worker from a moment on: it simulates a release.
import { once } from 'node:events';
import { Agent, createServer, request as send, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

export type Relay = {
  readonly url: string;
  /** From now on there is a newer version. */ readonly release: () => void;
  readonly close: () => Promise<void>;
};

const worker = '/service-worker.js';

export async function startRelay(target: string): Promise<Relay> {
  let released = false;
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    const { method, url = '/' } = request;
    const headers = url === worker ? forWorker(request.headers) : request.headers;
    const upstream = send(new URL(url, target), { agent, method, headers }, (answer) => {
      if (response.destroyed) return void answer.destroy();
      const isNewer = released && url === worker;
      const { 'content-length': length, ...others } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, isNewer ? others : answer.headers);
      if (!isNewer) return void pipeline(answer, response, () => undefined);
      answer.on('end', () => response.end('\n// newer'));
      answer.pipe(response, { end: false });
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      released = true;
    },
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The script gets a line at its end: it must come as text, and "not modified" would be wrong after the release. */
function forWorker({
  'accept-encoding': _encoding,
  'if-none-match': _match,
  'if-modified-since': _since,
  ...others
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return others;
}
