// Sign-in with LinkedIn, Facebook or Google (§2.8): `/oauth/authorize/{provider}` redirects to the provider, and the
// browser returns to `/transitional`. OAuth 2.0 code flow with state, PKCE and nonce (RFC 9700); the browser
// sees only redirects.
import { oauthPlatforms, type OauthFailure, type OauthPlatform } from '@fairgate/schema/constants';
import type { ErrorCode } from '@fairgate/schema/errors';
import { emailRule } from '@fairgate/schema/rules';
import { oauthAuthorize, transitional } from '@fairgate/schema/urls/account';
import { withDeployPath } from '@fairgate/schema/urls/deploy-path';
import { localAddress } from '@fairgate/schema/urls/local-address';
import { formatQueryText } from '@fairgate/schema/urls/queries';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownPoints } from '../budget.ts';
import { CodedError } from '../coded-error.ts';
import { SourceError } from '../envelope/source-error.ts';
import type { Gateway } from '../gateway.ts';
import type { Logger } from '../log.ts';
import { callCost } from '../query-cost.ts';
import { languageOf, queryValue, trackingOf, visitorOf } from '../request-scope.ts';
import type { Secrets } from '../secrets.ts';
import { flowTtlMs, newFlow, openFlows, sealFlows } from '../social/flows.ts';
import type { Flow, Provider } from '../social/provider.ts';
import { returnQueryOf } from '../social/providers.ts';
import type { Admission } from './admission.ts';
import { inTime } from './in-time.ts';
import { originOf } from './origin.ts';
import { redirectOnce } from './redirect-once.ts';
import type { Sessions } from './viewer-session.ts';
import { callerOf, rateLimitAnswer } from './visitor-budget.ts';

type Options = {
  gateway: Gateway;
  sessions: Sessions;
  secrets: Secrets;
  providers: ReadonlyMap<OauthPlatform, Provider>;
  publicUrl: string | undefined;
  admission: Admission;
  log: Logger;
  /** How long a sign-in waits for the service. */
  partTimeoutMs: number;
};

/** Each visitor who comes or returns makes a call. */
const points = ownPoints(callCost);
/** Visitors for whom a provider is asked at the same time: one that hangs keeps no more of them. */
const atProvidersMost = 64;

const returnPath = transitional.format({});
/** LinkedIn uses its own names (RFC 6749 §4.1.2.1 defines the first). */
const turnedBack = new Set(['access_denied', 'user_cancelled_login', 'user_cancelled_authorize']);

/** The service's failures as reasons of the page. */
const refused: Partial<Record<ErrorCode, OauthFailure>> = {
  RATE_LIMITED: 'too-often',
  SUPPLIER_EMAIL: 'supplier',
  EMAIL_EXISTS: 'unproven',
};

/** The sign-in failed for a reason that the page explains. */
class NotSignedIn extends Error {
  readonly failure: OauthFailure;

  constructor(failure: OauthFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

export function registerSocialSignIn(
  app: FastifyInstance,
  { gateway, sessions, secrets, providers, publicUrl, admission, log, partTimeoutMs }: Options,
): void {
  let atProviders = 0;
  /** @throws NotSignedIn when too many wait for a provider. */
  async function atProvider<T>(ask: () => Promise<T>): Promise<T> {
    if (atProviders >= atProvidersMost) throw new NotSignedIn('unavailable');
    atProviders += 1;
    try {
      return await ask();
    } finally {
      atProviders -= 1;
    }
  }
  const isOverBudget = (request: FastifyRequest) =>
    rateLimitAnswer(request, { gateway, points, log }) !== undefined;

  const isSecure = (request: FastifyRequest) => originOf(request, publicUrl).startsWith('https:');
  const nameOf = (request: FastifyRequest) =>
    isSecure(request) ? '__Host-fairgate-oauth' : 'fairgate-oauth';
  const flowsOf = (request: FastifyRequest) => openFlows(secrets, request.cookies[nameOf(request)]);

  async function keepFlows(
    request: FastifyRequest,
    reply: FastifyReply,
    flows: readonly Flow[],
  ): Promise<void> {
    // Lax: the browser returns from another site.
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) } as const;
    if (flows.length === 0) reply.clearCookie(nameOf(request), attributes);
    else
      reply.setCookie(nameOf(request), await sealFlows(secrets, flows), {
        ...attributes,
        maxAge: flowTtlMs / 1_000,
      });
  }

