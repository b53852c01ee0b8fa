// The measured pages: one of each kind of entry page.
import { defaultPaths } from '../shots/paths.ts';

export type MeasuredPage = { readonly name: string; readonly path: string };

/** @param baseUrl of the running app; its sitemap names the product and the supplier. */
export async function measuredPages(baseUrl: string): Promise<MeasuredPage[]> {
  const [home = '', search = '', product = '', supplier = ''] = await defaultPaths(baseUrl);
  return [
    { name: 'home', path: home },
    { name: 'search', path: search },
    { name: 'category', path: '/category/Renewable-energy_101.html' },
    { name: 'product', path: product },
    { name: 'supplier', path: supplier },
  ];
}
