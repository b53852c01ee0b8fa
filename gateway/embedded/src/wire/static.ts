import { internationalSiteId, staticDataSiteId } from '@fairgate/schema/constants';
import { isLanguageCode, type LanguageCode } from '@fairgate/schema/locales';
import type { FastifyInstance } from 'fastify';
import { faultCodes } from './codes.ts';

/** The parameters of a static read. The site is never the alias 1001. */
export type StaticKey = { readonly siteId: string; readonly language: LanguageCode };

/** Resolves to undefined if the key is unknown. */
export type StaticRead = (key: StaticKey) => Promise<unknown>;

const maxAgeSeconds = 60;

/**
 * §7.3 static reads: GET /static/{websiteId}/{lang}/{name}.json answers the bare JSON, so that a content delivery
 * network can cache it. Site 1001, the default of static data (§3), has the data of the international site.
 */
export function addStaticReads(service: FastifyInstance, reads: Readonly<Record<string, StaticRead>>): void {
  service.get<{ Params: { site: string; language: string; name: string } }>(
    '/static/:site/:language/:name.json',
    async (request, reply) => {
      const { site, language, name } = request.params;
      const read = Object.hasOwn(reads, name) ? reads[name] : undefined;
      const siteId = site === staticDataSiteId ? internationalSiteId : site;
      const found = read && isLanguageCode(language) ? await read({ siteId, language }) : undefined;
      if (found === undefined)
        return reply.code(faultCodes.unknown).send({ code: faultCodes.unknown, msg: 'no such data' });
      return reply.header('cache-control', `public, max-age=${maxAgeSeconds}`).send(found);
    },
  );
}
