// A mock of the five REST gateways: answers from the golden files, records every call, fails on request.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { goldens } from './golden.ts';

export type Call = {
  operation: string;
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
};
export type Answer = (call: Call, response: ServerResponse) => void;

export type Upstream = {
  url: string;
  calls: Call[];
  /** The number of calls of each operation since the last reset. */
  counts: () => Record<string, number>;
  /** Replaces the answer of an operation until the next reset. */
  answer: (operation: string, answer: Answer) => void;
  reset: () => void;
  close: () => Promise<void>;
};

const byPath = new Map(goldens.map((golden) => [pathKey(golden.request.path), golden]));

// Static reads differ by site and language only.
function pathKey(path: string): string {
  return path.replace(/^\/static\/[^/]+\/[^/]+\//, '/static/');
}

export async function startUpstream(): Promise<Upstream> {
  const calls: Call[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    void readBody(request).then((text) => {
      const path = request.url ?? '/';
      const golden = byPath.get(pathKey(path));
      const call: Call = {
        operation: golden?.operation ?? 'unknown',
        method: request.method ?? '',
        path,
        headers: request.headers,
        body: text ? JSON.parse(text) : undefined,
      };
      if (golden) calls.push(call);
      const answer = answers.get(call.operation);
      if (answer) return answer(call, response);
      if (!golden) return json(response, { success: false, code: 404, msg: 'no such operation' }, 404);
      return json(response, golden.response.body, golden.response.status);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    counts: () =>
      Object.fromEntries(
        [...Map.groupBy(calls, (call) => call.operation)].map(([name, list]) => [name, list.length]),
      ),
    answer: (operation, answer) => void answers.set(operation, answer),
    reset() {
      calls.length = 0;
      answers.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
