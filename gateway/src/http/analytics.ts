// Consent (§9) and analytics (§2, §7.2). Plain HTTP next to GraphQL: no page needs them to render,
// and a beacon outlives its page.
import { analyticsBatch } from '@fairgate/schema/rules/analytics';
import { consentCookieName, type ConsentCategory } from '@fairgate/schema/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownPoints } from '../budget.ts';
import { CodedError } from '../coded-error.ts';
import { SourceError } from '../envelope/source-error.ts';
import type { Gateway } from '../gateway.ts';
import type { Logger } from '../log.ts';
import { callCost } from '../query-cost.ts';
import { languageOf, trackingOf, visitorOf } from '../request-scope.ts';
import { internationalSite } from '../sources/buyer/sites.ts';
import { eventsUrl, type Sessions } from './viewer-session.ts';
import { callerOf, rateLimitAnswer, tellBudget } from './visitor-budget.ts';

export const consentUrl = '/consent';

const batchMostBytes = 128 * 1024;
const tooMany = 429;
/** Each request makes one call. */
const points = ownPoints(callCost);

/** @param options.consentCountries ids of the countries whose visitors must consent to analytics. */
export function registerAnalytics(
  app: FastifyInstance,
  {
    gateway,
    sessions,
    consentCountries,
    log,
  }: { gateway: Gateway; sessions: Sessions; consentCountries: readonly string[]; log: Logger },
): void {
  const sourcesOf = (request: FastifyRequest, reply: FastifyReply) =>
    gateway.contextFor({
      language: languageOf(request),
      site: internationalSite,
      tracking: trackingOf(request),
      visitor: visitorOf(request),
      caller: callerOf(request, reply),
    }).sources;

  // Pages are shared, so they cannot contain the visitor's country; this answer is private.
  app.get(consentUrl, { onSend: tellBudget }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const limited = rateLimitAnswer(request, { gateway, points, log });
    if (limited) return await reply.code(tooMany).send(limited);
    try {
      const country = await sourcesOf(request, reply).country.ofAddress(visitorOf(request).ip);
      return await reply.send({ required: country !== null && consentCountries.includes(country) });
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      request.log.warn(error.forLog(), 'upstream call failed');
      // Visitors without a known country are not measured, and no consent is required.
      return await reply.code(503).send({});
    }
  });

  app.post(eventsUrl, { bodyLimit: batchMostBytes, onSend: tellBudget }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const limited = rateLimitAnswer(request, { gateway, points, log });
    if (limited) return await reply.code(tooMany).send(limited);
    const batch = analyticsBatch.safeParse(request.body);
    if (!batch.success) return await reply.code(400).send({});
    if (!agreed(request)) return await reply.code(204).send();
    const { events, ...origin } = batch.data;
    try {
      await sourcesOf(request, reply).analytics.report(events, {
        ...origin,
        buyerId: buyerIdOf(sessions, request),
      });
    } catch (error) {
      if (error instanceof CodedError) return await reply.code(tooMany).send({});
      if (!(error instanceof SourceError)) throw error;
      request.log.warn(error.forLog(), 'upstream call failed');
    }
    return await reply.code(204).send();
  });
}

/** §7.2 The id of the signed-in buyer, which no page can choose; '' for others, and where the service does not tell it. */
function buyerIdOf(sessions: Sessions, request: FastifyRequest): string {
  try {
    const { viewer } = sessions.sessionOf(request);
    return (viewer?.kind === 'buyer' && viewer.account) || '';
  } catch (error) {
    // Another site sent it.
    if (error instanceof CodedError) return '';
    throw error;
  }
}

const measured: ConsentCategory = 'analytics';

/** Whether the consent record (§3) allows analytics. Events that a page sent before it read the record are dropped. */
function agreed({ cookies }: FastifyRequest): boolean {
  try {
    const record = JSON.parse(cookies[consentCookieName] ?? '{}') as { categories?: unknown };
    return Array.isArray(record.categories) && record.categories.includes(measured);
  } catch {
    return false;
  }
}
