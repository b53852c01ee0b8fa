import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { goldenOf } from '../gateway/golden.ts';
import { json } from '../gateway/upstream.ts';

const { upstream, gateway, close } = await startBoth({});
beforeEach(() => upstream.reset());
afterAll(close);

const exhibitors = `exhibitors(filter: $filter, first: 2) {
  totalCount
  nodes {
    number name countryCode products
    category { id }
    stand { hall number x y width depth }
    supplier { id }
  }
  pageInfo { hasNextPage }
  facets { kind values { value label count } }
}`;

describe('an exhibition', () => {
  it('§2.5 by id: address, days and halls', async () => {
    const { data } = await gateway.query(
      '{ exhibition(id: "3001") { name channel siteName startsOn halls { code width depth exhibitorCount } } }',
    );
    expect(data).toEqual({
      exhibition: {
        name: 'Homelife Egypt 2027',
        channel: 'CHINAHOMELIFE',
        siteName: 'Egypt',
        startsOn: '2027-02-10',
        halls: [
          { code: 'A', width: 69, depth: 39, exhibitorCount: 141 },
          { code: 'B', width: 69, depth: 30, exhibitorCount: 96 },
        ],
      },
    });
    // The halls come with the exhibition.
    expect(upstream.calls).toHaveLength(1);
  });

  it('§2.5 the current one of a site is asked for by name and channel', async () => {
    await gateway.query('{ currentExhibition(siteName: "Egypt", channel: AFF) { id } }');
    expect(upstream.calls[0]?.body).toMatchObject({ data: { websiteEnName: 'Egypt', channelType: 'aff' } });
  });

  it('§4 the gateway’s setting says when the popup that invites to register comes', async () => {
    const popupOf = async ({ query }: typeof gateway) => (await query('{ promoPopup }')).data['promoPopup'];
    expect(await popupOf(gateway)).toBe('OFF');
    for (const [PROMO_POPUP, expected] of [
      ['always', 'ALWAYS'],
      ['recent', 'RECENT'],
    ] as const) {
      const other = await startBoth({ env: { PROMO_POPUP } });
      expect(await popupOf(other.gateway)).toBe(expected);
      await other.close();
    }
  });

  it('is null if the service has none, and without a call for what is not an id (§5)', async () => {
    upstream.answer('getExhibitionInfo', (_call, response) =>
      json(response, { success: true, code: 200, data: null }),
    );
    expect((await gateway.query('{ exhibition(id: "404") { id } }')).data).toEqual({ exhibition: null });
    expect((await gateway.query('{ exhibition(id: "x") { id } }')).data).toEqual({ exhibition: null });
    expect(upstream.calls).toHaveLength(1);
  });

  it('an older service says neither channel nor site name nor halls', async () => {
    upstream.answer('getExhibitionInfo', (_call, response) =>
      json(response, {
        success: true,
        code: 200,
        data: {
          exhibitionId: '9',
          name: 'Fair',
          enName: 'Fair',
          city: 'Cairo',
          venue: 'Hall',
          countryId: 'EG',
          websiteId: '1020',
          startDate: '2027-02-10',
          endDate: '2027-02-12',
          state: 0,
        },
      }),
    );
    const { data } = await gateway.query(
      '{ exhibition(id: "9") { channel siteName stage eshowName fairPages { pageId } hasLottery hasSharing halls { code } } }',
    );
    expect(data).toEqual({
      exhibition: {
        channel: 'EXPO',
        siteName: 'International',
        stage: null,
        eshowName: null,
        fairPages: [],
        hasLottery: false,
        hasSharing: false,
        halls: [],
      },
    });
  });
});

it('§2.5 all exhibitions, with those that are over (§7.2 ageing 0)', async () => {
  await gateway.query('{ exhibitions { id } }');
  expect(upstream.calls[0]).toMatchObject({
    operation: 'getRecommendExhibition',
    body: { data: { ageing: 0 } },
  });
});

