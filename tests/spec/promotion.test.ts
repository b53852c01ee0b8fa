import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { goldenOf } from '../gateway/golden.ts';
import { startGateway } from '../gateway/start.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth({ env: { NODE_ENV: 'production' } });
const elsewhere = await startGateway({
  upstreamUrl: upstream.url,
  env: { CACHE_MAX_ENTRIES: '0', NODE_ENV: 'development' },
});
beforeEach(() => upstream.reset());
afterAll(async () => {
  await elsewhere.close();
  await close();
});

const [exhibition] = (goldenOf('getRecommendExhibition').response.body as { data: Record<string, unknown>[] })
  .data;

/** Answers with exhibitions of these names, each as [name in the visitor's language, English name]. */
function announce(names: readonly (readonly [string, string])[]): void {
  const data = names.map(([name, enName], index) => ({
    ...exhibition,
    exhibitionId: String(3_000 + index),
    name,
    enName,
  }));
  upstream.answer('getRecommendExhibition', (_call, response) =>
    json(response, { success: true, code: 200, data }),
  );
}

const namesFrom = async (where: typeof gateway) => {
  const { data } = await where.query<{ recommendedExhibitions: { name: string }[] }>(
    '{ recommendedExhibitions(first: 12) { name } }',
  );
  return data.recommendedExhibitions.map(({ name }) => name);
};

describe('recommended exhibitions', () => {
  const withTests = [
    ['Homelife Egypt', 'Homelife Egypt'],
    ['Test fair', 'Test fair'],
    ['Messe', 'TEST expo'],
    ['Prueba (test)', 'Rehearsal'],
  ] as const;

  it('§7.2 in production, exhibitions whose name contains the word test are dropped', async () => {
    announce(withTests);
    expect(await namesFrom(gateway)).toEqual(['Homelife Egypt']);
  });

  it('§7.2 outside production they are shown', async () => {
    announce(withTests);
    expect(await namesFrom(elsewhere)).toEqual(['Homelife Egypt', 'Test fair', 'Messe', 'Prueba (test)']);
  });

  it('§7.2 the whole word is matched: Contest and Testing are shown', async () => {
    announce([
      ['Contest of makers', 'Contest of makers'],
      ['Testing technology', 'Testing technology'],
    ]);
    expect(await namesFrom(gateway)).toEqual(['Contest of makers', 'Testing technology']);
  });

  it('§7.2 requests ageing 1: exhibitions that are not over', async () => {
    await namesFrom(gateway);
    expect(upstream.calls[0]?.body).toMatchObject({ data: { ageing: 1 } });
  });

  it("§3 an exhibition in the glossary's terms, its lifecycle coming 0, opening 1, completed 2", async () => {
    upstream.answer('getRecommendExhibition', (_call, response) =>
      json(response, { success: true, data: [0, 1, 2].map((state) => ({ ...exhibition, state })) }),
    );
    const { data } = await gateway.query<{ recommendedExhibitions: { status: string }[] }>(
      '{ recommendedExhibitions { id name city venue countryCode siteId startsOn endsOn status picture { src } } }',
    );
    expect(data.recommendedExhibitions.map(({ status }) => status)).toEqual([
      'COMING',
      'OPENING',
      'COMPLETED',
    ]);
    expect(data.recommendedExhibitions[0]).toMatchObject({
      id: '3001',
      name: 'Homelife Egypt 2027',
      city: 'Cairo',
      countryCode: 'EG',
      siteId: '1020',
      startsOn: '2027-02-10',
      endsOn: '2027-02-12',
      picture: { src: '/pictures/ceramic-mug-white-front.webp' },
    });
  });

  it('§3 the second lifecycle of an exhibition: unpublished 0 to ended 5, null when the service does not say', async () => {
    upstream.answer('getRecommendExhibition', (_call, response) =>
      json(response, {
        success: true,
        data: [0, 1, 2, 3, 4, 5, null].map((stage) => ({ ...exhibition, stage })),
      }),
    );
    const { data } = await gateway.query<{ recommendedExhibitions: { stage: string | null }[] }>(
      '{ recommendedExhibitions(first: 12) { stage } }',
    );
    expect(data.recommendedExhibitions.map(({ stage }) => stage)).toEqual([
      'UNPUBLISHED',
      'NOT_STARTED',
      'PRE_SHOW',
      'DURING_SHOW',
      'POST_SHOW',
      'ENDED',
      null,
    ]);
  });

  it('§5 returns the requested number, and rejects more than 12', async () => {
    announce([
      ['A', 'A'],
      ['B', 'B'],
      ['C', 'C'],
    ]);
    expect(
      (await gateway.query('{ recommendedExhibitions(first: 2) { name } }')).data['recommendedExhibitions'],
    ).toHaveLength(2);
    const { errors } = await gateway.query('{ recommendedExhibitions(first: 13) { name } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: ['first'] });
  });
});

describe('banners', () => {
  it("§7.3 belong to the visitor's site", async () => {
    await gateway.query('{ banners { id } }', {}, {}, '?site=eg');
    expect(upstream.calls[0]?.body).toMatchObject({ data: { websiteId: '1020' } });
  });

  it('§7.3 link to a search, a category or all categories', async () => {
    const [banner] = (goldenOf('bannerList').response.body as { data: Record<string, unknown>[] }).data;
    const targets = [
      { jumpType: 'search', jumpValue: 'kettle' },
      { jumpType: 'category', jumpValue: '801' },
      { jumpType: 'categories', jumpValue: '' },
    ];
    upstream.answer('bannerList', (_call, response) =>
      json(response, { success: true, data: targets.map((target) => ({ ...banner, ...target })) }),
    );
    const { data } = await gateway.query<{ banners: unknown[] }>(
      '{ banners { title target { kind keyword id category { name } } } }',
    );
    const title = 'Kettles and toasters for autumn';
    expect(data.banners).toEqual([
      { title, target: { kind: 'SEARCH', keyword: 'kettle', id: null, category: null } },
      {
        title,
        target: { kind: 'CATEGORY', keyword: null, id: '801', category: { name: 'Kitchen appliances' } },
      },
      { title, target: { kind: 'CATEGORIES', keyword: null, id: null, category: null } },
    ]);
  });
});
