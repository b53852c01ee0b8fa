// /robots.txt and the sitemap for search engines (https://www.sitemaps.org/protocol.html): an index, a file of single
// pages, and files of the pages for each product, supplier and so on.
import { pageTtlMs } from '@fairgate/schema/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noTracking } from '../envelope/dialect.ts';
import type { Gateway } from '../gateway.ts';
import { internationalSite } from '../sources/buyer/sites.ts';
import { offerAnswer } from './answer-cache.ts';
import { originOf } from './origin.ts';
import { catalogueAddresses, catalogueFiles, kindNames, type Kind } from './sitemap/catalogue.ts';
import { pageAddresses } from './sitemap/pages.ts';
import { indexXml, urlsXml } from './sitemap/xml.ts';

export function registerCrawlers(
  app: FastifyInstance,
  options: { gateway: Gateway; publicUrl: string | undefined },
): void {
  const { gateway, publicUrl } = options;
  const sources = () =>
    gateway.contextFor({ language: 'en', site: internationalSite, tracking: noTracking }).sources;

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /graphql',
          'Disallow: /explorer',
          'Disallow: /metrics',
          `Sitemap: ${originOf(request, publicUrl)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', async (request, reply) =>
    xml(
      reply,
      indexXml(originOf(request, publicUrl), [
        '/sitemap/pages.xml',
        ...(await catalogueFiles(sources().page)),
      ]),
    ),
  );

  app.get('/sitemap/pages.xml', async (request, reply) =>
    xml(reply, urlsXml(originOf(request, publicUrl), await pageAddresses(sources()))),
  );

  app.get<{ Params: { kind: Kind; after: string } }>(
    `/sitemap/:kind(^${kindNames.join('|')}$)-:after(^\\d+$).xml`,
    async (request: FastifyRequest<{ Params: { kind: Kind; after: string } }>, reply) => {
      const { kind, after } = request.params;
      return xml(
        reply,
        urlsXml(originOf(request, publicUrl), await catalogueAddresses(kind, after, sources().page)),
      );
    },
  );
}

function xml(reply: FastifyReply, text: string): FastifyReply {
  offerAnswer(reply, () => pageTtlMs);
  return reply.type('application/xml; charset=utf-8').send(text);
}
