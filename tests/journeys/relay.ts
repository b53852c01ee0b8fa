// A proxy in front of the app that serves a newer service worker from a moment on: it simulates a release.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Relay = {
  readonly url: string;
  /** From now on there is a newer version. */ readonly release: () => void;
  readonly close: () => Promise<void>;
};

export async function startRelay(target: string): Promise<Relay> {
  let released = false;
  const server = createServer((request, response) => {
    const headers = new Headers(
      Object.entries(request.headers).flatMap(([name, value]) =>
        value === undefined || name === 'connection' ? [] : [[name, String(value)] as [string, string]],
      ),
    );
    headers.set('accept-encoding', 'identity');
    // "Not modified" would be wrong from that moment on.
    for (const name of ['if-none-match', 'if-modified-since']) headers.delete(name);
    fetch(new URL(request.url ?? '/', target), { headers, redirect: 'manual' })
      .then(async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer());
        const isNewer = released && request.url === '/service-worker.js';
        response.writeHead(
          answer.status,
          Object.fromEntries(
            [...answer.headers].filter(([name]) => name !== 'content-length' && name !== 'transfer-encoding'),
          ),
        );
        response.end(isNewer ? Buffer.concat([body, Buffer.from('\n// newer')]) : body);
      })
      .catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      released = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
