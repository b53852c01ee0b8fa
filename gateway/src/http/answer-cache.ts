// The answer cache (design: cache 2 of 2): finished pages and answers to persisted reads, as bytes with an ETag, given
// before anything else is done. What belongs to a viewer never enters: only handlers that call offerAnswer feed it.
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
  /** The body as others accept it, made when first asked for. */
  encoded: Partial<Record<Encoding, Buffer>>;
  /** What goes over the wire, by encoding, made when first given again. */
  wire: Partial<Record<Encoding | 'identity', Wire>>;
  etag: string;
  /** All that its handler set, such as the content security policy, and how long it may be held. */
  headers: Record<string, string>;
  madeAtMs: number;
  freshUntilMs: number;
  givenUntilMs: number;
};

/** Headers as `writeHead` takes them, and the bytes as a string of Latin-1: head and body then leave in one write. */
type Wire = { head: readonly string[]; bytes: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** Under which key this request's answer may be found or stored; undefined: it is not to be shared. */
    answerKey: string | undefined;
  }
  interface FastifyReply {
    /** How long the answer is fresh, in ms, known once it is made. */
    answerTtlMs: (() => number) | undefined;
  }
}

/** An answer that is past its time is given at once for as long again, for these at least and at most. */
const [staleLeastMs, staleMostMs] = [10_000, 60_000];
const maxAnswerBytes = 2 * 1024 * 1024;

// Known to this process alone: marks the request that makes the next answer and must not be given the present one.
const renewalHeader = 'x-fairgate-renewal';
const renewalSecret = randomBytes(32).toString('hex');

/** Says that this answer may be shared for as long as what went into it is fresh. */
export function offerAnswer(reply: FastifyReply, ttlMs: () => number): void {
  reply.answerTtlMs = ttlMs;
}

export type AnswerCache = {
  /** Gives a fresh answer that is ready in its last byte, before Fastify sees the request; undefined: it has to be made or completed. */
  giveEarly: (
    request: IncomingMessage,
    response: ServerResponse,
    makeRequestId: () => string,
  ) => { requestId: string } | undefined;
  /** Gives and keeps answers for all routes. */
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
    if (request.headers[renewalHeader] === renewalSecret) return done();
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

  // A stale answer is given at once; one request behind it makes the next.
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
      // As it is, a text goes out in one piece with its headers.
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

/** An answer in one piece: a text, or a page as bytes. Streams and pictures go out as they are. */
function isWholeText(payload: unknown, reply: FastifyReply): payload is string | Buffer {
  return typeof payload === 'string'
    ? payload !== ''
    : Buffer.isBuffer(payload) && reply.answerTtlMs !== undefined && payload.length > 0;
}

const toBytes = (payload: string | Buffer) => (typeof payload === 'string' ? Buffer.from(payload) : payload);

// A part that failed must not be shared: the next visitor may find the source well again.
function holdsErrors(payload: string | Buffer, reply: FastifyReply): boolean {
  return (
    typeof payload === 'string' &&
    payload.startsWith('{"errors"') &&
    String(reply.getHeader('content-type')).includes('json')
  );
}

function sizeOf(answer: Answer): number {
  // Encoded forms come later and are together at most as large again; each is held as bytes and as a string.
  return answer.body.length * 4 + 1_000;
}

const ofOneRequest = new Set(['x-request-id', 'date', 'content-length', 'connection']);

function toAnswer(body: Buffer, reply: FastifyReply, ttlMs: number): Answer {
  const set = Object.entries(reply.getHeaders()).filter(([name]) => !ofOneRequest.has(name));
  // Weak: the bytes differ by encoding, the content does not. It tells versions of one address apart, nothing more.
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
      // Browsers ask again each time (a cheap 304); shared caches may hold it as long as it is fresh.
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

/** The usual case, which needs none of the hooks and checks that the stored answer went through when it was made. */
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
