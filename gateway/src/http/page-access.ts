// Redirects visitors from pages that are not for them before rendering (§2, §2.5, §2.8), by the table of routes.
import { withDeployPath } from '@fairgate/schema/urls/deploy-path';
import { redirectFor } from '@fairgate/schema/urls/routes';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { deviceOf } from './device.ts';
import { pageUrl, pathOf } from './page-request.ts';
import { redirectOnce } from './redirect-once.ts';
import { userKindOf } from './user-kind.ts';

/** Runs before the answer cache: the cache contains pages for guests, and buyers have the same key. */
export function registerPageAccess(
  app: FastifyInstance,
  { gateway, production }: { gateway: Gateway; production: boolean },
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== pageUrl) return;
    const { site, path } = gateway.sites.split(pathOf(request.url));
    const to = redirectFor(path, {
      device: deviceOf(request),
      userKind: userKindOf(request.viewer, site),
      isBuyer: request.viewer?.kind === 'buyer',
      production,
    });
    return to === undefined ? undefined : redirectOnce(reply, withDeployPath(site.deployPath, to));
  });
}
