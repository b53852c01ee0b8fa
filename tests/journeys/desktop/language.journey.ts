import { expect, open, test } from '../journey.ts';
import { examplePages, productLinks, searchField } from '../pages.ts';
import { variant, variantUnless } from '../variant.ts';

test('§4 a change of language keeps the address and the input, without a reload', async ({ page }) => {
  await open(page, '/search/product?keyword=lamp');
  const address = page.url();
  await searchField(page).fill('half a thought');
  await page.evaluate(() => {
    Object.assign(window, { mark: 'not reloaded' });
  });
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toHaveValue(
    'half a thought',
  );
  await expect(page).toHaveTitle(/.+/);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
});

test('§4 an address with a language selects it, also without a cookie', variant, async ({ page }) => {
  await open(page, '/categories?lang=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', /^ar/);
});

for (const [language, accepted] of [
  ['ja', 'ja-JP,ja;q=0.9'],
  ['en', 'xx'],
] as const) {
  test(`§4 the browser's languages (${accepted}) lead to ${language}`, async ({ request, baseURL }) => {
    const html = await (
      await request.get(`${baseURL}/`, { headers: { 'accept-language': accepted } })
    ).text();
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}`));
  });
}

test(
  'a visit loads the texts of each page in the current language before it shows them',
  variant,
  async ({ page }) => {
    const parts: string[] = [];
    page.on('request', (request) => {
      const [, language = '', part = ''] =
        /\/assets\/texts\/(\w+)-[^/]+\/([\w-]+)\.js$/.exec(request.url()) ?? [];
      if (part) parts.push(`${language} ${part}`);
    });
    await open(page, '/?lang=de');
    // In addition to these, the shell loads files when it is idle.
    expect(parts).toEqual(expect.arrayContaining(['de first', 'de home']));
    expect(
      parts.every((part) => /^de (first|home|[A-Z]\w+)$/.test(part)),
      parts.join(),
    ).toBe(true);

    // The texts are there at once: no id and no English text is visible in between.
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(document.body.innerText)).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    await page.getByRole('search').getByLabel('Produkte suchen').fill('lamp');
    await page.getByRole('search').getByLabel('Produkte suchen').press('Enter');
    await expect(page).toHaveURL(/keyword=lamp/);
    await productLinks(page).first().click();
    await expect(page.getByRole('table', { name: 'Preise nach Menge' })).toBeVisible();

    // Parts loaded in one language are loaded in the next, and later parts come in that one.
    await page.getByRole('button', { name: /^Sprache/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Türkçe' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', /^tr/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const before = parts.length;
    await page.getByRole('link', { name: 'Kategoriler', exact: true }).first().click();
    await expect(page).toHaveURL(/\/categories/);
    await expect(page.getByRole('heading', { level: 1, name: 'Tüm kategoriler' })).toBeVisible();
    expect(parts.slice(before).filter((part) => part.startsWith('de'))).toEqual([]);
    const shown = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'));
    expect(shown).not.toMatch(/All categories|Prices by quantity|Minimum order/);
    expect(
      shown
        .match(/^[\w+/]{6}$/gm)
        ?.filter((word) => /[a-zA-Z]/.test(word) && /[a-z][A-Z]|\d[a-zA-Z]|[+/]/.test(word)) ?? [],
    ).toEqual([]);
  },
);

for (const name of ['product', 'search without results', 'supplier', 'not found', 'customer service']) {
  test(
    `${name}: the browser hydrates the server's Thai in Thai`,
    variantUnless(['product', 'not found'].includes(name)),
    async ({ page, problems }) => {
      const path = (await examplePages(page))[name] ?? '';
      await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=th`);
      await page.waitForLoadState('networkidle');
      // React reports a mismatch, Lingui a missing text: either fails the journey.
      const text = await page.locator('body').innerText();
      const raw = await (await page.request.get(page.url())).text();
      for (const heading of await page.getByRole('heading').allInnerTexts())
        if (heading.trim())
          expect(raw.replaceAll(/<!-- -->|&\w+;/g, '')).toContain(heading.trim().slice(0, 12));
      expect(text).toMatch(/[\u0E00-\u0E7F]/);
      // An unknown page has status 404, which the browser reports.
      if (name === 'not found')
        problems.splice(0, problems.length, ...problems.filter((line) => !line.includes('status of 404')));
    },
  );
}

test(
  '§8 a page without the texts of its site says so once, goes on with the built-in ones, and can ask again',
  variant,
  async ({ page }) => {
    // As the server sends the page when the texts cannot be read.
    await page.route('**/categories?lang=ar', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(<script id="answers"[^>]*>)(.*?)(?=<\/script>)/s,
        (_, tag: string, json: string) =>
          tag +
          JSON.stringify((JSON.parse(json) as Answer[]).filter(({ data }) => !('translations' in data))),
      );
      await route.fulfill({ response, body });
    });
    await open(page, '/categories?lang=ar');
    const toast = page.getByText('تعذّر تحميل نصوص Fairgate باللغة العربية.', { exact: false });
    await expect(toast).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'الفئات' })).toBeVisible();
    const answer = page.waitForResponse('**/graphql?*operationName=SiteTexts*');
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    expect(await (await answer).json()).toMatchObject({ data: { translations: {} } });
    await expect(toast).toBeHidden();
  },
);

type Answer = { readonly data: object };
