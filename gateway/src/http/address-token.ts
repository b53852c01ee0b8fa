// §4 A token in the address of a page is exchanged for a session and taken out of the address, before the page is rendered.
import { localAddress } from '@fairgate/schema/urls/local-address';
import { withoutParameters } from '@fairgate/schema/urls/secret-parameters';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CodedError } from '../coded-error.ts';
import { SourceError } from '../envelope/source-error.ts';
import type { Gateway } from '../gateway.ts';
import { languageOf, queryValue, trackingOf, visitorOf } from '../request-scope.ts';
import type { AddressToken } from '../sources/account/sessions.ts';
import { pageUrl, pathOf } from './page-request.ts';
import { redirectOnce } from './redirect-once.ts';
import type { Sessions } from './viewer-session.ts';

/** §2.9 an app token, under either name. The value null signs out (§4). */
const appTokenNames = ['appToken', 'token'] as const;
const parameters = ['ac', 'ssoToken', ...appTokenNames];
const tokenForm = /^[\w.~+/=-]{1,2000}$/;

export function registerAddressTokens(
  app: FastifyInstance,
  { gateway, sessions }: { gateway: Gateway; sessions: Sessions },
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.routeOptions.url !== pageUrl) return;
    if (holdsToken(request)) return takeToken(request, reply);
  });

  // Also one that is named twice: nobody can say which is meant, and it goes all the same.
  const holdsToken = (request: FastifyRequest) =>
    request.url.includes('?') && parameters.some((name) => Object.hasOwn(request.query as object, name));

  async function takeToken(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // A page fetched beforehand may never be looked at, and the token is good for one use.
    if (/prefetch/.test(`${String(request.headers['sec-purpose'])} ${String(request.headers['purpose'])}`))
      return reply.code(503).header('cache-control', 'no-store').send();
    if (isNavigation(request)) await exchange(request, reply);
    return redirectOnce(reply, localAddress(withoutParameters(request.url, parameters)));
  }

  /** Whatever comes of it the visit goes on: as a guest, or as whoever was signed in before. */
  async function exchange(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { site } = gateway.sites.split(pathOf(request.url));
    const scope = {
      language: languageOf(request),
      site,
      tracking: trackingOf(request),
      visitor: visitorOf(request),
      session: sessions.sessionOf(request, reply),
    };
    const { session } = gateway.contextFor(scope).sources;
    try {
      const token = tokenOf(request);
      if (token === null) await session.logout();
      else if (token) await session.loginByAddress(token);
    } catch (error) {
      if (error instanceof SourceError) request.log.warn(error.forLog(), 'upstream call failed');
      else if (!(error instanceof CodedError)) throw error;
    }
  }
}

/** null: the address signs out; undefined: it holds nothing of the form of a token. */
function tokenOf(request: FastifyRequest): AddressToken | null | undefined {
  const appToken = appTokenNames
    .map((name) => queryValue(request, name))
    .find((value) => value !== undefined);
  if (appToken === 'null') return null;
  const found = (
    [
      ['ac', queryValue(request, 'ac')],
      ['appToken', appToken],
      ['ssoToken', queryValue(request, 'ssoToken')],
    ] as const
  ).find(([, value]) => value !== undefined && tokenForm.test(value));
  return found && { kind: found[0], token: found[1] ?? '' };
}

// A picture or a frame on somebody's page must not sign anybody in or out. Browsers without these headers are taken at their word.
function isNavigation({ headers }: FastifyRequest): boolean {
  return (
    (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' &&
    (headers['sec-fetch-dest'] ?? 'document') === 'document'
  );
}
