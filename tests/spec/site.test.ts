import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { startGateway } from '../gateway/start.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth();
beforeEach(() => upstream.reset());
afterAll(close);

const site = '{ site { id deployPath abbreviation countryCode englishName localName } }';

describe('sites', () => {
  it('§3 without a prefix a visitor is on the international site, 999', async () => {
    const { data } = await gateway.query(site);
    expect(data['site']).toEqual({
      id: '999',
      deployPath: '',
      abbreviation: '',
      countryCode: null,
      englishName: 'International',
      localName: 'International',
    });
  });

  for (const [how, name] of [
    ['its abbreviation', 'eg'],
    ['its abbreviation in capitals', 'EG'],
    ['its id', '1020'],
  ]) {
    it(`§3 a site is named by ${how}`, async () => {
      const { data } = await gateway.query(site, {}, {}, `?site=${name}`);
      expect(data['site']).toEqual({
        id: '1020',
        deployPath: '/eg',
        abbreviation: 'eg',
        countryCode: 'EG',
        englishName: 'Egypt',
        localName: 'مصر',
      });
    });
  }

  it('§3 an unknown site falls back to the international one', async () => {
    const { data } = await gateway.query(site, {}, {}, '?site=atlantis');
    expect(data['site']).toMatchObject({ id: '999' });
  });

  it("§7.3 the visitor's site takes no call: the gateway knows its sites", async () => {
    await gateway.query(site, {}, {}, '?site=eg');
    expect(upstream.calls).toEqual([]);
  });

  it('§7.3 all sites are a static read of the default site 1001', async () => {
    const { data } = await gateway.query('{ sites { id } }', {}, {}, '?lang=de');
    expect(data['sites']).toEqual([{ id: '999' }, { id: '1020' }]);
    expect(upstream.calls).toMatchObject([{ method: 'GET', path: '/static/1001/de/websites.json' }]);
  });

  it("§2 a page's site comes from the deployPath before its path", async () => {
    const titleOf = async (path: string) =>
      /<title>(.*)<\/title>/.exec(await (await gateway.get(path, { 'accept-language': 'en' })).text())?.[1];
    expect(await titleOf('/eg/categories')).toBe('en 1020 desktop /eg/categories');
    expect(await titleOf('/categories')).toBe('en 999 desktop /categories');
    expect(await titleOf('/egypt/categories')).toBe('en 999 desktop /egypt/categories');
  });

  it('§8 a gateway that starts while its sites cannot be read serves the international one', async () => {
    upstream.answer('websites', (_call, response) => void response.destroy());
    const lonely = await startGateway({ upstreamUrl: upstream.url });
    const { data, errors } = await lonely.query(site, {}, {}, '?site=eg').finally(lonely.close);
    expect(errors).toBeUndefined();
    expect(data['site']).toMatchObject({ id: '999', englishName: 'International' });
  });
});

describe('translations', () => {
  it('§7.2 i18nAll is stored per language and site, with its version', async () => {
    const { data } = await gateway.query(
      '{ translations { version messages { id text } } }',
      {},
      {},
      '?site=eg&lang=ar',
    );
    expect(data['translations']).toEqual({
      version: '7',
      messages: [{ id: 'site.tagline', text: "Egypt's meeting place for trade" }],
    });
    expect(upstream.calls).toMatchObject([{ method: 'GET', path: '/static/1020/ar/i18nAll.json' }]);
  });

  it('§7.2 i18nAll is requested by POST, with its version, if there is no file', async () => {
    upstream.answer('i18nAll', (_call, response) => json(response, { version: '7', resources: {} }, 404));
    const { data } = await gateway.query(
      '{ translations { version messages { id text } } }',
      {},
      {},
      '?site=eg&lang=de',
    );
    expect(data['translations']).toEqual({
      version: '7',
      messages: [{ id: 'site.tagline', text: "Egypt's meeting place for trade" }],
    });
    expect(upstream.calls).toMatchObject([
      { method: 'GET', path: '/static/1020/de/i18nAll.json' },
      { method: 'POST', path: '/i18n/i18nAll.json', body: { websiteId: '1020', lang: 'de', data: '' } },
    ]);
  });

  it('§7.2 i18nAll by POST says which version the gateway has, and texts that are not sent again stay', async () => {
    const caching = await startGateway({ upstreamUrl: upstream.url, env: { CACHE_MAX_ENTRIES: '1000' } });
    upstream.reset();
    upstream.answer('i18nAll', (_call, response) => json(response, {}, 404));
    const answer = (data: unknown) =>
      upstream.answer('i18nAllByPost', (_call, response) => json(response, { code: 0, data }));
    const texts = async () => {
      const { data, errors } = await caching.query<{ translations: { version: string; messages: unknown } }>(
        '{ translations { version messages { id text } } }',
        {},
        {},
        '?site=eg&lang=de',
      );
      expect(errors).toBeUndefined();
      return data.translations;
    };
    const sent = () => upstream.calls.flatMap(({ body }) => (body ? [(body as { data: string }).data] : []));
    /** Past the time to live (§9: 60 s) and past the time for which expired texts are served at once. */
    const pass = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60_000 });
    try {
      answer({ version: 7, resources: { 'site.tagline': 'Seven' } });
      const seven = { version: '7', messages: [{ id: 'site.tagline', text: 'Seven' }] };
      expect(await texts()).toEqual(seven);
      answer({ version: '7' });
      pass();
      expect(await texts()).toEqual(seven);
      answer({ version: '8', resources: { 'site.tagline': 'Eight' } });
      pass();
      expect(await texts()).toEqual({ version: '8', messages: [{ id: 'site.tagline', text: 'Eight' }] });
      expect(sent()).toEqual(['', '7', '7']);
    } finally {
      vi.useRealTimers();
      await caching.close();
    }
  });

  for (const [what, fail] of [
    ['missing data', (response: ServerResponse) => json(response, null)],
    ['no resources', (response: ServerResponse) => json(response, { version: '7' })],
    ['no data in an envelope', (response: ServerResponse) => json(response, { code: 0, data: null })],
    ['no answer', (response: ServerResponse) => void response.destroy()],
  ] as const) {
    it(`§7.2, §8 ${what} is an error that names language and site`, async () => {
      for (const operation of ['i18nAll', 'i18nAllByPost'])
        upstream.answer(operation, (_call, response) => fail(response));
      const { errors } = await gateway.query('{ translations { version } }', {}, {}, '?site=eg&lang=de');
      expect(errors).toMatchObject([
        {
          message: 'The texts for language de and site 1020 couldn’t be loaded.',
          path: ['translations'],
          extensions: { code: 'I18N_LOAD_FAILED', key: 'error.i18n.load', language: 'de', site: '1020' },
        },
      ]);
    });
  }
});