describe('the exhibitors of an exhibition', () => {
  const read = (filter: object) =>
    gateway.query<{ exhibition: { exhibitors: unknown } }>(
      `query ($filter: ExhibitorFilter!) { exhibition(id: "3001") { ${exhibitors} } }`,
      { filter },
    );

  it('§2.5 with its logo and its pictures; none from a service that does not know them', async () => {
    const show = async () =>
      (
        await gateway.query<{ exhibition: { exhibitors: { nodes: unknown } } }>(
          '{ exhibition(id: "3001") { exhibitors(first: 2) { nodes { logo { src width height alt } pictures { src alt } } } } }',
        )
      ).data.exhibition.exhibitors.nodes;
    const alt = 'Ningbo Haoyu Houseware Co., Ltd.';
    expect(await show()).toEqual([
      {
        logo: {
          src: '/pictures/own-0f1e2d3c4b5a69788796a5b4c3d2e1f001234567.webp',
          width: 640,
          height: 240,
          alt,
        },
        pictures: [{ src: '/pictures/own-76543210f1e2d3c4b5a69788796a5b4c3d2e1f00.webp', alt }],
      },
      { logo: null, pictures: [] },
    ]);
    upstream.answer('getExhibitorList', (_call, response) => {
      const body = structuredClone(goldenOf('getExhibitorList').response.body) as {
        data: { list: { logo?: unknown; images?: unknown }[] };
      };
      for (const one of body.data.list) {
        delete one.logo;
        delete one.images;
      }
      json(response, body);
    });
    expect(await show()).toEqual([
      { logo: null, pictures: [] },
      { logo: null, pictures: [] },
    ]);
  });

  it('§2.5 with stand, products, category and, where it is listed, the supplier', async () => {
    const { data } = await read({});
    expect(data.exhibition.exhibitors).toMatchObject({
      totalCount: 2,
      nodes: [
        {
          number: '7',
          name: 'Ningbo Haoyu Houseware Co., Ltd.',
          countryCode: 'CN',
          products: ['Electric kettles', 'Toasters'],
          category: { id: '8' },
          stand: { hall: 'A', number: '107', x: 21, y: 3, width: 6, depth: 3 },
        },
        { number: '152', stand: { hall: 'B', number: '211' }, supplier: null },
      ],
      pageInfo: { hasNextPage: false },
      facets: [
        {
          kind: 'HALL',
          values: [
            { value: 'A', count: 1 },
            { value: 'B', count: 1 },
          ],
        },
        { kind: 'CATEGORY', values: [{ value: '8', label: 'Home life', count: 2 }] },
        {
          kind: 'COUNTRY',
          values: [
            { value: 'CN', count: 2 },
            { value: 'TR', count: 1 },
          ],
        },
      ],
    });
  });

  it('all conditions and the page reach the service', async () => {
    await read({ keyword: ' kettle ', halls: ['A', 'B'], categoryIds: ['8'], countryCodes: ['cn'] });
    const call = upstream.calls.find(({ operation }) => operation === 'getExhibitorList');
    expect(call?.body).toMatchObject({
      data: {
        exhibitionId: '3001',
        keyword: 'kettle',
        hallNos: ['A', 'B'],
        categoryIds: ['8'],
        countryIds: ['CN'],
        offset: 0,
        pageSize: 2,
      },
    });
  });

  it('at most 100 at once', async () => {
    const { errors } = await gateway.query(
      '{ exhibition(id: "3001") { exhibitors(first: 101) { totalCount } } }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('the plan of a hall', () => {
  const read = (hall: string | null, filter: object) =>
    gateway.query<{ exhibition: { hallPlan: unknown } }>(
      `query ($hall: String, $filter: ExhibitorFilter!) { exhibition(id: "3001") { hallPlan(hall: $hall, filter: $filter) {
        hall { code width depth exhibitorCount } foundCount
        stands { isFound exhibitor { number stand { number x y } } }
        facets { kind values { value count } }
      } } }`,
      { hall, filter },
    );

  it('§2.5 all its stands, and which exhibitors meet the conditions', async () => {
    const { data } = await read('A', { keyword: ' kettle ', countryCodes: ['cn'], halls: ['B'] });
    expect(data.exhibition.hallPlan).toMatchObject({
      hall: { code: 'A', width: 69, depth: 39, exhibitorCount: 2 },
      foundCount: 1,
      stands: [
        { isFound: true, exhibitor: { number: '7', stand: { number: '107', x: 21, y: 3 } } },
        { isFound: false, exhibitor: { number: '8', stand: { number: '109' } } },
      ],
    });
    const call = upstream.calls.find(({ operation }) => operation === 'getHallPlan');
    expect((call?.body as { data: object }).data).toEqual({
      exhibitionId: '3001',
      hallNo: 'A',
      keyword: 'kettle',
      categoryIds: [],
      countryIds: ['CN'],
    });
  });

  it('is null for a fair without halls', async () => {
    upstream.answer('getHallPlan', (_call, response) =>
      json(response, { success: true, code: 200, data: null }),
    );
    expect((await read(null, {})).data).toEqual({ exhibition: { hallPlan: null } });
  });
});

describe('the news of an exhibition', () => {
  it('§2.5 the latest first, with day, headline and text', async () => {
    const { data } = await gateway.query(
      '{ exhibition(id: "3001") { news { number publishedOn title text } } }',
    );
    expect(data).toEqual({
      exhibition: {
        news: [
          {
            number: '2',
            publishedOn: '2027-01-12',
            title: 'The programme is online',
            text: 'The agenda has every session.\n\nSeats are limited.',
          },
          expect.objectContaining({ number: '1', publishedOn: '2026-12-01' }),
        ],
      },
    });
  });

  it('has at most 20 of them, and is null with an error when they cannot be loaded', async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({
      newsNo: String(at + 1),
      date: '2027-01-12',
      title: 'News',
      content: '',
    }));
    upstream.answer('getExhibitionNews', (_call, response) =>
      json(response, { success: true, code: 200, data: many }),
    );
    const { data } = await gateway.query('{ exhibition(id: "3001") { news { number } } }');
    expect((data['exhibition'] as { news: object[] }).news).toHaveLength(20);
    upstream.answer('getExhibitionNews', (_call, response) =>
      json(response, { success: false, code: 500 }, 500),
    );
    const { data: rest, errors } = await gateway.query('{ exhibition(id: "3002") { id news { number } } }');
    expect([rest, errors?.[0]?.extensions?.['code']]).toEqual([
      { exhibition: expect.objectContaining({ news: null }) as object },
      'SERVER_ERROR',
    ]);
  });
});

describe('the agenda of an exhibition', () => {
  it('§2.5 the sessions by time, and the time zone of the fair', async () => {
    const { data } = await gateway.query(
      '{ exhibition(id: "3001") { timeZone sessions { number kind title startsAt endsAt hall place languageCode speakers } } }',
    );
    expect(data).toEqual({
      exhibition: {
        timeZone: 'Africa/Cairo',
        sessions: [
          {
            number: '1',
            kind: 'CEREMONY',
            title: 'Opening ceremony',
            startsAt: '2027-02-10T07:30:00.000Z',
            endsAt: '2027-02-10T08:00:00.000Z',
            hall: 'A',
            place: 'Main stage',
            languageCode: 'ar',
            speakers: ['Omar Farouk, Ningbo Haoyu Houseware Co., Ltd.'],
          },
          expect.objectContaining({ number: '2', kind: 'MATCHMAKING', hall: null, speakers: [] }),
        ],
      },
    });
  });
});
