// Pages: the built web app renders them (docs/architecture.md); the answer cache stores them.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastPart, Render } from '@fairgate/web/render';
import { isLanguageCode } from '@fairgate/schema/locales';
import { holdsSecret } from '@fairgate/schema/urls/secret-parameters';
import { type Apollo, runPersisted } from '../apollo.ts';
import { unlimited } from '../budget.ts';
import { noTracking } from '../envelope/dialect.ts';
import type { Gateway } from '../gateway.ts';
import { languageOf, trackingOf } from '../request-scope.ts';
import { isRenewal, offerAnswer } from './answer-cache.ts';
import type { ContentPolicies } from './content-policy.ts';
import { deviceOf } from './device.ts';
import { retryAfterFaultSeconds } from './errors.ts';
import { originOf } from './origin.ts';
import { pageUrl, pathOf } from './page-request.ts';
import { pageTtlOf, redirectCacheControl } from './page-ttl.ts';
import { callerOf, payersOf, tellBudget } from './visitor-budget.ts';
import { userKindOf } from './user-kind.ts';

type Options = {
  apollo: Apollo;
  gateway: Gateway;
  render: Render;
  /** Optimisations of web/src/fast that are turned off. */
  plain: readonly FastPart[];
  policies: ContentPolicies;
  publicUrl: string | undefined;
};

export function registerPages(app: FastifyInstance, options: Options): void {
  app.get(pageUrl, { onSend: tellBudget }, (request, reply) => answerPage(request, reply, options));
}

/** Renders the home page as a guest gets it, past the page cache. */
export function renderHome({
  gateway,
  render,
  apollo,
  plain,
}: Omit<Options, 'policies' | 'publicUrl'>): ReturnType<Render> {
  const { site } = gateway.sites.split('/');
  const context = gateway.contextFor({ language: 'en', site, tracking: noTracking, purpose: 'page' });
  return render({
    request: { url: 'http://localhost/', signal: new AbortController().signal },
    locale: 'en',
    site: { ...site, countryCode: site.countryCode ?? null },
    device: 'desktop',
    userKind: userKindOf(null, site),
    plain,
    execute: (operation) => runPersisted(apollo, operation, context),
  });
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { apollo, gateway, render, plain, policies, publicUrl }: Options,
): Promise<FastifyReply> {
  const { site, path } = gateway.sites.split(pathOf(request.url));
  const locale = languageOf(request);
  const budget = isRenewal(request) ? unlimited : gateway.budgetOf(payersOf(request));
  request.budget = budget;
  const url = originOf(request, publicUrl) + request.url;
  const context = gateway.contextFor({
    language: locale,
    site,
    tracking: trackingOf(request),
    pageUrl: url,
    purpose: 'page',
    budget,
    caller: callerOf(request, reply),
  });

  const { status, headers, html, inlineScripts } = await render({
    request: { url, signal: abortOf(reply) },
    locale: isLanguageCode(locale) ? locale : 'en',
    site: { ...site, countryCode: site.countryCode ?? null },
    device: deviceOf(request),
    userKind: userKindOf(request.viewer, site),
    plain,
    execute: (operation) => runPersisted(apollo, operation, context),
  });

  reply.code(status).headers(headers);
  if (status > 500) reply.header('retry-after', retryAfterFaultSeconds);
  reply.header('vary', 'accept-language, accept-encoding, cookie, user-agent, sec-ch-ua-mobile');
  reply.header('content-security-policy', policies.page(originOf(request, publicUrl), inlineScripts));
  const ttlMs = pageTtlOf(path, context.calls);
  if (status >= 300 && status < 400) reply.header('cache-control', redirectCacheControl(ttlMs));
  // A mail's link must not be in a cache key, and its page must not send a referrer.
  else if (holdsSecret(request.url)) offerAnswer(reply.header('referrer-policy', 'no-referrer'), () => 0);
  else offerAnswer(reply, () => ttlMs);
  return reply.send(html);
}

// Aborts when the visitor leaves before the answer is sent.
function abortOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
