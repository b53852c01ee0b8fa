// The session cookie (sealed, HttpOnly, SameSite=Lax, 30 days, §9), the companion cookie that tells scripts about it,
// and the header in which the native app may send its token instead.
import { randomBytes } from 'node:crypto';
import { tokenOrigins } from '@fairgate/schema/constants';
import { loginTokenTtlMs } from '@fairgate/schema/limits';
import { signedInCookieName } from '@fairgate/schema/signed-in-cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CodedError } from '../coded-error.ts';
import type { Secrets } from '../secrets.ts';
import type { Viewer, ViewerSession } from '../viewer.ts';
import { knownDevicesOf } from './known-devices.ts';
import { originOf } from './origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The sender's session; null for guests. sessionOf reads it and knows what a request may do with it.
     */
    viewer: Viewer | null;
    /** When the cookie was set, in ms; Infinity without a cookie. */
    viewerSince: number;
  }
}

const purpose = 'session';
// `since`: when the cookie was set, in ms.
const sealed = z.object({
  kind: z.enum(['buyer', 'supplier', 'organiser', 'operator']),
  token: z.string().min(1),
  origin: z.enum(tokenOrigins),
  since: z.number().default(0),
  account: z.string().optional(),
});

/** 96 bits. */
const accountMarkLength = 16;

/** The 30 days (§9) restart at the first visit of a day, so that monthly visitors stay signed in. */
const youngMs = 24 * 60 * 60 * 1_000;

// `__Host-`: browsers accept it only from this host and only by https (RFC 6265bis §4.1.3.2).
const cookieName = (secure: boolean) => (secure ? '__Host-fairgate-session' : 'fairgate-session');
/** Whether the request may have a session; only unsealing proves it. */
export const holdsSession = (cookies: FastifyRequest['cookies']): boolean =>
  cookies[cookieName(true)] !== undefined || cookies[cookieName(false)] !== undefined;

const bearer = /^Bearer ([\w.~+/-]{8,2000}=*)$/i;

export type Sessions = {
  /** The session for one request. @param reply carries the cookie; none when no answer can set it. */
  sessionOf: (request: FastifyRequest, reply?: FastifyReply) => ViewerSession;
};

/** Passes for wallets (wallet.ts). */
export const walletUrl = '/wallet/:wallet';

/** Proforma invoices of orders (proforma-invoice.ts): `invoicePath` of the schema. */
export const invoiceUrl = '/orders/:orderId/proforma-invoice.pdf';

/** Visitors' events (analytics.ts). */
export const eventsUrl = '/events';

/** Attached files (files.ts). */
export const filesUrl = '/files';

/** Routes that depend on a session: pages, GraphQL, passes, invoices, events and files that are sent. The app's own files and pictures are public and cacheable. */
const personal = new Set(['/*', '/graphql', walletUrl, invoiceUrl, eventsUrl, filesUrl]);

/** Reads the session of a request before its answer. */
export function registerSessions(
  app: FastifyInstance,
  { secrets, publicUrl }: { secrets: Secrets; publicUrl: string | undefined },
): Sessions {
  const isSecure = (request: FastifyRequest) => originOf(request, publicUrl).startsWith('https:');
  const attributes = (request: FastifyRequest) =>
    ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;
  // Pages are the same for all visitors; this cookie tells their scripts whether to load the viewer. It proves
  // nothing.
  const readable = (request: FastifyRequest) => ({ ...attributes(request), httpOnly: false });
  const remove = (request: FastifyRequest, reply: FastifyReply) => {
    reply.clearCookie(cookieName(isSecure(request)), attributes(request));
    reply.clearCookie(signedInCookieName, readable(request));
  };

  /** The same in all sessions of an account. It does not reveal the account, and cannot be forged. */
  const accountMark = ({ kind, account }: Viewer) =>
    account === undefined
      ? []
      : [secrets.sign('account mark', `${kind} ${account}`).slice(0, accountMarkLength)];

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
      // Other sites cannot make a browser send a token that they do not know.
      const isForeign = tokenIn(request) === undefined && !isSameOrigin(request, publicUrl);
      const mayBegin = () => {
        if (isForeign || !reply) throw new CodedError('FORBIDDEN');
      };
      return {
        devices: knownDevicesOf(request, reply, { secrets, secure: isSecure(request) }),
        get viewer() {
          if (request.viewer && isForeign) throw new CodedError('FORBIDDEN');
          return request.viewer;
        },
        get isAgeing() {
          return !isForeign && reply !== undefined && Date.now() - request.viewerSince > youngMs;
        },
        mayBegin,
        async begin(viewer) {
          mayBegin();
          if (!reply) return;
          const since = Date.now();
          const value = await secrets.seal(purpose, { ...viewer, since }, loginTokenTtlMs);
          request.viewer = viewer;
          request.viewerSince = since;
          const maxAge = loginTokenTtlMs / 1_000;
          reply.setCookie(cookieName(isSecure(request)), value, { ...attributes(request), maxAge });
          // The mark tells other tabs that the session changed, even to one of the same kind; the time tells them
          // that it expired. The account's mark tells them whose content may stay on the page.
          const mark = [
            viewer.kind,
            randomBytes(6).toString('base64url'),
            Math.floor(since / 1_000) + maxAge,
            ...accountMark(viewer),
          ].join('.');
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
 * Whether a page of this site sent the request, or no page (a program, a direct navigation). It adds to SameSite=Lax,
 * which allows other hosts of the same site, and to the content type that no form can send. Source: OWASP CSRF
 * Prevention Cheat Sheet, "Fetch Metadata", with Origin for browsers without it.
 */
function isSameOrigin({ method, headers, host }: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site, upgrade } = headers;
  if (method === 'GET' && upgrade === undefined) return true;
  // A WebSocket always sends Origin (RFC 6455 §4.1); browsers differ in other headers.
  if (site !== undefined && upgrade === undefined) return site === 'same-origin' || site === 'none';
  // Compares hosts: a proxy that terminates https may not forward the protocol.
  return (
    origin === undefined || origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host)
  );
}

/** Another scheme, such as Basic, is for a proxy in front of the gateway. */
export const hasMalformedToken = (request: FastifyRequest): boolean =>
  /^Bearer\b/i.test(request.headers.authorization ?? '') && tokenIn(request) === undefined;

function tokenIn({ headers }: FastifyRequest): string | undefined {
  return bearer.exec(headers.authorization ?? '')?.[1];
}
