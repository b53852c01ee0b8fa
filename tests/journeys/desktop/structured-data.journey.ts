// §2.8 The structured data of a page (schema.org) match its visible content.
import { localeOf, type LanguageCode } from '@fairgate/schema/locales';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { examplePages, ladder, numberIn, resultCount } from '../pages.ts';
import { showAll } from '../show-all.ts';
import { variant, variantUnless } from '../variant.ts';

// The HTML as the server sent it, like a search engine.
test.use({ javaScriptEnabled: false });

type Thing = { '@type': string } & Record<string, unknown>;
type Item = { position: number; name: string; item?: string; url?: string };

/** The structured data of a page, by type. */
async function statedOn(page: Page): Promise<Record<string, Thing | undefined>> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(scripts.length).toBeLessThan(2);
  // The visible text is read without no-break spaces, too.
  const stated = JSON.parse((scripts[0] ?? '{}').replaceAll('\u00a0', ' ')) as { '@graph'?: Thing[] } & Thing;
  const things = stated['@graph'] ?? (scripts[0] ? [stated] : []);
  expect(new Set(things.map((thing) => thing['@type'])).size, 'exactly one per type').toBe(things.length);
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]));
}

/** 21 Sep 2027, as pages write a date. */
function dayOf(date: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(new Date(date));
  return [part({ day: 'numeric' }), part({ month: 'short' }), part({ year: 'numeric' })].join(' ');
}

