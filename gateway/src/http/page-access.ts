// Whoever a page is not for is sent on before it is rendered (§2, §2.5, §2.8); the table of routes says whom it is for.
import { withDeployPath } from '@fairgate/schema/urls/deploy-path';
import { redirectFor } from '@fairgate/schema/urls/routes';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { deviceOf } from './device.ts';
import { pageUrl, pathOf } from './page-request.ts';
import { redirectOnce } from './redirect-once.ts';
import { userKindOf } from './user-kind.ts';

/** Comes before the answer cache: a page for guests is kept there, and a buyer asks for it under the same key. */
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
