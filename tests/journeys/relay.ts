// A proxy in front of the app. It simulates a release, and a network on which the server is not reached.
import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** What answers in place of the server. */
export type Mood = keyof typeof answers;

export type Relay = {
  readonly url: string;
  /** From now on there is a newer version. */ readonly release: () => void;
  /** undefined: the server answers. */ readonly answerBy: (mood: Mood | undefined) => void;
  readonly close: () => Promise<void>;
};

const answers = {
  silence: () => undefined,
  'a bad gateway': (response: ServerResponse) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>'),
  'a login page of the network': welcome,
  'a redirect to a login page elsewhere': (response: ServerResponse, { headers }: IncomingMessage) => {
    const elsewhere = `localhost:${new URL(`http://${headers.host}`).port}`;
    if (headers.host === elsewhere) welcome(response);
    else response.writeHead(302, { location: `http://${elsewhere}/welcome` }).end();
  },
} as const;

function welcome(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>');
}

const worker = '/service-worker.js';

export async function startRelay(target: string): Promise<Relay> {
  let released = false;
  let mood: Mood | undefined;
  // A connection for each request: the server may close one that is idle just when it is used again, and one failed file would
  // end the installation of the service worker.
  const agent = new Agent({ keepAlive: false });
  const server = createServer((request, response) => {
    const { method, url = '/' } = request;
    if (mood !== undefined) return void answers[mood](response, request);
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
    answerBy: (next) => {
      mood = next;
      // What waits for an answer is lost, as on a network that comes back.
      server.closeAllConnections();
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
