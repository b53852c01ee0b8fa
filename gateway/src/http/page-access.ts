// Redirects visitors from pages that are not for them before rendering (§2, §2.5, §2.8), by the table of routes.
import { inAskedLanguage } from '@fairgate/schema/urls/alternates';
import { withDeployPath } from '@fairgate/schema/urls/deploy-path';
import { exhibitionOfPath, redirectFor } from '@fairgate/schema/urls/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownPoints } from '../budget.ts';
import { CodedError } from '../coded-error.ts';
import { SourceError } from '../envelope/source-error.ts';
import type { Gateway } from '../gateway.ts';
import type { Logger } from '../log.ts';
import { callCost } from '../query-cost.ts';
import { languageOf, queryValue, trackingOf, visitorOf } from '../request-scope.ts';
import type { Admission } from './admission.ts';
import { deviceOf } from './device.ts';
import { inTime } from './in-time.ts';
import { pageUrl, pathOf } from './page-request.ts';
import { redirectOnce } from './redirect-once.ts';
import { userKindOf } from './user-kind.ts';
import type { Sessions } from './viewer-session.ts';
import { callerOf, refusalOf } from './visitor-budget.ts';

const points = ownPoints(callCost);

/** Runs before the answer cache: the cache contains pages for guests, and buyers have the same key. */
export function registerPageAccess(
  app: FastifyInstance,
  {
    gateway,
    sessions,
    admission,
    log,
    partTimeoutMs,
    production,
  }: {
    gateway: Gateway;
    sessions: Sessions;
    admission: Admission;
    log: Logger;
    /** How long a supplier's own exhibitions delay the page. */
    partTimeoutMs: number;
    production: boolean;
  },
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== pageUrl) return;
    const { site, path } = gateway.sites.split(pathOf(request.url));
    const needsStands = request.viewer?.kind === 'supplier' && exhibitionOfPath(path) !== undefined;
    if (needsStands && !(await admission.admit(request, reply))) return reply;
    const to = redirectFor(path, {
      device: deviceOf(request),
      userKind: userKindOf(request.viewer, site),
      isBuyer: request.viewer?.kind === 'buyer',
      ownExhibitionIds: needsStands ? await ownExhibitionIds(request, reply) : [],
      production,
    });
    if (to === undefined) return undefined;
    const address = inAskedLanguage(queryValue(request, 'lang'), withDeployPath(site.deployPath, to));
    return redirectOnce(reply, address);
  });

  /** None for a session that has ended, and while the service does not answer. */
  async function ownExhibitionIds(request: FastifyRequest, reply: FastifyReply): Promise<string[]> {
    if (refusalOf(request, { gateway, points, log })) return [];
    const { session } = gateway.contextFor({
      language: languageOf(request),
      site: gateway.sites.split(pathOf(request.url)).site,
      tracking: trackingOf(request),
      visitor: visitorOf(request),
      session: sessions.sessionOf(request, reply),
      caller: callerOf(request, reply),
    }).sources;
    try {
      const stands = await inTime(session.ownStands(), partTimeoutMs);
      return (stands ?? []).map(({ exhibition }) => exhibition.id);
    } catch (error) {
      if (error instanceof SourceError) request.log.warn(error.forLog(), 'upstream call failed');
      else if (!(error instanceof CodedError)) throw error;
      return [];
    }
  }
}
