import type { APIRequestContext } from '@playwright/test';

/** The demo supplier's id, and the name and id in the address of one of its products. */
export type SignedInSupplier = { readonly supplierId: string; readonly product: string };

/** Signs the demo supplier in. */
export async function signInSupplier(request: APIRequestContext): Promise<SignedInSupplier> {
  const ask = async (query: string): Promise<Record<string, unknown>> => {
    const answer = await request.post('/graphql', { data: { query } });
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
  await ask(
    'mutation { supplierLogin(input: { account: "supplier@fairgate.example", password: "fairgate1" }) { __typename } }',
  );
  const { viewer } = await ask(
    '{ viewer { ... on SupplierUser { supplierId supplier { products(first: 1) { nodes { id slug } } } } } }',
  );
  const own = viewer as {
    supplierId: string;
    supplier: { products: { nodes: { id: string; slug: string }[] } };
  };
  const [product] = own.supplier.products.nodes;
  if (!product) throw new Error('the demo supplier has no product');
  return { supplierId: own.supplierId, product: product.slug + product.id };
}
