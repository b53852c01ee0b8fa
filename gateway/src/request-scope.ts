// Language, site and tracking of a request, read once at its start.
import { negotiateLanguage } from '@fairgate/schema/locales';
import { pageExhibitionHeader } from '@fairgate/schema/page-exhibition-header';
import type { FastifyRequest } from 'fastify';
import { plainAddress } from './http/address.ts';
import type { Visitor } from './viewer.ts';
import { trackingHeaderNames, type TrackingHeaders } from './envelope/dialect.ts';
import type { Site } from './generated/resolvers.ts';
import type { SiteDirectory } from './sites.ts';

/** §4: the language cookie. It is not a secret; page scripts read it. */
const languageCookie = 'lang';

/** §7.1: forwarded to the REST gateways unchanged, up to a maximum length. */
export function trackingOf(request: FastifyRequest): TrackingHeaders {
  return Object.fromEntries(
    trackingHeaderNames.map((name) => [name, header(request, name)]),
  ) as TrackingHeaders;
}

/** The exhibition that the page of a request is about, as its scripts say; any text. */
export const pageExhibitionOf = (request: FastifyRequest): string => header(request, pageExhibitionHeader);

const userAgentMost = 400;

/** The visitor's IP address and user agent: for limits, and for the list of a person's sessions. */
export function visitorOf(request: FastifyRequest): Visitor {
  return { ip: plainAddress(request.ip), userAgent: header(request, 'user-agent').slice(0, userAgentMost) };
}

const headerMost = 2_000;

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value.slice(0, headerMost) : '';
}

/** §4: `?lang=` wins, then the cookie, then the browser, then English. */
export function languageOf(request: Pick<FastifyRequest, 'query' | 'cookies' | 'headers'>): string {
  return negotiateLanguage({
    query: queryValue(request, 'lang'),
    cookie: request.cookies[languageCookie],
    acceptLanguage: request.headers['accept-language'],
  });
}

/** `?site=` by abbreviation or id; otherwise the international site. */
export function siteOf(request: FastifyRequest, sites: SiteDirectory, fallback: Site): Site {
  const name = queryValue(request, 'site');
  return (name ? sites.find(name) : undefined) ?? fallback;
}

export function queryValue(request: Pick<FastifyRequest, 'query'>, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}
