// An exhibition as a whole in one language, for devices that store it (schema/src/pocket.ts). Public and the same for
// everyone; it costs its visitor points like GraphQL, as many as its upstream calls.
import { pocketTtlMs } from '@fairgate/schema/limits';
import { isLanguageCode } from '@fairgate/schema/locales';
import { messageOf } from '@fairgate/schema/errors';
import type { PocketPack } from '@fairgate/schema/pocket';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { ownPoints } from '../budget.ts';
import { noTracking } from '../envelope/dialect.ts';
import type { Gateway } from '../gateway.ts';
import type { Logger } from '../log.ts';
import { contentOf, packCallsMost } from '../pocket/build-pack.ts';
import { changeSince, isVersion, withVersion } from '../pocket/pack-version.ts';
import { callCost } from '../query-cost.ts';
import { internationalSite } from '../sources/buyer/sites.ts';
import { isRenewal, offerAnswer } from './answer-cache.ts';
import { errorAnswer } from './errors.ts';
import { rateLimitAnswer, tellBudget } from './visitor-budget.ts';

export const pocketUrl = '/pocket/:exhibitionId(^\\d{1,18}$).:language(^[a-z]{2,3}$).json';

const points = ownPoints(packCallsMost * callCost);
const query = z.strictObject({ since: z.string().refine(isVersion).optional() });

/** The characters of the answer, uncompressed: a browser shows its progress by them. */
const sizeHeader = 'fairgate-size';

export function registerPocket(app: FastifyInstance, gateway: Gateway, log: Logger): void {
  const building = new Map<string, Promise<PocketPack | null>>();

  async function build(exhibitionId: string, language: string): Promise<PocketPack | null> {
    const scope = { language, site: internationalSite, tracking: noTracking };
    const content = await contentOf(gateway.contextFor(scope).sources, exhibitionId);
    return content && withVersion(content);
  }

  /** One pack is built once for all who wait for it. */
  function packOf(exhibitionId: string, language: string): Promise<PocketPack | null> {
    const key = `${exhibitionId}.${language}`;
    const known = building.get(key);
    if (known) return known;
    const made = build(exhibitionId, language).finally(() => building.delete(key));
    building.set(key, made);
    return made;
  }

  app.get<{ Params: { exhibitionId: string; language: string } }>(
    pocketUrl,
    { onSend: tellBudget },
    async (request, reply) => {
      const { exhibitionId, language } = request.params;
      const asked = query.safeParse(request.query);
      if (!asked.success)
        return reply.code(400).send(errorAnswer('BAD_USER_INPUT', messageOf('BAD_USER_INPUT')));
      if (!isLanguageCode(language)) return notFound(reply);
      if (!isRenewal(request)) {
        const limited = rateLimitAnswer(request, { gateway, points, log });
        if (limited) return reply.code(429).send(limited);
      }
      const pack = await packOf(exhibitionId, language);
      if (!pack) return notFound(reply);
      const { since } = asked.data;
      const change = since === undefined ? pack : changeSince(pack, since);
      if (!change) return reply.header('cache-control', 'no-store').redirect(request.url.replace(/\?.*/, ''));
      const body = JSON.stringify(change);
      offerAnswer(reply, () => pocketTtlMs);
      return reply
        .type('application/json; charset=utf-8')
        .header('content-language', language)
        .header('vary', 'accept-encoding')
        .header(sizeHeader, body.length)
        .send(body);
    },
  );
}

const notFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send(errorAnswer('NOT_FOUND', messageOf('NOT_FOUND')));
