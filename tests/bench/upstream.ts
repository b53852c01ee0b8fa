// The upstream of the GraphQL comparison, in a separate process: answers a search with 20 products and their suppliers
// from prepared data in the form of the golden files, so that only the compared servers are measured.
import { createServer } from 'node:http';
import { searchAnswer, supplierAnswer } from '../gateway/catalogue.ts';
import { announce } from './process.ts';

export const itemsPerPage = 20;
const ids = Array.from({ length: itemsPerPage }, (_, index) => String(2_000 + index));
const answers = new Map(
  Object.entries({
    '/v2/searchGoods.json': searchAnswer(0, itemsPerPage, 1_000),
    '/suppliers/getSupplierList.json': supplierAnswer(ids),
  }).map(([path, body]) => [path, Buffer.from(JSON.stringify(body))]),
);
const nothing = Buffer.from('[]');

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const body = answers.get(request.url ?? '') ?? nothing;
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  });
});
server.listen(0, '127.0.0.1', () => announce(server));
