// The only place from which the gateway speaks HTTP. One pool of kept-open connections for each REST gateway.
import { Pool, type Dispatcher } from 'undici';
import type { WireRequest, WireResponse } from './dialect.ts';
import { SourceError } from './source-error.ts';

export type HttpClient = {
  /** @throws SourceError TIME_OUT or NETWORK_ERROR. */
  send: (request: WireRequest, deadlineMs: number) => Promise<WireResponse>;
  /** For bytes (pictures) and streams: the caller consumes or destroys the body. */
  open: (request: WireRequest, deadlineMs: number) => Promise<Dispatcher.ResponseData>;
  close: () => Promise<void>;
};

const connectionsPerGateway = 64;
const maxAnswerBytes = 8 * 1024 * 1024;

/** @param baseUrl of a REST gateway; may hold a path, which goes before every request's. */
export function createHttpClient(baseUrl: string): HttpClient {
  const { origin, pathname } = new URL(baseUrl);
  const basePath = pathname.replace(/\/+$/, '');
  const pool = new Pool(origin, { connections: connectionsPerGateway, pipelining: 1, keepAliveTimeout: 30_000 });

  async function open(request: WireRequest, deadlineMs: number): Promise<Dispatcher.ResponseData> {
    try {
      const response: Dispatcher.ResponseData = await pool.request({
        method: request.method,
        path: basePath + request.path,
        headers: request.headers,
        body: (request.body ?? null) as Dispatcher.DispatchOptions['body'] & (string | null),
        // undici's own timers tick by the half second and cost little; the deadline is for the headers, then for each pause in the body.
        headersTimeout: deadlineMs,
        bodyTimeout: deadlineMs,
        signal: AbortSignal.timeout(deadlineMs),
      });
      return response;
    } catch (cause) {
      throw asSourceError(cause, request);
    }
  }

  return {
    open,
    async send(request, deadlineMs) {
      const response = await open(request, deadlineMs);
      const length = Number(response.headers['content-length'] ?? 0);
      if (length > maxAnswerBytes) {
        await response.body.dump({ limit: 0 }).catch(() => undefined);
        throw new SourceError('SERVER_ERROR', { details: { method: request.method, path: request.path, excerpt: `${length} bytes` } });
      }
      try {
        return { status: response.statusCode, text: await response.body.text() };
      } catch (cause) {
        throw asSourceError(cause, request);
      }
    },
    close: () => pool.close(),
  };
}

// §8: TIME_OUT when the connection is aborted, NETWORK_ERROR when there is no response.
function asSourceError(cause: unknown, request: WireRequest): SourceError {
  const name = cause instanceof Error ? cause.name : '';
  const timedOut = name === 'TimeoutError' || name === 'AbortError' || name === 'HeadersTimeoutError' || name === 'BodyTimeoutError';
  return new SourceError(timedOut ? 'TIME_OUT' : 'NETWORK_ERROR', {
    details: { method: request.method, path: request.path },
    cause,
  });
}
