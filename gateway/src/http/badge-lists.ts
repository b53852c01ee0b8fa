// What anyone needs to check a badge without the service (docs/badge-format.md): the public keys as a JWK Set
// (RFC 7517 §5) and the revoked numbers. Other sites' checkers may read them too.
import { websiteTtlMs } from '@fairgate/schema/limits';
import type { FastifyInstance } from 'fastify';
import { noTracking } from '../envelope/dialect.ts';
import type { Gateway } from '../gateway.ts';
import { internationalSite } from '../sources/buyer/sites.ts';
import { offerAnswer } from './answer-cache.ts';

export function registerBadgeLists(app: FastifyInstance, gateway: Gateway): void {
  const badges = () =>
    gateway.contextFor({ language: 'en', site: internationalSite, tracking: noTracking }).sources.badge;
  const lists = [
    ['/.well-known/badge-keys.json', 'application/jwk-set+json', () => badges().keys()],
    ['/.well-known/badge-revocations.json', 'application/json', () => badges().revocations()],
  ] as const;
  for (const [address, type, read] of lists)
    app.get(address, async (_request, reply) => {
      const list = await read();
      offerAnswer(reply, () => websiteTtlMs);
      return reply
        .type(`${type}; charset=utf-8`)
        .header('access-control-allow-origin', '*')
        .send(JSON.stringify(list));
    });
}
