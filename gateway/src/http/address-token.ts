// §4 Exchanges a token in a page address for a session and removes it from the address, before the page is rendered.
import { localAddress } from '@fairgate/schema/urls/local-address';
import { withoutParameters } from '@fairgate/schema/urls/secret-parameters';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownPoints } from '../budget.ts';
import { CodedError } from '../coded-error.ts';
import { SourceError } from '../envelope/source-error.ts';
import type { Gateway } from '../gateway.ts';
import type { Logger } from '../log.ts';
import { callCost } from '../query-cost.ts';
import { languageOf, queryValue, trackingOf, visitorOf } from '../request-scope.ts';
import type { AddressToken } from '../account/sessions.ts';
import type { Admission } from './admission.ts';
import { inTime } from './in-time.ts';
import { pageUrl, pathOf } from './page-request.ts';
import { redirectOnce } from './redirect-once.ts';
import type { Sessions } from './viewer-session.ts';
import { callerOf, rateLimitAnswer } from './visitor-budget.ts';

/** §2.9 an app token, under either name. The value null signs out (§4). */
const appTokenNames = ['appToken', 'token'] as const;
const parameters = ['ac', 'ssoToken', ...appTokenNames];
const points = ownPoints(callCost);
const tokenForm = /^[\w.~+/=-]{1,2000}$/;

export function registerAddressTokens(
  app: FastifyInstance,
  {
    gateway,
    sessions,
    admission,
    log,
    partTimeoutMs,
  }: {
    gateway: Gateway;
    sessions: Sessions;
    admission: Admission;
    log: Logger;
    /** How long the exchange delays the page. */
    partTimeoutMs: number;
  },
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.routeOptions.url !== pageUrl) return;
    if (holdsToken(request)) return takeToken(request, reply);
  });

  // Also removes a token that occurs twice, which is ambiguous.
  const holdsToken = (request: FastifyRequest) =>
    request.url.includes('?') && parameters.some((name) => Object.hasOwn(request.query as object, name));

  async function takeToken(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // A prefetched page may never be shown, and the token can be used once.
    if (/prefetch/.test(`${String(request.headers['sec-purpose'])} ${String(request.headers['purpose'])}`))
      return reply.code(503).header('cache-control', 'no-store').send();
    if (isNavigation(request)) {
      if (!(await admission.admit(request, reply))) return reply;
      await exchange(request, reply);
    }
    return redirectOnce(reply, localAddress(withoutParameters(request.url, parameters)));
  }

  /** The visit continues in any case, and without delay: as a guest or with the previous session. */
  async function exchange(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (rateLimitAnswer(request, { gateway, points, log })) return;
    const { site } = gateway.sites.split(pathOf(request.url));
    const scope = {
      language: languageOf(request),
      site,
      tracking: trackingOf(request),
      visitor: visitorOf(request),
      session: sessions.sessionOf(request, reply),
      caller: callerOf(request, reply),
    };
    const { session } = gateway.contextFor(scope).sources;
    try {
      const token = tokenOf(request);
      if (token === null) await inTime(session.logout(), partTimeoutMs);
      else if (token) await inTime(session.loginByAddress(token), partTimeoutMs);
    } catch (error) {
      if (error instanceof SourceError) request.log.warn(error.forLog(), 'upstream call failed');
      else if (!(error instanceof CodedError)) throw error;
    }
  }
}

/** null: the address signs out; undefined: it contains no text in the form of a token. */
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

// A picture or a frame on another page must not sign anybody in or out. Browsers without these headers are trusted.
function isNavigation({ headers }: FastifyRequest): boolean {
  return (
    (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' &&
    (headers['sec-fetch-dest'] ?? 'document') === 'document'
  );
}
