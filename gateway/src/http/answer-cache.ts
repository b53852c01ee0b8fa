// The answer cache (docs/architecture.md): finished pages and answers to persisted reads, as bytes with an ETag,
// served first. It never contains a viewer's data: only handlers that call offerAnswer fill it.
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { crc32 } from 'node:zlib';
import { pageTtlMs } from '@fairgate/schema/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AnswerKeys } from './answer-key.ts';
import { compress, negotiateEncoding, type Encoding } from './compression.ts';
import type { Metrics } from '../metrics.ts';

type Answer = {
  body: Buffer;
  /** The body in other encodings, made at the first request for each. */
  encoded: Partial<Record<Encoding, Buffer>>;
  /** The bytes on the wire by encoding, made when the answer is served again. */
  wire: Partial<Record<Encoding | 'identity', Wire>>;
  etag: string;
  /** All headers of its handler, such as the content security policy and the cache time. */
  headers: Record<string, string>;
  madeAtMs: number;
  freshUntilMs: number;
  givenUntilMs: number;
};

/**
 * Headers as `writeHead` takes them, and the bytes as a Latin-1 string: head and body leave in one write.
 */
type Wire = { head: readonly string[]; bytes: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** The cache key of this request's answer; undefined: the answer must not be shared. */
    answerKey: string | undefined;
  }
  interface FastifyReply {
    /** How long the answer is fresh, in ms; known when it is finished. */
    answerTtlMs: (() => number) | undefined;
  }
}

/** An expired answer is served for as long as it was fresh, between this minimum and maximum. */
const [staleLeastMs, staleMostMs] = [10_000, 60_000];
const maxAnswerBytes = 2 * 1024 * 1024;

// A secret of this process: marks the background request that makes the next answer and must not get the current one.
const renewalHeader = 'x-fairgate-renewal';
const renewalSecret = randomBytes(32).toString('hex');

/** Whether the request makes the next answer in the background. */
export const isRenewal = ({ headers }: FastifyRequest): boolean => headers[renewalHeader] === renewalSecret;

/** Allows this answer to be shared for as long as its data are fresh. */
export function offerAnswer(reply: FastifyReply, ttlMs: () => number): void {
  reply.answerTtlMs = ttlMs;
}

export type AnswerCache = {
  /**
   * Serves a complete fresh answer before Fastify sees the request; undefined: it must be made or completed.
   */
  giveEarly: (
    request: IncomingMessage,
    response: ServerResponse,
    makeRequestId: () => string,
  ) => { requestId: string } | undefined;
  /** Serves and stores answers for all routes. */
  register: (app: FastifyInstance) => void;
};

export function createAnswerCache(options: {
  maxBytes: number;
  keys: AnswerKeys;
  metrics: Metrics;
  isLeaving: () => boolean;
}): AnswerCache {
  const { maxBytes, keys, metrics, isLeaving } = options;
  const answers =
    maxBytes > 0 ? new LRUCache<string, Answer>({ maxSize: maxBytes, sizeCalculation: sizeOf }) : undefined;
  metrics.cacheBytes('answer', () => answers?.calculatedSize ?? 0);
  return {
    giveEarly(request, response, makeRequestId) {
      const key =
        answers && !isLeaving() && request.headers[renewalHeader] === undefined
          ? keys.earlyKeyOf(request)
          : undefined;
      const answer = key === undefined ? undefined : answers?.get(key);
      const ready =
        answer && Date.now() <= answer.freshUntilMs ? readyFor(request.headers, answer) : undefined;
      if (!answer || !ready) return undefined;
      metrics.cacheLookup('answer', 'hit');
      const requestId = makeRequestId();
      response.writeHead(200, [...ready.head, 'age', ageOf(answer), 'x-request-id', requestId]);
      response.end(ready.bytes, 'latin1');
      return { requestId };
    },
    register: (app) => registerAnswers(app, { answers, keys, metrics }),
  };
}

function registerAnswers(
  app: FastifyInstance,
  {
    answers,
    keys,
    metrics,
  }: { answers: LRUCache<string, Answer> | undefined; keys: AnswerKeys; metrics: Metrics },
): void {
  const renewing = new Set<string>();
  app.decorateRequest('answerKey', undefined);
  app.decorateReply('answerTtlMs', undefined);

  app.addHook('onRequest', (request, reply, done) => {
    const key = answers && keys.keyOf(request);
    if (key === undefined) return done();
    request.answerKey = key;
    if (isRenewal(request)) return done();
    const answer = answers?.get(key);
    if (!answer || Date.now() > answer.givenUntilMs) {
      metrics.cacheLookup('answer', 'miss');
      return done();
    }
    const isStale = Date.now() > answer.freshUntilMs;
    metrics.cacheLookup('answer', isStale ? 'stale' : 'hit');
    if (isStale) renew(request, key);
    give(request, reply, answer);
  });

  // A stale answer is served at once; one background request makes the next.
  function renew(request: FastifyRequest, key: string): void {
    if (renewing.has(key)) return;
    renewing.add(key);
    const {
      'if-none-match': _match,
      'accept-encoding': _encoding,
      ...headers
    } = request.headers as Record<string, string>;
    void app
      .inject({ method: 'GET', url: request.url, headers: { ...headers, [renewalHeader]: renewalSecret } })
      .catch((error: unknown) => request.log.warn({ err: error }, 'could not renew an answer'))
      .finally(() => renewing.delete(key));
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isWholeText(payload, reply)) return done(null, payload);
    const ttlMs = Math.min(reply.answerTtlMs?.() ?? 0, pageTtlMs);
    const shared =
      ttlMs > 0 && reply.statusCode === 200 && !reply.hasHeader('set-cookie') && !holdsErrors(payload, reply);
    if (!shared) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      // Without headers to change, a text leaves in one piece with its headers.
      return encodingFor(request.headers, payload)
        ? encode(request, reply, { body: toBytes(payload), encoded: {} }, done)
        : done(null, payload);
    }
    const answer = toAnswer(toBytes(payload), reply, ttlMs);
    if (request.answerKey !== undefined && answer.body.length <= maxAnswerBytes)
      answers?.set(request.answerKey, answer);
    reply.headers(answer.headers);
    if (matches(request, answer)) {
      reply.code(304);
      return done(null, '');
    }
    encode(request, reply, answer, done);
  });
}

