// What anyone needs to check a badge without the service (docs/badge-format.md): the public keys as a JWK Set
// (RFC 7517 §5) and the revoked numbers. Other sites' checkers may read them too.
import { websiteTtlMs } from '@fairgate/schema/limits';
import type { FastifyInstance } from 'fastify';
import { ownPoints } from '../budget.ts';
import { noTracking } from '../envelope/dialect.ts';
import type { Gateway } from '../gateway.ts';
import type { Logger } from '../log.ts';
import { callCost } from '../query-cost.ts';
import { internationalSite } from '../sources/buyer/sites.ts';
import { isRenewal, offerAnswer } from './answer-cache.ts';
import { rateLimitAnswer, tellBudget } from './visitor-budget.ts';

const points = ownPoints(callCost);

const keysUrl = '/.well-known/badge-keys.json';
const revocationsUrl = '/.well-known/badge-revocations.json';
export const badgeListUrls = [keysUrl, revocationsUrl] as const;

export function registerBadgeLists(app: FastifyInstance, gateway: Gateway, log: Logger): void {
  const badges = () =>
    gateway.contextFor({ language: 'en', site: internationalSite, tracking: noTracking }).sources.badge;
  const lists = [
    [keysUrl, 'application/jwk-set+json', () => badges().keys()],
    [revocationsUrl, 'application/json', () => badges().revocations()],
  ] as const;
  for (const [address, type, read] of lists)
    app.get(address, { onSend: tellBudget }, async (request, reply) => {
      if (!isRenewal(request)) {
        const limited = rateLimitAnswer(request, { gateway, points, log });
        if (limited) return reply.code(429).send(limited);
      }
      const list = await read();
      offerAnswer(reply, () => websiteTtlMs);
      return reply
        .type(`${type}; charset=utf-8`)
        .header('access-control-allow-origin', '*')
        .send(JSON.stringify(list));
    });
}
