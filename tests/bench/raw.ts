// The baseline of the gateway: the same join of the same upstream, by hand, in plain Fastify. It has no GraphQL,
// validation, deadline, breaker or log; its cache is a Map of finished texts.
import Fastify from 'fastify';
import { Pool } from 'undici';
import { announce } from './process.ts';
import type { variables } from './search-query.ts';

type Wire = Record<string, never> & { supplierId: string };
type Search = { data: { total: number; list: Wire[] } };
type Suppliers = { data: Wire[] };

const upstream = new Pool(process.env['UPSTREAM_URL'] ?? '', { connections: 64 });
const headers = { 'content-type': 'application/json' };

async function callUpstream<T>(path: string, data: unknown): Promise<T> {
  const { body } = await upstream.request({
    method: 'POST',
    path,
    headers,
    body: JSON.stringify({ data, time: Date.now(), lang: 'en', token: '' }),
  });
  return (await body.json()) as T;
}

async function join(keyword: string, first: number) {
  const { data } = await callUpstream<Search>('/v2/searchGoods.json', {
    keyword,
    pageSize: first,
    offset: 0,
  });
  const ids = [...new Set(data.list.map((card) => card.supplierId))];
  const suppliers = new Map(
    (await callUpstream<Suppliers>('/suppliers/getSupplierList.json', { supplierIds: ids })).data.map(
      (supplier) => [supplier.supplierId, supplier],
    ),
  );
  return {
    data: {
      searchProducts: {
        totalCount: data.total,
        nodes: data.list.map((card) => toNode(card, suppliers.get(card.supplierId))),
      },
    },
  };
}

function toUnit({ key, one, many }: Readonly<Record<'key' | 'one' | 'many', string>>) {
  return { key, singular: one, plural: many };
}

function toNode(card: Wire, supplier: Wire | undefined) {
  return {
    id: card['spuId'],
    name: card['productName'],
    minimumOrder: card['minOrder'],
    updatedAt: card['updateTime'],
    picture: {
      src: card['image'],
      width: card['imageWidth'],
      height: card['imageHeight'],
      alt: card['productName'],
    },
    price: {
      from: { amount: card['priceMin'], currencyCode: card['currency'] },
      to: { amount: card['priceMax'], currencyCode: card['currency'] },
    },
    unit: toUnit(card['unit'] as never),
    leadTime: { minimumDays: card['leadDaysMin'], maximumDays: card['leadDaysMax'] },
    rating: { average: card['stars'], count: card['reviewCount'] },
    supplier: supplier && {
      id: supplier['supplierId'],
      name: supplier['adName'],
      countryCode: supplier['countryId'],
      city: supplier['city'],
      yearsOnSite: supplier['joinYears'],
      verifications: (supplier['checks'] as unknown as Wire[]).map((check) => ({
        key: check['key'],
        title: check['title'],
        checkedOn: check['date'],
      })),
    },
  };
}

const app = Fastify();
app.post<{ Body: typeof variables }>('/search', (request) => join(request.body.keyword, request.body.first));

const cache = new Map<string, string>();
app.get<{ Querystring: { keyword: string; first: string } }>('/search', async ({ url, query }, reply) => {
  const text = cache.get(url) ?? JSON.stringify(await join(query.keyword, Number(query.first)));
  cache.set(url, text);
  return reply.type('application/json; charset=utf-8').send(text);
});
await app.listen({ port: 0, host: '127.0.0.1' });
announce(app.server);