/** A complete answer: a text, or a page as bytes. Streams and pictures pass through. */
function isWholeText(payload: unknown, reply: FastifyReply): payload is string | Buffer {
  return typeof payload === 'string'
    ? payload !== ''
    : Buffer.isBuffer(payload) && reply.answerTtlMs !== undefined && payload.length > 0;
}

const toBytes = (payload: string | Buffer) => (typeof payload === 'string' ? Buffer.from(payload) : payload);

// An answer with a failed part must not be shared: the next visitor may find the source available.
function holdsErrors(payload: string | Buffer, reply: FastifyReply): boolean {
  return (
    typeof payload === 'string' &&
    payload.startsWith('{"errors"') &&
    String(reply.getHeader('content-type')).includes('json')
  );
}

/** The objects of an entry and its headers, for every encoding. */
const entryBytes = 8_000;

function sizeOf(answer: Answer, key: string): number {
  // Encoded forms come later and need at most the same space again; each is stored as bytes and as a string. A key
  // contains the address, which the visitor chooses: its characters may need two bytes.
  return answer.body.length * 4 + key.length * 2 + entryBytes;
}

const ofOneRequest = new Set(['x-request-id', 'date', 'content-length', 'connection']);

function toAnswer(body: Buffer, reply: FastifyReply, ttlMs: number): Answer {
  const set = Object.entries(reply.getHeaders()).filter(([name]) => !ofOneRequest.has(name));
  // Weak: the bytes differ by encoding, the content does not. It only distinguishes versions of one address.
  const etag = `W/"${body.length.toString(36)}-${crc32(body).toString(36)}"`;
  const madeAtMs = Date.now();
  const staleMs = Math.min(Math.max(ttlMs, staleLeastMs), staleMostMs);
  return {
    body,
    encoded: {},
    wire: {},
    etag,
    headers: {
      vary: 'accept, accept-encoding, accept-language, cookie',
      ...Object.fromEntries(set.map(([name, value]) => [name, String(value)])),
      etag,
      // Browsers revalidate each time (a cheap 304); shared caches may store it while it is fresh.
      'cache-control': `public, max-age=0, s-maxage=${Math.round(ttlMs / 1_000)}, stale-while-revalidate=${Math.round(staleMs / 1_000)}`,
    },
    madeAtMs,
    freshUntilMs: madeAtMs + ttlMs,
    givenUntilMs: madeAtMs + ttlMs + staleMs,
  };
}

function matches(request: FastifyRequest, answer: Answer): boolean {
  return request.headers['if-none-match']?.includes(answer.etag.slice('W/'.length)) ?? false;
}

/** The usual case; it skips the hooks and checks that the stored answer passed when it was made. */
function readyFor(headers: IncomingHttpHeaders, answer: Answer): Wire | undefined {
  if (headers['if-none-match'] !== undefined) return undefined;
  const encoding = encodingFor(headers, answer.body);
  const bytes = encoding ? answer.encoded[encoding] : answer.body;
  return bytes && (answer.wire[encoding ?? 'identity'] ??= toWire(answer, bytes, encoding));
}

function toWire({ headers }: Answer, bytes: Buffer, encoding: Encoding | undefined): Wire {
  const own = {
    ...headers,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': String(bytes.length),
  };
  return { head: Object.entries(own).flat(), bytes: bytes.toString('latin1') };
}

const ageOf = ({ madeAtMs }: Answer) => String(Math.max(0, Math.floor((Date.now() - madeAtMs) / 1_000)));

function give(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  reply.headers(answer.headers).header('age', ageOf(answer));
  if (matches(request, answer)) return void reply.code(304).send();
  encode(request, reply, answer, (error, body) => void reply.send(error ?? body));
}

const worthCompressingBytes = 1_024;

function encodingFor(headers: IncomingHttpHeaders, body: Buffer | string): Encoding | undefined {
  return body.length < worthCompressingBytes ? undefined : negotiateEncoding(headers['accept-encoding']);
}

function encode(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Pick<Answer, 'body' | 'encoded'>,
  done: (error: Error | null, body?: Buffer) => void,
): void {
  const encoding = encodingFor(request.headers, answer.body);
  if (!encoding) return done(null, answer.body);
  const give = (bytes: Buffer) => {
    answer.encoded[encoding] = bytes;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    done(null, bytes);
  };
  const ready = answer.encoded[encoding];
  if (ready) give(ready);
  else compress(answer.body, encoding).then(give, (error: Error) => done(error));
}
