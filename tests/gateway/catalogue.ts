// Many products and their suppliers, made from the golden files: for lists, batches and benchmarks.
import { goldenOf } from './golden.ts';
import { json, type Upstream } from './upstream.ts';

type Wire = Record<string, unknown>;
type Body = { success?: boolean; code: number; data: unknown };

const searchBody = goldenOf('searchGoodsV2').response.body as Body & {
  data: { list: Wire[]; facets: unknown[] };
};
const supplierBody = goldenOf('supplierList').response.body as Body & { data: Wire[] };

/** A search answer: products `offset` to `offset + size` of `total`, each with a separate supplier unless one is named. */
export function searchAnswer(offset: number, size: number, total: number, supplierId = ''): unknown {
  const [card] = searchBody.data.list;
  const list = Array.from({ length: Math.max(0, Math.min(size, total - offset)) }, (_, index) => ({
    ...card,
    spuId: String(100_000 + offset + index),
    supplierId: supplierId || String(2_000 + offset + index),
  }));
  return { ...searchBody, data: { ...searchBody.data, total, list } };
}

/** The suppliers with these ids. */
export function supplierAnswer(ids: readonly string[]): unknown {
  return { ...supplierBody, data: ids.map((supplierId) => ({ ...supplierBody.data[0], supplierId })) };
}

/** Puts a catalogue of `total` products behind search and the supplier gateway until the next reset. */
export function stockUp(upstream: Upstream, total: number): void {
  upstream.answer('searchGoodsV2', ({ body }, response) => {
    const { offset, pageSize, supplierId } = (
      body as { data: { offset: number; pageSize: number; supplierId: string } }
    ).data;
    json(response, searchAnswer(offset, pageSize, total, supplierId));
  });
  upstream.answer('supplierList', ({ body }, response) =>
    json(response, supplierAnswer((body as { data: { supplierIds: string[] } }).data.supplierIds)),
  );
}
