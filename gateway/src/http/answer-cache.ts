// The answer cache (design: cache 2 of 2): finished pages and answers to persisted reads, as bytes with an ETag, given
// before anything else is done. What belongs to a viewer never enters: only handlers that call offerAnswer feed it.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { compress, negotiateEncoding, type Encoding } from './compression.ts';
import type { Metrics } from '../metrics.ts';

type Answer = {
  body: Buffer;
  /** The body as others accept it, made when first asked for. */
  encoded: Partial<Record<Encoding, Buffer>>;
  contentType: string;
  vary: string;
  etag: string;
  freshUntilMs: number;
  maxAgeSeconds: number;
};

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

const staleMs = 60_000;
const maxAnswerBytes = 2 * 1024 * 1024;

/** Says that this answer may be shared for as long as what went into it is fresh. */
export function offerAnswer(reply: FastifyReply, ttlMs: () => number): void {
  reply.answerTtlMs = ttlMs;
}

/** @param options.keyOf gives everything an answer depends on, as one text; undefined for what is not shared. */
export function registerAnswerCache(
  app: FastifyInstance,
  options: { maxBytes: number; keyOf: (request: FastifyRequest) => string | undefined; metrics: Metrics },
): void {
  app.decorateRequest('answerKey', undefined);
  app.decorateReply('answerTtlMs', undefined);
  const { maxBytes, keyOf, metrics } = options;
  const answers = maxBytes > 0 ? new LRUCache<string, Answer>({ maxSize: maxBytes, sizeCalculation: sizeOf }) : undefined;
  const renewing = new Set<string>();

  app.addHook('onRequest', async (request, reply) => {
    request.answerKey = request.method === 'GET' ? keyOf(request) : undefined;
    const key = request.answerKey;
    if (key === undefined || !answers || renewing.has(renewalOf(request, key))) return;
    const answer = answers.get(key);
    const late = answer ? Date.now() - answer.freshUntilMs : Number.POSITIVE_INFINITY;
    if (!answer || late > staleMs) {
      metrics.cacheLookup('answer', 'miss');
      return;
    }
    metrics.cacheLookup('answer', late > 0 ? 'stale' : 'hit');
    if (late > 0) renew(request, key);
    return await give(request, reply, answer);
  });

  // A stale answer is given at once; one request behind it makes the next.
  function renew(request: FastifyRequest, key: string): void {
    const mark = `${key}\u0000renew`;
    if (renewing.has(mark)) return;
    renewing.add(mark);
    const headers = { ...request.headers, [renewalHeader]: renewalSecret };
    delete headers['if-none-match'];
    void app.inject({ method: 'GET', url: request.url, headers: headers as unknown as Record<string, string> }).finally(() => renewing.delete(mark));
  }

  app.addHook('onSend', async (request, reply, payload) => {
    const ttlMs = reply.answerTtlMs?.() ?? 0;
    if (typeof payload !== 'string' || payload.length < 1) return payload;
    if (ttlMs <= 0 || reply.statusCode !== 200 || holdsErrors(payload, reply)) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      return encode(request, reply, Buffer.from(payload));
    }
    const body = Buffer.from(payload);
    const answer: Answer = {
      body,
      encoded: {},
      contentType: String(reply.getHeader('content-type') ?? 'application/json; charset=utf-8'),
      vary: String(reply.getHeader('vary') ?? 'accept-encoding, accept-language'),
      etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
      freshUntilMs: Date.now() + ttlMs,
      maxAgeSeconds: Math.floor(ttlMs / 1000),
    };
    if (request.answerKey !== undefined && body.length <= maxAnswerBytes) answers?.set(request.answerKey, answer);
    setHeaders(reply, answer);
    if (request.headers['if-none-match'] === answer.etag) {
      reply.code(304);
      return '';
    }
    return encode(request, reply, body, answer);
  });
}

const renewalHeader = 'x-fairgate-renewal';
const renewalSecret = createHash('sha256').update(`${process.pid}:${process.hrtime.bigint()}:${Math.random()}`).digest('hex');

function renewalOf(request: FastifyRequest, key: string): string {
  return request.headers[renewalHeader] === renewalSecret ? `${key}\u0000renew` : key;
}

// A part that failed must not be shared: the next visitor may find the source well again.
function holdsErrors(payload: string, reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).includes('json') && payload.startsWith('{"errors"');
}

function sizeOf(answer: Answer): number {
  // Encoded forms come later and are at most as large again.
  return answer.body.length * 2 + 1_000;
}

function setHeaders(reply: FastifyReply, answer: Answer): void {
  // Browsers ask again each time (a cheap 304); shared caches may hold it as long as it is fresh.
  reply.headers({
    etag: answer.etag,
    vary: answer.vary,
    'cache-control': `public, max-age=0, s-maxage=${answer.maxAgeSeconds}, stale-while-revalidate=60`,
  });
}

function give(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply | Promise<FastifyReply> {
  setHeaders(reply, answer);
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
  reply.header('content-type', answer.contentType);
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(answer.body);
  const ready = answer.encoded[encoding];
  if (ready) return reply.header('content-encoding', encoding).send(ready);
  return compress(answer.body, encoding).then((bytes) => {
    answer.encoded[encoding] = bytes;
    return reply.header('content-encoding', encoding).send(bytes);
  });
}

const worthCompressingBytes = 1_024;

async function encode(request: FastifyRequest, reply: FastifyReply, body: Buffer, answer?: Answer): Promise<Buffer> {
  const encoding = body.length < worthCompressingBytes || reply.hasHeader('content-encoding') ? undefined : negotiateEncoding(request.headers['accept-encoding']);
  if (!encoding) return body;
  const bytes = await compress(body, encoding);
  if (answer) answer.encoded[encoding] = bytes;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return bytes;
}