/** Removes the bidi marks. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
const textOf = async (locator: Locator) => {
  // Parts far from the window are not laid out, and have no visible text.
  await showAll(locator.page());
  return plain(await locator.innerText());
};
const main = (page: Page) => page.getByRole('main');
const address = (page: Page, href: string | null) =>
  href === null ? undefined : new URL(href, page.url()).href;

async function linksIn(page: Page, links: Locator): Promise<{ name: string; url: string | undefined }[]> {
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')] as const),
  );
  return found.map(([text, href]) => ({ name: plain(text), url: address(page, href) }));
}

test(
  '§2.8 each page with a visible breadcrumb has it as structured data, and no other page',
  variant,
  async ({ page, problems }) => {
    for (const [name, path] of Object.entries(await examplePages(page))) {
      // Keyword searches and pages of one visitor have no structured data.
      if (['search', 'search as a table', 'search without results', 'preview'].includes(name)) continue;
      await test.step(name, async () => {
        await page.goto(path);
        const canonical = await page.locator('link[rel="canonical"]').all();
        const here = canonical.length > 0 ? await canonical[0]?.getAttribute('href') : undefined;
        const crumbs = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem');
        const seen = await crumbs.evaluateAll((all) =>
          all.map(
            (item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null] as const,
          ),
        );
        const stated = (await statedOn(page))['BreadcrumbList']?.['itemListElement'] as Item[] | undefined;
        expect
          .soft(stated?.map(({ name: called }) => called) ?? [], name)
          .toEqual(seen.map(([text]) => plain(text)));
        expect
          .soft(stated?.map(({ position }) => position) ?? [], name)
          .toEqual(seen.map((_, index) => index + 1));
        // The last entry is the page itself.
        expect
          .soft(stated?.map(({ item }) => item ?? here) ?? [], name)
          .toEqual(seen.map(([, href]) => address(page, href) ?? here));
      });
    }
    // The browser itself reports the 404.
    problems.length = 0;
  },
);

for (const name of ['category', 'aggregate', 'showroom', 'hots', 'best rated', 'suppliers', 'new arrivals']) {
  test(
    `§2.8 the list of ${name} matches the page: the same names, addresses and order`,
    variantUnless(['category', 'suppliers'].includes(name)),
    async ({ page }) => {
      await page.goto((await examplePages(page))[name] ?? '');
      const list = (await statedOn(page))['ItemList'];
      const items = list?.['itemListElement'] as Item[];
      const links =
        name === 'suppliers'
          ? main(page)
              .getByRole('link')
              .and(page.locator('h2 a[href*="/supplier/"], h3 a[href*="/supplier/"]'))
          : main(page).getByRole('article').getByRole('link').and(page.locator('h2 a, h3 a'));
      expect(items.length).toBeGreaterThan(4);
      expect(items.map(({ name: called, url }) => ({ name: called, url }))).toEqual(
        await linksIn(page, links),
      );
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      if (name !== 'new arrivals')
        expect(list?.['numberOfItems']).toBe(
          name === 'suppliers'
            ? numberIn(
                await main(page)
                  .getByText(/^\d+ suppliers?$/)
                  .first()
                  .textContent(),
              )
            : numberIn(await resultCount(page).textContent()),
        );
    },
  );
}

test('§2.8 the second page of a category continues the positions', async ({ page }) => {
  await page.goto('/category/Renewable-energy_101_2.html');
  const items = (await statedOn(page))['ItemList']?.['itemListElement'] as Item[];
  await page.goto('/category/Renewable-energy_101.html');
  const before = (await statedOn(page))['ItemList']?.['itemListElement'] as Item[];
  expect(items[0]?.position).toBe(before.length + 1);
});

test('§2.8 a product has the name, prices by quantity, stock, seller, rating and reviews of the page', async ({
  page,
}) => {
  await page.goto((await examplePages(page))['product'] ?? '');
  const product = (await statedOn(page))['Product'] as Thing & {
    name: string;
    description: string;
    image: string[];
    category: string;
    sku: string;
    url: string;
    manufacturer: { name: string; url: string };
    aggregateRating: { ratingValue: number; reviewCount: number };
    review: { author: { name: string }; reviewBody: string; reviewRating: { ratingValue: number } }[];
    offers: {
      '@type': string;
      lowPrice: number;
      highPrice: number;
      priceCurrency: string;
      offerCount: number;
      availability: string;
      offers: {
        '@type': string;
        price: string;
        priceCurrency: string;
        availability: string;
        seller: { name: string };
        eligibleQuantity: { minValue: number; maxValue?: number };
      }[];
    };
  };
  const seen = await textOf(main(page));
  expect(product.name).toBe(await textOf(main(page).getByRole('heading', { level: 1 })));
  expect(product.url).toBe(address(page, await page.locator('link[rel="canonical"]').getAttribute('href')));
  expect(product.url).toContain(`_${product.sku}.html`);
  expect(seen).toContain(`Product number ${product.sku}`);
  expect(seen).toContain(product.category);
  expect(seen).toContain(product.description.slice(0, 100));
  for (const picture of product.image) expect((await page.request.get(picture)).status()).toBe(200);

  const rows = await ladder(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .all();
  const { offers, ...range } = product.offers;
  expect([range['@type'], range.offerCount, offers.length]).toEqual([
    'AggregateOffer',
    rows.length,
    rows.length,
  ]);
  for (const [index, row] of rows.entries()) {
    const offer = offers[index];
    const money = new Intl.NumberFormat('en', { style: 'currency', currency: offer?.priceCurrency ?? 'USD' });
    expect(offer?.['@type']).toBe('Offer');
    expect(await textOf(row.getByRole('cell').last())).toBe(money.format(Number(offer?.price)));
    const quantities = (await textOf(row.getByRole('rowheader')))
      .replaceAll(',', '')
      .match(/\d+/g)
      ?.map(Number);
    expect(quantities).toEqual(
      [offer?.eligibleQuantity.minValue, offer?.eligibleQuantity.maxValue].filter(
        (number) => number !== undefined,
      ),
    );
    expect([offer?.seller.name, offer?.availability]).toEqual([
      product.manufacturer.name,
      range.availability,
    ]);
  }
  const prices = offers.map(({ price }) => Number(price));
  expect([range.lowPrice, range.highPrice]).toEqual([Math.min(...prices), Math.max(...prices)]);
  expect(
    /[1-9][\d,]*\s\w+ ready to ship/.test(seen)
      ? 'https://schema.org/InStock'
      : 'https://schema.org/MadeToOrder',
  ).toBe(range.availability);

  const seller = main(page).getByRole('link', { name: product.manufacturer.name }).first();
  expect(address(page, await seller.getAttribute('href'))).toBe(product.manufacturer.url);
  expect(seen).toContain(`Rated ${product.aggregateRating.ratingValue} of 5`);
  expect(seen).toContain(`(${product.aggregateRating.reviewCount} review`);
  for (const review of product.review) expect(seen).toContain(review.reviewBody);
});

test('§2.8 a supplier is an organization with the place, facts, certificates and rating of the page', async ({
  page,
}) => {
  await page.goto((await examplePages(page))['supplier'] ?? '');
  const supplier = (await statedOn(page))['Organization'] as Thing & {
    name: string;
    description: string;
    url: string;
    foundingDate: string;
    address: { addressLocality: string; addressCountry: string };
    numberOfEmployees: { minValue: number; maxValue?: number };
    aggregateRating: { ratingValue: number; reviewCount: number };
    contactPoint: { availableLanguage: LanguageCode[] };
    hasCertification: { name: string; certificationIdentification: string; expires: string }[];
  };
  const seen = await textOf(main(page));
  expect(supplier.name).toBe(await textOf(main(page).getByRole('heading', { level: 1 })));
  expect(supplier.url).toBe(address(page, await page.locator('link[rel="canonical"]').getAttribute('href')));
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(supplier.address.addressCountry);
  expect(seen).toContain(`${supplier.address.addressLocality}, ${country}`);
  expect(seen).toContain(`Founded ${supplier.foundingDate}`);
  expect(seen).toMatch(
    new RegExp(`Employees ${supplier.numberOfEmployees.minValue}.${supplier.numberOfEmployees.maxValue}`),
  );
  expect(seen).toContain(`Rated ${supplier.aggregateRating.ratingValue} of 5`);
  expect(seen).toContain(`(${supplier.aggregateRating.reviewCount} reviews)`);
  expect(seen).toContain(supplier.description.slice(0, 100));
  const rows = main(page)
    .getByRole('table')
    .first()
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  expect(await rows.count()).toBe(supplier.hasCertification.length);
  for (const [index, { name, certificationIdentification, expires }] of supplier.hasCertification.entries()) {
    const row = await textOf(rows.nth(index));
    expect(row).toContain(name);
    expect(row).toContain(certificationIdentification);
    expect(row).toContain(dayOf(expires));
  }
  for (const code of supplier.contactPoint.availableLanguage) expect(seen).toContain(localeOf(code).endonym);
});

test('§2.8 questions, services, policies and reviews have the words of the page', async ({ page }) => {
  const paths = await examplePages(page);
  await page.goto(paths['customer service'] ?? '');
  const questions = (await statedOn(page))['FAQPage']?.['mainEntity'] as {
    name: string;
    acceptedAnswer: { text: string };
  }[];
  const help = plain((await main(page).textContent()) ?? '');
  expect(questions.length).toBeGreaterThan(5);
  for (const { name, acceptedAnswer } of questions) {
    expect(help).toContain(plain(name));
    expect(help).toContain(plain(acceptedAnswer.text));
  }

  await page.goto(paths['trade services'] ?? '');
  const services = (await statedOn(page))['ItemList']?.['itemListElement'] as {
    item: { name: string; description: string };
  }[];
  expect(services.map(({ item }) => item.name)).toEqual(
    (await main(page).locator('li > h2').allInnerTexts()).map(plain),
  );
  for (const { item } of services) await expect(main(page).getByText(item.description)).toBeVisible();

  for (const name of ['about us', 'privacy in short', 'privacy policy', 'privacy policy of a country']) {
    await page.goto(paths[name] ?? '');
    const text = (await statedOn(page))['WebPage'] as Thing & {
      name: string;
      description: string;
      dateModified: string;
      inLanguage: string;
    };
    expect([text.name, text.inLanguage]).toEqual([
      await textOf(main(page).getByRole('heading', { level: 1 })),
      'en',
    ]);
    await expect(main(page).getByText(text.description).first()).toBeVisible();
    await expect(main(page).getByText(dayOf(text.dateModified)).first()).toBeVisible();
  }

  await page.goto(paths['reviews'] ?? '');
  const reviewed = (await statedOn(page))['Product'] as Thing & {
    name: string;
    review: { reviewBody: string; author: { name: string } }[];
  };
  expect(await textOf(main(page).getByRole('heading', { level: 1 }))).toContain(reviewed.name);
  for (const { reviewBody } of reviewed.review)
    await expect(main(page).getByText(reviewBody).first()).toBeVisible();
});
