// The session's cookie (design: one sealed, HttpOnly, SameSite=Lax cookie of 30 days, §9), the one beside it that says that
// there is one, and the header in which the native app may send its token instead.
import { randomBytes } from 'node:crypto';
import { tokenOrigins } from '@fairgate/schema/constants';
import { loginTokenTtlMs } from '@fairgate/schema/limits';
import { signedInCookieName } from '@fairgate/schema/signed-in-cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CodedError } from '../coded-error.ts';
import type { Secrets } from '../secrets.ts';
import type { Viewer, ViewerSession } from '../viewer.ts';
import { originOf } from './origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent this; null for guests. Read by sessionOf, which knows what a request may do with it. */
    viewer: Viewer | null;
    /** When their cookie was set, in ms; Infinity without one. */
    viewerSince: number;
  }
}

const purpose = 'session';
// `since`: when its cookie was set, in ms.
const sealed = z.object({
  kind: z.enum(['buyer', 'supplier']),
  token: z.string().min(1),
  origin: z.enum(tokenOrigins),
  since: z.number().default(0),
});

/** Its 30 days (§9) begin anew on the first visit of a day, so that who comes every month stays signed in. */
const youngMs = 24 * 60 * 60 * 1_000;

// `__Host-`: a browser takes it from this host alone and by https alone (RFC 6265bis §4.1.3.2).
const cookieName = (secure: boolean) => (secure ? '__Host-fairgate-session' : 'fairgate-session');
/** Whether somebody may be signed in; only unsealing tells. */
export const holdsSession = (cookies: FastifyRequest['cookies']): boolean =>
  cookies[cookieName(true)] !== undefined || cookies[cookieName(false)] !== undefined;

const bearer = /^Bearer ([\w.~+/-]{8,2000}=*)$/i;

export type Sessions = {
  /** The session as one request may use it. @param reply where its cookie goes; none where there is no answer to carry one. */
  sessionOf: (request: FastifyRequest, reply?: FastifyReply) => ViewerSession;
};

/** What a session can matter to: pages and GraphQL. Files and pictures are the same for all, and may be kept by all. */
const personal = new Set(['/*', '/graphql']);

/** Reads the session of a request before anything is answered. */
export function registerSessions(
  app: FastifyInstance,
  { secrets, publicUrl }: { secrets: Secrets; publicUrl: string | undefined },
): Sessions {
  const isSecure = (request: FastifyRequest) => originOf(request, publicUrl).startsWith('https:');
  const attributes = (request: FastifyRequest) =>
    ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;
  // Pages are the same for all, so their scripts learn from this one whether to ask who is signed in. It proves nothing.
  const readable = (request: FastifyRequest) => ({ ...attributes(request), httpOnly: false });
  const remove = (request: FastifyRequest, reply: FastifyReply) => {
    reply.clearCookie(cookieName(isSecure(request)), attributes(request));
    reply.clearCookie(signedInCookieName, readable(request));
  };

  app.decorateRequest('viewer', null);
  app.decorateRequest('viewerSince', Number.POSITIVE_INFINITY);
  app.addHook('onRequest', (request, reply, done) => {
    if (!personal.has(request.routeOptions.url ?? '')) return done();
    const token = tokenIn(request);
    if (token)
      request.viewer = {
        kind: request.headers['user-type'] === '3' ? 'supplier' : 'buyer',
        token,
        origin: 'login',
      };
    const cookie = token ? undefined : request.cookies[cookieName(isSecure(request))];
    if (cookie === undefined) return done();
    void secrets.unseal(purpose, cookie).then((value) => {
      const { since = Number.POSITIVE_INFINITY, ...viewer } = sealed.safeParse(value).data ?? {};
      request.viewer = 'token' in viewer ? viewer : null;
      request.viewerSince = since;
      if (!request.viewer) remove(request, reply);
      done();
    });
  });

  return {
    sessionOf(request, reply) {
      // No other site can have a browser send a token that it does not know.
      const isForeign = tokenIn(request) === undefined && !isSameOrigin(request, publicUrl);
      return {
        get viewer() {
          if (request.viewer && isForeign) throw new CodedError('FORBIDDEN');
          return request.viewer;
        },
        get isAgeing() {
          return !isForeign && reply !== undefined && Date.now() - request.viewerSince > youngMs;
        },
        async begin(viewer) {
          if (isForeign || !reply) throw new CodedError('FORBIDDEN');
          const since = Date.now();
          const value = await secrets.seal(purpose, { ...viewer, since }, loginTokenTtlMs);
          request.viewer = viewer;
          request.viewerSince = since;
          const maxAge = loginTokenTtlMs / 1_000;
          reply.setCookie(cookieName(isSecure(request)), value, { ...attributes(request), maxAge });
          // The mark tells other tabs that this is another session, though it may be of the same kind; the time, that one has run out.
          const mark = `${viewer.kind}.${randomBytes(6).toString('base64url')}.${Math.floor(since / 1_000) + maxAge}`;
          reply.setCookie(signedInCookieName, mark, { ...readable(request), maxAge });
        },
        end() {
          request.viewer = null;
          if (reply) remove(request, reply);
        },
      };
    },
  };
}

/**
 * Whether a page of ours sent this, or no page at all (a program, a person's own navigation). Beside SameSite=Lax, which
 * lets other hosts of the same site through, and the content type that no form can send. Source: OWASP CSRF Prevention
 * Cheat Sheet, "Fetch Metadata", with Origin for browsers that have none.
 */
function isSameOrigin({ method, headers, host }: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site, upgrade } = headers;
  if (method === 'GET' && upgrade === undefined) return true;
  // A WebSocket always comes with Origin (RFC 6455 §4.1); of what else, browsers are not agreed.
  if (site !== undefined && upgrade === undefined) return site === 'same-origin' || site === 'none';
  // By host: a proxy that ends https need not say so.
  return (
    origin === undefined || origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host)
  );
}

function tokenIn({ headers }: FastifyRequest): string | undefined {
  return bearer.exec(headers.authorization ?? '')?.[1];
}
