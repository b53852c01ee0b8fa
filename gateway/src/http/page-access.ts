// Redirects visitors from pages that are not for them before rendering (§2, §2.5, §2.8), by the table of routes.
import { withDeployPath } from '@fairgate/schema/urls/deploy-path';
import { exhibitionOfPath, redirectFor } from '@fairgate/schema/urls/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CodedError } from '../coded-error.ts';
import { SourceError } from '../envelope/source-error.ts';
import type { Gateway } from '../gateway.ts';
import { languageOf, trackingOf, visitorOf } from '../request-scope.ts';
import { deviceOf } from './device.ts';
import { pageUrl, pathOf } from './page-request.ts';
import { redirectOnce } from './redirect-once.ts';
import { userKindOf } from './user-kind.ts';
import type { Sessions } from './viewer-session.ts';

/** Runs before the answer cache: the cache contains pages for guests, and buyers have the same key. */
export function registerPageAccess(
  app: FastifyInstance,
  { gateway, sessions, production }: { gateway: Gateway; sessions: Sessions; production: boolean },
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== pageUrl) return;
    const { site, path } = gateway.sites.split(pathOf(request.url));
    const to = redirectFor(path, {
      device: deviceOf(request),
      userKind: userKindOf(request.viewer, site),
      isBuyer: request.viewer?.kind === 'buyer',
      ownExhibitionIds:
        request.viewer?.kind === 'supplier' && exhibitionOfPath(path) !== undefined
          ? await ownExhibitionIds(request, reply)
          : [],
      production,
    });
    return to === undefined ? undefined : redirectOnce(reply, withDeployPath(site.deployPath, to));
  });

  /** None for a session that has ended, and while the service does not answer. */
  async function ownExhibitionIds(request: FastifyRequest, reply: FastifyReply): Promise<string[]> {
    const { session } = gateway.contextFor({
      language: languageOf(request),
      site: gateway.sites.split(pathOf(request.url)).site,
      tracking: trackingOf(request),
      visitor: visitorOf(request),
      session: sessions.sessionOf(request, reply),
    }).sources;
    try {
      return (await session.ownStands()).map(({ exhibition }) => exhibition.id);
    } catch (error) {
      if (error instanceof SourceError) request.log.warn(error.forLog(), 'upstream call failed');
      else if (!(error instanceof CodedError)) throw error;
      return [];
    }
  }
}
