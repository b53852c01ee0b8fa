// The pages of screenshots and Lighthouse, if none are given.

/** Home, a search, the first product and supplier of the sitemap, the categories. */
export async function defaultPaths(baseUrl: string): Promise<string[]> {
  const [product, supplier] = await Promise.all([productPath(baseUrl), firstOf(baseUrl, 'supplier')]);
  return ['/', '/search/product?keyword=lamp', product, supplier, '/categories'];
}

/** The first product of the sitemap. */
export const productPath = (baseUrl: string): Promise<string> => firstOf(baseUrl, 'goods');

async function firstOf(baseUrl: string, kind: 'goods' | 'supplier'): Promise<string> {
  const sitemap = await fetch(`${baseUrl}/sitemap/${kind}-0.xml`).then((answer) => answer.text());
  const address = /<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1];
  if (!address) throw new Error(`The sitemap has no ${kind}.`);
  return new URL(address).pathname;
}
