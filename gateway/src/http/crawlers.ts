// /robots.txt and the sitemap for search engines (https://www.sitemaps.org/protocol.html): an index, a file of single
// pages, and files of the pages for each product, supplier and so on.
import { pageTtlMs } from '@fairgate/schema/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noTracking } from '../envelope/dialect.ts';
import type { Gateway } from '../gateway.ts';
import type { Logger } from '../log.ts';
import { callCost } from '../query-cost.ts';
import { internationalSite } from '../sources/buyer/sites.ts';
import { isRenewal, offerAnswer } from './answer-cache.ts';
import { originOf } from './origin.ts';
import {
  beginningFor,
  type Beginnings,
  beginningsOfFiles,
  catalogueAddresses,
  catalogueFile,
  kindNames,
  type Kind,
} from './sitemap/catalogue.ts';
import { pageAddresses } from './sitemap/pages.ts';
import { indexXml, urlsXml } from './sitemap/xml.ts';
import { rateLimitAnswer, tellBudget } from './visitor-budget.ts';

const indexUrl = '/sitemap.xml';
const pagesUrl = '/sitemap/pages.xml';
const catalogueUrl = `/sitemap/:kind(^${kindNames.join('|')}$)-:after(^\\d{1,18}$).xml`;
export const sitemapUrls = [indexUrl, pagesUrl, catalogueUrl] as const;

/** A file takes about as long as so many calls. */
const points = 20 * callCost;
const beginningsTtlMs = 300_000;

export function registerCrawlers(
  app: FastifyInstance,
  options: { gateway: Gateway; publicUrl: string | undefined; log: Logger },
): void {
  const { gateway, publicUrl, log } = options;
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

  // Only these files exist: any number in an address would be a file of its own to make and to store.
  let known: { beginnings: Promise<Beginnings>; untilMs: number } | undefined;
  function beginnings(): Promise<Beginnings> {
    if (known && Date.now() < known.untilMs) return known.beginnings;
    const next = { beginnings: beginningsOfFiles(sources().page), untilMs: Date.now() + beginningsTtlMs };
    known = next;
    next.beginnings.catch(() => {
      if (known === next) known = undefined;
    });
    return next.beginnings;
  }

  // Those who ask for a file at the same time share one.
  const underway = new Map<string, Promise<string>>();
  function madeOnce(path: string, make: () => Promise<string>): Promise<string> {
    const known = underway.get(path);
    if (known) return known;
    const made = make().finally(() => underway.delete(path));
    underway.set(path, made);
    return made;
  }

  const onSend = tellBudget;
  /** Hook of a route: no query, and the visitor pays. */
  const onRequest = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const [path = ''] = request.url.split('?', 1);
    if (path !== request.url) return void reply.header('cache-control', 'no-store').redirect(path);
    const limited = isRenewal(request) ? undefined : rateLimitAnswer(request, { gateway, points, log });
    if (limited) return void reply.code(429).header('cache-control', 'no-store').send(limited);
    done();
  };

  app.get(indexUrl, { onRequest, onSend }, async (request, reply) => {
    const begin = await beginnings();
    const files = kindNames.flatMap((kind) => begin[kind].map((after) => catalogueFile(kind, after)));
    return xml(reply, indexXml(originOf(request, publicUrl), [pagesUrl, ...files]));
  });

  app.get(pagesUrl, { onRequest, onSend }, async (request, reply) => {
    const origin = originOf(request, publicUrl);
    return xml(
      reply,
      await madeOnce(origin + pagesUrl, async () => urlsXml(origin, await pageAddresses(sources()))),
    );
  });

  app.get<{ Params: { kind: Kind; after: string } }>(
    catalogueUrl,
    { onRequest, onSend },
    async (request, reply) => {
      const { kind, after } = request.params;
      const begin = beginningFor(after, (await beginnings())[kind]);
      reply.header('cache-control', 'no-store');
      if (begin === undefined) return reply.callNotFound();
      // Files begin elsewhere when entries before them are removed.
      if (begin !== after) return reply.redirect(catalogueFile(kind, begin));
      reply.removeHeader('cache-control');
      const origin = originOf(request, publicUrl);
      return xml(
        reply,
        await madeOnce(origin + catalogueFile(kind, after), async () =>
          urlsXml(origin, await catalogueAddresses(kind, after, sources().page)),
        ),
      );
    },
  );
}

function xml(reply: FastifyReply, text: string): FastifyReply {
  offerAnswer(reply, () => pageTtlMs);
  return reply.type('application/xml; charset=utf-8').send(text);
}
