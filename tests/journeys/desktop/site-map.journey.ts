// web/routes.ts lists every page; the journeys over all pages must cover them.
import { matchRoute } from '@fairgate/schema/urls/routes';
import { expect, test } from '../journey.ts';
import { examplePages } from '../pages.ts';
import { addresses, templates } from '../site-map.ts';
import { variant } from '../variant.ts';

/** The same pages under other addresses (§2.3), a list in another order, and routes for other templates of the schema: two in one, or one for an optional part. */
const others = [
  '/supplier/{supplier}',
  '/product/{product}',
  '/product/{product}.html',
  '/categories/{defaultCategory}',
  '/myFavorite/{kind}',
  '/expo/{type}/view',
  '/expo/{type}/view/{cdpId}',
];

test('§2 every page of the site map is among the tested pages', async ({ page }) => {
  const looked = Object.values(await examplePages(page)).map(
    (path) => matchRoute(path.replace(/^\/eg(?=\/)/, '').split('?')[0] ?? '')?.route.shape.template,
  );
  expect(templates.length).toBeGreaterThan(25);
  expect(
    templates.filter((template) => !looked.includes(template as never) && !others.includes(template)),
  ).toEqual([]);
});

test('§2.3 every address without a parameter is in the sitemap, or closed to search engines', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap/pages.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.length).toBeGreaterThan(25);
  for (const path of addresses) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const hidden =
      answer.status() !== 200 || (await answer.text()).includes('<meta name="robots" content="noindex"');
    expect.soft(listed.includes(path), path).toBe(!hidden);
  }
});

test(
  '§2.3 every address in the sitemap of pages answers under its canonical name',
  variant,
  async ({ request }) => {
    const sitemap = await (await request.get('/sitemap/pages.xml')).text();
    for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { pathname } = new URL(address);
      const answer = await request.get(pathname, { maxRedirects: 0 });
      expect.soft([pathname, answer.status()]).toEqual([pathname, 200]);
      expect.soft(/rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1]).toBe(address);
    }
  },
);
