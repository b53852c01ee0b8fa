// The cache key of an answer: everything that the answer depends on, as one text.
import type { IncomingMessage } from 'node:http';
import { parse as parseQuery } from 'node:querystring';
import { holdsSecret } from '@fairgate/schema/urls/secret-parameters';
import { fastifyCookie as cookie } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { explainHeader } from '../explain.ts';
import { languageOf, queryValue } from '../request-scope.ts';
import { deviceOf } from './device.ts';
import { originOf } from './origin.ts';
import { holdsSession } from './viewer-session.ts';
import { isWebSocket } from './socket.ts';

/** The parts of a request that an answer can depend on. */
type KeyRequest = Pick<
  FastifyRequest,
  'method' | 'url' | 'headers' | 'protocol' | 'host' | 'query' | 'cookies'
>;

/** Who gets pages that others do not: a page that is open to them must not answer a guest, for whom it is a redirect. */
type Audience = { readonly kind?: 'supplier' | 'organiser' };

const audienceOf = ({ viewer }: FastifyRequest): Audience =>
  viewer?.kind === 'supplier' || viewer?.kind === 'organiser' ? { kind: viewer.kind } : {};

export type AnswerKeys = {
  /** undefined: the answer must not be shared. */
  keyOf: (request: FastifyRequest) => string | undefined;
  /**
   * The same before Fastify reads the request; undefined also when the key needs more than the raw request, such as
   * a session.
   */
  earlyKeyOf: (request: IncomingMessage) => string | undefined;
};

/** Whether a request names one of the app's own documents by its hash. */
export function isPersistedRead(request: Pick<FastifyRequest, 'method' | 'query'>): boolean {
  return (
    request.method === 'GET' &&
    queryValue(request, 'query') === undefined &&
    (queryValue(request, 'extensions')?.includes('"persistedQuery"') ?? false)
  );
}

const neverShared =
  /^\/(?:(?:consent|events)(?:\?|$)|healthz|readyz|metrics|pictures|explorer|mailbox|assets|oauth|schema\.graphql|robots\.txt)/;

const pack = /^\/pocket\/\d+\.[a-z]+\.json/;

/** @param options.publicUrl the public origin, if known; otherwise pages name the requested origin. */
export function createAnswerKeys({
  publicUrl,
  trustsProxies,
}: {
  publicUrl: string | undefined;
  trustsProxies: boolean;
}): AnswerKeys {
  function keyOf(request: KeyRequest, { kind }: Audience): string | undefined {
    const { method, url, headers } = request;
    if (method !== 'GET' || isWebSocket(headers)) return undefined;
    // Its address says everything that it depends on.
    if (pack.test(url)) return url;
    const language = languageOf(request);
    if (!url.startsWith('/graphql'))
      return neverShared.test(url) || holdsSecret(url)
        ? undefined
        : `${originOf(request, publicUrl)} ${url} ${language} ${deviceOf(request)} ${kind ?? ''}`;
    const mediaType = headers.accept?.includes('graphql-response+json') ? 'response' : 'json';
    return isPersistedRead(request) && !headers[explainHeader]
      ? `${url} ${language} ${mediaType}`
      : undefined;
  }

  return {
    keyOf: (request) => keyOf(request, audienceOf(request)),
    earlyKeyOf({ method = '', url = '', headers }) {
      if (headers.authorization !== undefined || (trustsProxies && publicUrl === undefined)) return undefined;
      const cookies = headers.cookie === undefined ? {} : cookie.parse(headers.cookie);
      if (holdsSession(cookies)) return undefined;
      const start = url.indexOf('?');
      return keyOf(
        {
          method,
          url,
          headers,
          // Proxies that may name another protocol are not trusted here.
          protocol: 'http',
          host: headers.host ?? '',
          query: start < 0 ? {} : parseQuery(url.slice(start + 1)),
          cookies,
        },
        {},
      );
    },
  };
}