  app.get<{ Params: { provider: string } }>('/oauth/authorize/:provider', async (request, reply) => {
    const platform = oauthAuthorize.parse(pathOf(request))?.provider;
    const provider = platform && providers.get(platform);
    if (!provider) return reply.callNotFound();
    const origin = originOf(request, publicUrl);
    const flow = newFlow(platform, localAddress(queryValue(request, 'redirectUrl'), origin));
    if (isOverBudget(request)) return tell(reply, 'too-often', flow);
    try {
      const url = await atProvider(() =>
        provider.authorizationUrl(flow, origin + returnPath + returnQueryOf(platform)),
      );
      await keepFlows(request, reply, [...(await flowsOf(request)), flow]);
      return redirectOnce(reply, url.href);
    } catch (error) {
      request.log.warn({ provider: platform, ...forLog(error) }, 'sign-in provider failed');
      return tell(reply, 'unavailable', flow);
    }
  });

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || pathOf(request) !== returnPath || !hasAnswer(request)) return;
    const flows = await flowsOf(request);
    const flow = flows.find(({ state }) => state === queryValue(request, 'state'));
    // Valid for one return, whatever its result.
    await keepFlows(
      request,
      reply,
      flows.filter((other) => other !== flow),
    );
    if (!flow) return tell(reply, 'expired', { provider: platformIn(request), returnTo: '/' });
    if (isOverBudget(request)) return tell(reply, 'too-often', flow);
    try {
      await signIn(request, reply, flow);
      if (reply.sent) return reply;
      return redirectOnce(reply, flow.returnTo);
    } catch (error) {
      const { failure, cause } = error instanceof NotSignedIn ? error : new NotSignedIn('unavailable', error);
      if (cause !== undefined)
        request.log.warn({ provider: flow.provider, ...forLog(cause) }, 'social sign-in failed');
      return tell(reply, failure, flow);
    }
  });

  /** Redirects to the page that explains the reason, on the original site, with a link to try again. */
  function tell(
    reply: FastifyReply,
    failed: OauthFailure,
    { provider, returnTo }: { provider: OauthPlatform | undefined; returnTo: string },
  ): FastifyReply {
    const query = formatQueryText({
      platform: provider,
      failed,
      redirectUrl: returnTo === '/' ? undefined : returnTo,
    });
    return redirectOnce(
      reply,
      withDeployPath(gateway.sites.split(returnTo).site.deployPath, returnPath + query),
    );
  }

  /** Or refuses the request. @throws NotSignedIn, and errors of the provider or the service. */
  async function signIn(request: FastifyRequest, reply: FastifyReply, flow: Flow): Promise<void> {
    if (turnedBack.has(queryValue(request, 'error') ?? '')) throw new NotSignedIn('cancelled');
    const { subject, email, emailVerified, name } = await atProvider(() => identityOf(request, flow));
    const checked = emailRule.safeParse(email);
    if (!checked.success) throw new NotSignedIn('no-email');
    const scope = {
      language: languageOf(request),
      site: gateway.sites.split(flow.returnTo).site,
      tracking: trackingOf(request),
      visitor: visitorOf(request),
      session: sessions.sessionOf(request, reply),
      caller: callerOf(request, reply),
    };
    if (!(await admission.admit(request, reply))) return;
    const { session } = gateway.contextFor(scope).sources;
    const signedIn = session
      .loginByProvider({ provider: flow.provider, subject, email: checked.data, emailVerified, name })
      .then(() => true);
    const isInTime = await inTime(signedIn, partTimeoutMs).catch((error: unknown) => {
      const failure = error instanceof CodedError ? refused[error.code] : undefined;
      throw failure ? new NotSignedIn(failure) : error;
    });
    if (!isInTime) throw new NotSignedIn('unavailable');
  }

  function identityOf(request: FastifyRequest, flow: Flow) {
    const provider = providers.get(flow.provider);
    // Each provider has its own return address, so that none can receive another provider's code (RFC 9700 §2.1).
    if (!provider || platformIn(request) !== flow.provider) throw new NotSignedIn('expired');
    return provider.identityOf(flow, new URL(request.url, originOf(request, publicUrl)));
  }
}

const pathOf = ({ url }: FastifyRequest) => url.split(/[?#]/, 1)[0] ?? '/';
const platformIn = (request: FastifyRequest) =>
  oauthPlatforms.find((platform) => platform === queryValue(request, 'platform'));
const hasAnswer = (request: FastifyRequest) =>
  queryValue(request, 'code') !== undefined || queryValue(request, 'error') !== undefined;

/** Log fields: codes and kinds of errors. Messages can contain personal data from the provider. */
function forLog(error: unknown): object {
  if (error instanceof SourceError) return error.forLog();
  const { name, code, error: oauth } = error as { name?: unknown; code?: unknown; error?: unknown };
  return { error: name, code, ...(typeof oauth === 'string' && { oauth }) };
}
