// §2.8 The structured data of a page (schema.org) match its visible content: products, suppliers and texts.
import { localeOf, type LanguageCode } from '@fairgate/schema/locales';
import { expect, test } from '../journey.ts';
import { findProduct } from '../find-product.ts';
import { examplePages, ladder } from '../pages.ts';
import { address, dayOf, main, plain, statedOn, textOf, type Thing } from '../structured-data.ts';
import { variant } from '../variant.ts';

// The HTML as the server sent it, like a search engine.
test.use({ javaScriptEnabled: false });

test('§2.8 a product has the name, prices by quantity, stock, seller, rating and reviews of the page', async ({
  page,
}) => {
  const withoutVariants = await findProduct(
    page,
    ({ variants, rating }) => variants.length === 0 && rating !== null,
  );
  await page.goto(withoutVariants.path);
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

test(
  '§2.8 a product with variants has an offer for each, with its number, price, stock and address',
  variant,
  async ({ page }) => {
    const found = await findProduct(page, ({ variants }) => variants.length > 1);
    await page.goto(found.path);
    const product = (await statedOn(page))['Product'] as Thing & {
      offers: {
        offerCount: number;
        offers: { sku: string; name: string; price: string; availability: string; url: string }[];
      };
    };
    const { offers, offerCount } = product.offers;
    expect(offerCount).toBe(found.variants.length);
    expect(offers.map(({ sku, name, price, availability }) => ({ sku, name, price, availability }))).toEqual(
      found.variants.map(({ sku, options, offer }) => ({
        sku,
        name: plain(options.map(({ value }) => value).join(', ')),
        price: offer.ladder[0]?.price.amount,
        availability: `https://schema.org/${offer.stock > 0 ? 'InStock' : 'MadeToOrder'}`,
      })),
    );
    const last = offers.at(-1);
    await page.goto(last?.url ?? '');
    await expect(page.getByText(`Item number: ${last?.sku}`)).toBeVisible();
    // The page of the product is the canonical one.
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).not.toContain('variant');
  },
);

test(
  '§2.8 a supplier is an organization with the place, facts, certificates and rating of the page',
  variant,
  async ({ page }) => {
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
    expect(supplier.url).toBe(
      address(page, await page.locator('link[rel="canonical"]').getAttribute('href')),
    );
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
    for (const [
      index,
      { name, certificationIdentification, expires },
    ] of supplier.hasCertification.entries()) {
      const row = await textOf(rows.nth(index));
      expect(row).toContain(name);
      expect(row).toContain(certificationIdentification);
      expect(row).toContain(dayOf(expires));
    }
    for (const code of supplier.contactPoint.availableLanguage)
      expect(seen).toContain(localeOf(code).endonym);
  },
);

test(
  '§2.8 questions, services, policies and reviews have the words of the page',
  variant,
  async ({ page }) => {
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
  },
);
