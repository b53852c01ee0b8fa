// Runs as the command of `embedded`, in any release: acts as a buyer, and prints the data that a later release must have.
import { z } from 'zod';

const text = z.string();
const email = 'keeper@nile.example';
const password = 'correct1';
const message = 'May I have a sample before I order?';

const { list } = await callService(
  'SEARCH',
  '/v2/searchGoods.json',
  { keyword: '', offset: 0, pageSize: 12, withFacets: false, sort: 'relevance' },
  z.object({
    list: z.array(z.object({ spuId: text, supplierId: text, categoryId: text })).min(12),
  }),
);
// The imported product has an id above those of the demo data.
const product = list.findLast(({ spuId }) => Number(spuId) < 1_000_000_000);
if (!product) throw new Error('no demo product found');

const { tradeChinaToken: token } = await callService(
  'BUYER',
  '/register/registerV2.json',
  { email, password, appVersion: 'WEB' },
  z.object({ tradeChinaToken: text }),
);
const any = z.unknown();
await callService('BUYER', '/follow/followProduct.json', { goodsId: product.spuId }, any, token);
await callService('BUYER', '/follow/followEnterprise.json', { supplierId: product.supplierId }, any, token);
const { ticketNo } = await callService(
  'BUYER',
  '/service/openTicket.json',
  // Releases before 2026-11-23 read the key here.
  { topic: 'buying', name: 'Amal Hassan', email, message, idempotencyKey: crypto.randomUUID() },
  z.object({ ticketNo: text }),
  token,
);

const { spuId: productId, supplierId, categoryId } = product;
console.log(
  JSON.stringify({ email, password, productId, supplierId, categoryId, ticketNo, message }, null, 2),
);

async function callService<Data>(
  service: 'BUYER' | 'SEARCH',
  path: string,
  data: object,
  answer: z.ZodType<Data>,
  token = '',
): Promise<Data> {
  const base = process.env[`${service}_GATEWAY_URL`] ?? '';
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'visitor-id': 'v-1',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ data, time: Date.now(), lang: 'en', token }),
  });
  const body = z.object({ code: z.number(), msg: text, data: z.unknown() }).parse(await response.json());
  if (body.code !== 200) throw new Error(`${path}: ${body.code} ${body.msg}`);
  return answer.parse(body.data);
}
