// Exhibitions, halls and exhibitors of the embedded services, on real databases with demo data.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callService, databases, type Embedded, startEmbedded } from './store.ts';

type Info = {
  exhibitionId: string;
  channelType: string;
  websiteEnName: string;
  state: number;
  eshowName: string | null;
  fairPages: { pageId: string; categoryIds: string[] }[];
  lottery: boolean;
  sharing: boolean;
  halls: { hallNo: string; width: number; depth: number; exhibitorNum: number }[];
  categories: { categoryId: string; exhibitorNum: number }[];
};
type Exhibitor = {
  exhibitorNo: string;
  supplierId: string | null;
  companyName: string;
  products: string[];
  hallNo: string;
  standNo: string;
  x: number;
  y: number;
  width: number;
  depth: number;
};
type Found = {
  total: number;
  list: Exhibitor[];
  facets: { kind: string; values: { value: string; label: string | null; count: number }[] }[];
};

describe.each(databases)('exhibitions of the embedded services on %s', (kind) => {
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
  });
  afterAll(() => embedded.close());

  const info = (data: object) =>
    callService<Info | null>(embedded, 'buyer', '/exhibition/getExhibitionInfo.json', data);
  const list = (data: object, language = 'en') =>
    callService<Found>(embedded, 'buyer', '/exhibition/getExhibitorList.json', data, language);
  const ids = async () =>
    (
      await embedded.db.rows<{ id: number }>({
        text: 'select distinct exhibition_id as id from exhibitor order by 1',
      })
    ).map(({ id }) => String(id));

  // At any hour, at least one of the two places has another day than UTC.
  it.each([
    ['Etc/GMT+12', 0, 1, true],
    ['Pacific/Kiritimati', -1, 2, false],
  ])(
    '§3 an exhibition in %s that closes %i days from today there has state %i',
    async (zone, days, state, isOpen) => {
      const [before] = await embedded.db.rows<{ time_zone: string; opens_on: string; closes_on: string }>({
        text: 'select time_zone, opens_on::text, closes_on::text from exhibition where id = 802',
      });
      const set = `update exhibition set time_zone = $1, opens_on = $2::date, closes_on = $3::date where id = 802`;
      const [closing] = await embedded.db.rows<{ day: string }>(
        { text: `select ((now() at time zone $1)::date + $2::int)::text as day` },
        [zone, days],
      );
      await embedded.db.rows({ text: set }, [zone, closing?.day, closing?.day]);
      try {
        expect(await info({ exhibitionId: '802' })).toMatchObject({ state });
        const open = await callService<{ exhibitionId: string }[]>(
          embedded,
          'buyer',
          '/exhibition/getRecommendExhibition.json',
          { ageing: 1 },
        );
        expect(open.some(({ exhibitionId }) => exhibitionId === '802')).toBe(isOpen);
      } finally {
        const { time_zone: own, opens_on: opens, closes_on: closes } = before ?? {};
        await embedded.db.rows({ text: set }, [own, opens, closes]);
      }
    },
  );

  it('§2.5 says which of its pages there are: an e-show, pages of products, a prize draw, a sharing event', async () => {
    const pagesOf = async () => {
      const found = await info({ exhibitionId: '801' });
      return (
        found && [found.eshowName, found.fairPages.map(({ pageId }) => pageId), found.lottery, found.sharing]
      );
    };
    expect(await pagesOf()).toEqual([expect.any(String), ['defuexpo', 'homelife'], true, true]);
    await embedded.db.transaction(async (transaction) => {
      for (const table of ['eshow', 'fair_page', 'lottery_prize', 'share_prize'])
        await transaction.rows({
          text: `update ${table} set exhibition_id = 9801 where exhibition_id = 801`,
        });
    });
    expect(await pagesOf()).toEqual([null, [], false, false]);
    await embedded.db.transaction(async (transaction) => {
      for (const table of ['eshow', 'fair_page', 'lottery_prize', 'share_prize'])
        await transaction.rows({
          text: `update ${table} set exhibition_id = 801 where exhibition_id = 9801`,
        });
    });
  });

  it('each has 100 to 600 exhibitors, and the halls count all of them', async () => {
    const found = await ids();
    expect(found.length).toBeGreaterThanOrEqual(12);
    for (const exhibitionId of found) {
      const [known, { total }] = await Promise.all([
        info({ exhibitionId }),
        list({ exhibitionId, pageSize: 0 }),
      ]);
      expect(total).toBeGreaterThanOrEqual(100);
      expect(total).toBeLessThanOrEqual(600);
      const sum = (counts: { exhibitorNum: number }[]) =>
        counts.reduce((all, { exhibitorNum }) => all + exhibitorNum, 0);
      expect([sum(known?.halls ?? []), sum(known?.categories ?? [])]).toEqual([total, total]);
    }
  });

  it('no stand overlaps another, and each is inside its hall', async () => {
    for (const exhibitionId of await ids()) {
      const halls = new Map((await info({ exhibitionId }))?.halls.map((hall) => [hall.hallNo, hall]));
      const taken = new Set<string>();
      for (let offset = 0; ; offset += 100) {
        const { list: page } = await list({ exhibitionId, offset, pageSize: 100 });
        if (page.length === 0) break;
        for (const { hallNo, x, y, width, depth } of page) {
          const hall = halls.get(hallNo);
          expect(x + width).toBeLessThanOrEqual(hall?.width ?? 0);
          expect(y + depth).toBeLessThanOrEqual(hall?.depth ?? 0);
          for (let metre = x; metre < x + width; metre += 1) {
            expect(taken).not.toContain(`${hallNo}:${metre}:${y}`);
            taken.add(`${hallNo}:${metre}:${y}`);
          }
        }
      }
    }
  });

  it('in the order of the stands; pages neither repeat nor leave out', async () => {
    const [first, second] = await Promise.all([
      list({ exhibitionId: '801', pageSize: 10 }),
      list({ exhibitionId: '801', offset: 5, pageSize: 10 }),
    ]);
    expect(second.list.slice(0, 5)).toEqual(first.list.slice(5));
    const stands = first.list.map(({ standNo }) => Number(standNo));
    expect(stands).toEqual(stands.toSorted((one, other) => one - other));
  });

  it('words find names, stands with and without a dash, and products in the caller’s language', async () => {
    const [one] = (await list({ exhibitionId: '801', pageSize: 1 })).list;
    const numbers = async (keyword: string, language = 'en') =>
      (await list({ exhibitionId: '801', keyword, pageSize: 100 }, language)).list.map(
        ({ exhibitorNo }) => exhibitorNo,
      );
    expect(await numbers(one?.companyName ?? '')).toContain(one?.exhibitorNo);
    expect(await numbers(`${one?.hallNo}-${one?.standNo}`)).toEqual([one?.exhibitorNo]);
    expect(await numbers(`${one?.hallNo}${one?.standNo}`.toLowerCase())).toEqual([one?.exhibitorNo]);
    const [inArabic] = (await list({ exhibitionId: '801', pageSize: 1 }, 'ar')).list;
    expect(inArabic?.products).not.toEqual(one?.products);
    expect(await numbers(inArabic?.products[0] ?? '', 'ar')).toContain(one?.exhibitorNo);
    expect(await numbers('no such company')).toEqual([]);
  });

  it('counts ignore their own filter and respect the others', async () => {
    const all = await list({ exhibitionId: '801', pageSize: 0 });
    const inA = await list({ exhibitionId: '801', hallNos: ['A'], pageSize: 0 });
    const countsOf = ({ facets }: Found, facet: string) =>
      facets.find((known) => known.kind === facet)?.values ?? [];
    expect(countsOf(inA, 'hall')).toEqual(countsOf(all, 'hall'));
    expect(inA.total).toBe(countsOf(all, 'hall').find(({ value }) => value === 'A')?.count);
    const countries = countsOf(inA, 'country').reduce((sum, { count }) => sum + count, 0);
    expect(countries).toBe(inA.total);
    expect(countsOf(all, 'category').every(({ label }) => label !== null)).toBe(true);
  });

  it('the plan of a hall has all its stands, and says which a search finds', async () => {
    type Plan = {
      hall: { hallNo: string; exhibitorNum: number };
      total: number;
      stands: { exhibitor: Exhibitor; found: boolean }[];
    };
    const plan = (data: object) =>
      callService<Plan | null>(embedded, 'buyer', '/exhibition/getHallPlan.json', data);
    const halls = (await info({ exhibitionId: '802' }))?.halls ?? [];
    for (const { hallNo, exhibitorNum } of halls) {
      const found = await plan({ exhibitionId: '802', hallNo });
      expect(found?.stands).toHaveLength(exhibitorNum);
      expect(
        found?.stands.every(({ exhibitor, found: isFound }) => isFound && exhibitor.hallNo === hallNo),
      ).toBe(true);
    }
    // Without a hall: the one where the search finds somebody.
    const last = halls.at(-1)?.hallNo ?? '';
    const { list: inLast } = await list({ exhibitionId: '802', hallNos: [last], pageSize: 1 });
    const searched = await plan({ exhibitionId: '802', keyword: `${last}-${inLast[0]?.standNo}` });
    expect([searched?.hall.hallNo, searched?.total]).toEqual([last, 1]);
    expect(searched?.stands.filter(({ found }) => found).map(({ exhibitor }) => exhibitor)).toEqual(inLast);
    expect(await plan({ exhibitionId: '999999' })).toBeNull();
  });

  it('each has an agenda on its days, by the clocks of its time zone, in the caller’s language', async () => {
    type Session = { sessionNo: string; title: string; startTime: string; endTime: string; place: string };
    const agenda = (exhibitionId: string, language = 'en') =>
      callService<Session[]>(embedded, 'buyer', '/exhibition/getAgenda.json', { exhibitionId }, language);
    for (const exhibitionId of await ids()) {
      const known = await callService<{ startDate: string; endDate: string; timeZone: string }>(
        embedded,
        'buyer',
        '/exhibition/getExhibitionInfo.json',
        { exhibitionId },
      );
      const sessions = await agenda(exhibitionId);
      const dayAt = (iso: string) => new Date(iso).toLocaleDateString('en-CA', { timeZone: known.timeZone });
      const days = new Set(sessions.flatMap(({ startTime, endTime }) => [dayAt(startTime), dayAt(endTime)]));
      expect([...days].sort()[0]).toBe(known.startDate);
      expect([...days].sort().at(-1)).toBe(known.endDate);
      expect(sessions.every(({ startTime, endTime }) => startTime < endTime)).toBe(true);
      expect(sessions.map(({ startTime }) => startTime)).toEqual(
        sessions.map(({ startTime }) => startTime).toSorted(),
      );
    }
    const [english] = await agenda('801');
    const [arabic] = await agenda('801', 'ar');
    expect([english?.title, english?.place]).toEqual(['Opening ceremony', 'Main stage']);
    expect([arabic?.title, arabic?.place]).toEqual(['حفل الافتتاح', 'المنصة الرئيسية']);
    expect(await agenda('999999')).toEqual([]);
  });

  it('§2.5 each has news from their day on, the latest first, in the caller’s language', async () => {
    type News = { newsNo: string; date: string; title: string; content: string };
    const news = (exhibitionId: string, language = 'en') =>
      callService<News[]>(
        embedded,
        'buyer',
        '/exhibition/getExhibitionNews.json',
        { exhibitionId },
        language,
      );
    const today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
    for (const exhibitionId of await ids()) {
      const found = await news(exhibitionId);
      const days = found.map(({ date }) => date);
      expect(days).toEqual(days.toSorted().toReversed());
      expect(days.every((day) => day <= today)).toBe(true);
    }
    // It opened yesterday: all but the thanks of the day after.
    expect((await news('802')).map(({ title }) => title)).toEqual([
      'The doors are open',
      'Before you travel',
      'The hall plan is complete',
      'The programme is online',
      'Registration is open',
    ]);
    expect((await news('802', 'ar'))[0]).toMatchObject({ title: 'فُتحت الأبواب' });
    expect(await news('999999')).toEqual([]);
  });

  it('§2.5 without an id: the open or next one of the site, of the asked channel if there is one', async () => {
    expect(await info({ websiteEnName: 'egypt', channelType: 'expo' })).toMatchObject({
      exhibitionId: '801',
      websiteEnName: 'Egypt',
      channelType: 'chinahomelife',
    });
    // The name in the address has hyphens for spaces.
    expect(await info({ websiteEnName: 'United-Arab-Emirates', channelType: 'expo' })).toMatchObject({
      exhibitionId: '802',
      websiteEnName: 'United Arab Emirates',
    });
    expect(await info({ websiteEnName: 'Japan', channelType: 'aff' })).toMatchObject({ exhibitionId: '810' });
    expect(await info({ websiteEnName: 'Nowhere', channelType: 'expo' })).toBeNull();
    expect(await info({ exhibitionId: '999999' })).toBeNull();
    expect(await info({ exhibitionId: 'drop table' })).toBeNull();
  });

  it('§2.5 an e-show by its short name, with the right site or without one', async () => {
    const eshow = (data: object) =>
      callService<{ shortName: string; exhibition: Info } | null>(
        embedded,
        'buyer',
        '/exhibition/getEshowInfo.json',
        data,
      );
    const found = { shortName: 'cairo-home', exhibition: { exhibitionId: '801' } };
    expect(await eshow({ shortName: 'Cairo-Home' })).toMatchObject(found);
    expect(await eshow({ shortName: 'cairo-home', countryName: 'egypt' })).toMatchObject(found);
    expect(await eshow({ shortName: 'cairo-home', countryName: 'Poland' })).toBeNull();
    expect(await eshow({ shortName: 'none' })).toBeNull();
  });

  it('§2.5 each exhibition has a fair page for each of its industries, with products on its floors', async () => {
    const page = (websiteEnName: string, pageId: string) =>
      callService<{ exhibition: Info; categoryIds: string[] } | null>(
        embedded,
        'buyer',
        '/exhibition/getFairPage.json',
        { websiteEnName, pageId },
      );
    const found = await page('Egypt', 'homelife');
    expect(found?.exhibition.exhibitionId).toBe('801');
    expect(found?.categoryIds.length).toBeGreaterThan(1);
    const totals = await Promise.all(
      (found?.categoryIds ?? []).map((categoryId) =>
        callService<{ total: number }>(embedded, 'search', '/v2/searchGoods.json', {
          categoryId,
          exhibitionIds: ['801'],
        }),
      ),
    );
    expect(totals.some(({ total }) => total > 0)).toBe(true);
    expect(await page('United-Arab-Emirates', 'newenergy')).toMatchObject({
      exhibition: { exhibitionId: '802' },
    });
    expect(await page('Egypt', 'none')).toBeNull();
  });

  it('§3 some are coming, some are open and some are completed', async () => {
    const states = await Promise.all(
      (await ids()).map(async (exhibitionId) => (await info({ exhibitionId }))?.state),
    );
    expect(new Set(states)).toEqual(new Set([0, 1, 2]));
  });
});
