import type { Page } from '@playwright/test';

export type FoundProduct = {
  readonly id: string;
  readonly path: string;
  readonly rating: { readonly count: number } | null;
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly variants: readonly {
    readonly id: string;
    readonly sku: string;
    readonly options: readonly { readonly value: string }[];
    readonly offer: {
      readonly stock: number;
      readonly ladder: readonly { readonly price: { readonly amount: string } }[];
    };
  }[];
};

const query = `query($ids: [ID!]!) {
  products(ids: $ids) {
    id slug rating { count } options { name values } variants { id sku options { value } offer { stock ladder { price { amount } } } }
  }
}`;
const idsAtOnce = 24;

/** The first product of the sitemap that is wanted. */
export async function findProduct(
  page: Page,
  isWanted: (product: FoundProduct) => boolean,
): Promise<FoundProduct> {
  const sitemap = await (await page.request.get('/sitemap/goods-0.xml')).text();
  const ids = [...sitemap.matchAll(/_(\d+)\.html/g)].map(([, id]) => id);
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const answer = await page.request.post('/graphql', {
      data: { query, variables: { ids: ids.slice(from, from + idsAtOnce) } },
    });
    type Answer = { data: { products: ((Omit<FoundProduct, 'path'> & { slug: string }) | null)[] } };
    const { data } = (await answer.json()) as Answer;
    const found = data.products
      .filter((product) => product !== null)
      .map((product) => ({ ...product, path: `/${product.slug}${product.id}.html` }))
      .find(isWanted);
    if (found) return found;
  }
  throw new Error('the demo data have no such product');
}
