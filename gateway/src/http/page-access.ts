// Redirects visitors from pages that are not for them before rendering (§2, §2.5, §2.8), by the table of routes.
import { mayOwnExhibitions } from '@fairgate/schema/urls/access';
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
import { callerOf, rateLimitAnswer } from './visitor-budget.ts';

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
    /** How long the own exhibitions of a supplier or an organiser delay the page. */
    partTimeoutMs: number;
    production: boolean;
  },
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== pageUrl) return;
    const { site, path } = gateway.sites.split(pathOf(request.url));
    const userKind = userKindOf(request.viewer, site);
    const asked = mayOwnExhibitions(userKind, request.viewer?.kind) ? exhibitionOfPath(path) : undefined;
    if (asked !== undefined && !(await admission.admit(request, reply))) return reply;
    const to = redirectFor(path, {
      device: deviceOf(request),
      userKind,
      isBuyer: request.viewer?.kind === 'buyer',
      ownExhibitionIds: asked === undefined ? [] : await ownExhibitionIds(request, reply, asked),
      production,
    });
    if (to === undefined) return undefined;
    const address = inAskedLanguage(queryValue(request, 'lang'), withDeployPath(site.deployPath, to));
    return redirectOnce(reply, address);
  });

  /**
   * None for a session that has ended, and while the service does not answer.
   * @param asked the exhibition of the page: an organiser may have many, and only this one is looked up.
   */
  async function ownExhibitionIds(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: string,
  ): Promise<string[]> {
    if (rateLimitAnswer(request, { gateway, points, log })) return [];
    const { session, organiser } = gateway.contextFor({
      language: languageOf(request),
      site: gateway.sites.split(pathOf(request.url)).site,
      tracking: trackingOf(request),
      visitor: visitorOf(request),
      session: sessions.sessionOf(request, reply),
      caller: callerOf(request, reply),
    }).sources;
    try {
      if (request.viewer?.kind === 'organiser')
        return (await inTime(organiser.exhibition(asked), partTimeoutMs)) ? [asked] : [];
      const stands = await inTime(session.ownStands(), partTimeoutMs);
      return (stands ?? []).map(({ exhibition }) => exhibition.id);
    } catch (error) {
      if (error instanceof SourceError) request.log.warn(error.forLog(), 'upstream call failed');
      else if (!(error instanceof CodedError)) throw error;
      return [];
    }
  }
}
