// What a visit to a page can ask for before any page is made: a token of the address is exchanged and taken out of it (§4),
// and who is signed in as a buyer is led away from pages for guests (§2.8).
import { localAddress } from '@fairgate/schema/urls/local-address';
import { withDeployPath } from '@fairgate/schema/urls/deploy-path';
import { matchRoute } from '@fairgate/schema/urls/routes';
import { withoutParameters } from '@fairgate/schema/urls/secret-parameters';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CodedError } from '../coded-error.ts';
import { SourceError } from '../envelope/source-error.ts';
import type { Gateway } from '../gateway.ts';
import { languageOf, queryValue, trackingOf, visitorOf } from '../request-scope.ts';
import type { AddressToken } from '../sources/account/sessions.ts';
import { redirectOnce } from './redirect-once.ts';
import type { Sessions } from './viewer-session.ts';

const page = '/*';
/** §2.9 an app token, under either name. The value null signs out (§4). */
const appTokenNames = ['appToken', 'token'] as const;
const parameters = ['ac', 'ssoToken', ...appTokenNames];
const tokenForm = /^[\w.~+/=-]{1,2000}$/;

export function registerVisits(
  app: FastifyInstance,
  { gateway, sessions }: { gateway: Gateway; sessions: Sessions },
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.routeOptions.url !== page) return;
    if (holdsToken(request)) return takeToken(request, reply);
    if (request.viewer?.kind === 'buyer') return leadAway(request, reply);
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

  function leadAway(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    const { site, path } = gateway.sites.split(pathOf(request.url));
    return matchRoute(path)?.route.audience === 'guest-only'
      ? redirectOnce(reply, withDeployPath(site.deployPath, '/'))
      : undefined;
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

function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '/';
}
