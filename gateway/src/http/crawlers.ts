// /robots.txt and /sitemap.xml for search engines (https://www.sitemaps.org/protocol.html): an index, then one file for
// each ten thousand products or suppliers, found by the last id of the file before.
import { categories, categoryPage } from '@fairgate/schema/urls/category';
import { productPage } from '@fairgate/schema/urls/product';
import { supplierPage } from '@fairgate/schema/urls/supplier';
import { pageTtlMs } from '@fairgate/schema/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noTracking } from '../envelope/dialect.ts';
import type { Gateway } from '../gateway.ts';
import { internationalSite } from '../sources/buyer/sites.ts';
import type { Sources } from '../sources/sources.ts';
import { offerAnswer } from './answer-cache.ts';
import { originOf } from './origin.ts';

type Kind = 'goods' | 'supplier';

const addressOf = {
  goods: (id: string, name: string) => productPage.format({ product: { slug: name, id } }),
  supplier: (id: string, name: string) => supplierPage.format({ supplier: { slug: name, id } }),
} satisfies Record<Kind, (id: string, name: string) => string>;

export function registerCrawlers(app: FastifyInstance, options: { gateway: Gateway; publicUrl: string | undefined }): void {
  const { gateway, publicUrl } = options;
  const sources = () => gateway.contextFor({ language: 'en', site: internationalSite, tracking: noTracking }).sources;

  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(
      ['User-agent: *', 'Disallow: /graphql', 'Disallow: /explorer', 'Disallow: /metrics', `Sitemap: ${originOf(request, publicUrl)}/sitemap.xml`, ''].join('\n'),
    ),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const files = ['/sitemap/pages.xml', ...(await filesOf('goods', sources())), ...(await filesOf('supplier', sources()))];
    return xml(reply, 'sitemapindex', files.map((file) => entry('sitemap', originOf(request, publicUrl) + file)));
  });

  app.get('/sitemap/pages.xml', async (request, reply) => {
    const stocked = [...(await sources().buyer.categories()).values()].filter(({ productCount }) => productCount > 0);
    const lists = stocked.map(({ slug, id }) => categoryPage.format({ category: { slug, id, pageNo: 1 } }));
    return xml(reply, 'urlset', ['/', categories.format({}), ...lists].map((path) => entry('url', originOf(request, publicUrl) + path)));
  });

  app.get<{ Params: { kind: Kind; after: string } }>(
    '/sitemap/:kind(^goods|supplier$)-:after(^\\d+$).xml',
    async (request: FastifyRequest<{ Params: { kind: Kind; after: string } }>, reply) => {
      const { kind, after } = request.params;
      const pages = await sources().search.pages(kind, after === '0' ? '' : after);
      const origin = originOf(request, publicUrl);
      return xml(reply, 'urlset', pages.map(({ id, enName, updateTime }) => entry('url', origin + addressOf[kind](id, enName), updateTime)));
    },
  );
}

async function filesOf(kind: Kind, sources: Sources): Promise<string[]> {
  const files: string[] = [];
  for (let after = '0'; ; ) {
    const pages = await sources.search.pages(kind, after === '0' ? '' : after);
    const last = pages.at(-1);
    if (!last) return files;
    files.push(`/sitemap/${kind}-${after}.xml`);
    after = last.id;
  }
}

function xml(reply: FastifyReply, root: 'sitemapindex' | 'urlset', entries: readonly string[]): FastifyReply {
  offerAnswer(reply, () => pageTtlMs);
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
  return reply.type('application/xml; charset=utf-8').send(text);
}

function entry(tag: 'sitemap' | 'url', address: string, changedAt?: string): string {
  const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
  return `<${tag}><loc>${address.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</loc>${lastmod}</${tag}>`;
}
