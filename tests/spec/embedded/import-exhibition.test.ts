// An organiser's own exhibition is imported, changed and exported, on real databases.
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { prepare } from '@fairgate/embedded/db/prepare';
import { exhibitionTemplate } from '@fairgate/embedded/exhibitions/export';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  exhibition,
  type ExhibitionFiles,
  hall,
  header,
  openExhibitionFiles,
} from './exhibition-files.ts';
import { newPerson } from './person.ts';
import { register, registrationForm } from './registrations.ts';
import { callService, databases, type Embedded, products, startEmbedded, today } from './store.ts';
import { localDay } from './zones.ts';

const examples = new URL('../../../docs/examples/', import.meta.url);

type Info = {
  exhibitionId: string;
  name: string;
  city: string;
  state: number;
  stage: number;
  websiteId: string;
  halls: { hallNo: string; exhibitorNum: number }[];
};

describe.each(databases)('an imported exhibition on %s', (kind) => {
  let embedded: Embedded;
  let files: ExhibitionFiles;

  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    files = await openExhibitionFiles(embedded);
  });
  afterEach(() => files.clear());
  afterAll(async () => {
    await files.close();
    await embedded.close();
  });

  const bring: ExhibitionFiles['bring'] = (...file) => files.bring(...file);
  const csv: ExhibitionFiles['csv'] = (...rows) => files.csv(...rows);
  const take: ExhibitionFiles['take'] = (format) => files.take(format);
  const idOf: ExhibitionFiles['idOf'] = (key) => files.idOf(key);
  const infoOf = async (key: string, language = 'en') =>
    callService<Info | null>(
      embedded,
      'buyer',
      '/exhibition/getExhibitionInfo.json',
      { exhibitionId: await idOf(key) },
      language,
    );
  const exhibitorsOf = async (key: string) =>
    (
      await callService<{ list: { exhibitorNo: string; companyName: string; standNo: string }[] }>(
        embedded,
        'buyer',
        '/exhibition/getExhibitorList.json',
        { exhibitionId: await idOf(key), pageSize: 100 },
      )
    ).list;

  it.each(['exhibition.csv', 'exhibition.json'])(
    'the example %s comes in whole, and a second time changes nothing',
    async (name) => {
      const content = await readFile(new URL(name, examples), 'utf8');
      expect(await bring(content, { name })).toMatchObject({
        problems: [],
        rows: 8,
        created: 8,
        changed: 0,
        committed: true,
      });
      expect(await bring(content, { name })).toMatchObject({
        created: 0,
        changed: 0,
        unchanged: 8,
        removed: 0,
      });
      expect(await infoOf('LAGOS-2027', 'ar')).toMatchObject({
        name: 'معرض لاغوس للمنزل 2027',
        city: 'لاغوس',
        // Nigeria has no site.
        websiteId: '999',
        halls: [
          { hallNo: 'A', exhibitorNum: 2 },
          { hallNo: 'B', exhibitorNum: 1 },
        ],
      });
      // A language without a text gets the English one.
      expect((await infoOf('LAGOS-2027', 'th'))?.name).toBe('Lagos Home Fair 2027');
    },
  );

  it('§2.2 one without a picture is among the cards of home pages, and says nothing about a size', async () => {
    await bring([header, exhibition, hall].join('\n'));
    const cards = await callService<{ name: string }[]>(
      embedded,
      'buyer',
      '/exhibition/getRecommendExhibition.json',
      { ageing: 0 },
    );
    const own = cards?.find(({ name }) => name === 'Own Fair');
    expect(own).toBeDefined();
    for (const key of ['image', 'imageWidth', 'imageHeight']) expect(own).not.toHaveProperty(key, 0);
    expect(own).not.toHaveProperty('imageWidth', expect.any(Number));
  });

  it('the template comes in as it is', async () => {
    expect(await bring(exhibitionTemplate('csv'))).toMatchObject({ problems: [], created: 5 });
    expect(await bring(exhibitionTemplate('json'), { name: 'fair.json' })).toMatchObject({
      problems: [],
      unchanged: 5,
    });
  });

  it('an export comes in again without a change, in each format', async () => {
    await csv(exhibition, hall, at('1', '101', 3), at('2', '102', 6).replace('Company 2', "'=Sum(1)"));
    expect(await take()).toContain("'=Sum(1)");
    for (const format of ['csv', 'json', 'jsonl'] as const)
      expect(await bring(await take(format), { name: `out.${format}` })).toMatchObject({
        problems: [],
        unchanged: 4,
        changed: 0,
      });
    // An apostrophe guards a spreadsheet only.
    expect((await exhibitorsOf('F')).map(({ companyName }) => companyName)).toEqual(['Company 1', '=Sum(1)']);
  });

  it.each([
    [
      'stands that overlap',
      [at('1', '101', 3), at('2', '102', 5)],
      'line 5, column x: stand A-102 overlaps the stand of exhibitor 1 (line 4)',
    ],
    [
      'a stand outside its hall',
      [at('1', '101', 28)],
      'line 4, column x: stand A-101 ends at 31 m, but hall A is 30 m wide',
    ],
    [
      'a stand behind its hall',
      [at('1', '101', 3, { y: 18 })],
      'line 4, column y: stand A-101 ends at 21 m, but hall A is 20 m deep',
    ],
    [
      'an unknown hall',
      [at('1', '101', 3, { hall: 'C' })],
      'line 4, column hall: unknown hall "C". Add a row of record hall for it',
    ],
    [
      'an unknown country',
      [at('1', '101', 3).replace(',CN,', ',XX,')],
      'line 4, column country: unknown country "XX". Use an ISO 3166 code or the English name',
    ],
    [
      'an unknown category',
      [at('1', '101', 3).replace('Home and kitchen', 'Nothing')],
      'line 4, column category: unknown level-1 category "Nothing"',
    ],
    [
      'a duplicate exhibitor',
      [at('1', '101', 3), at('1', '102', 9)],
      'line 5, column key: duplicate exhibitor 1, first used in line 4',
    ],
    [
      'a name that is too long',
      [at('1', '101', 3).replace('Company 1', 'x'.repeat(201))],
      'line 4, column name: 201 characters; the maximum is 200',
    ],
    [
      'a control character',
      [at('1', '101', 3).replace('Company 1', 'a\u0007b')],
      'line 4, column name: contains control characters',
    ],
    [
      'a cell of another kind of row',
      [`${at('1', '101', 3).slice(0, -3)},Hall,,`],
      'line 4, column venue: not for a row of record exhibitor; leave it empty',
    ],
    [
      'an unknown kind of row',
      ['stall,F,1,,,,,,,,,,,,,,'],
      'line 4, column record: unknown record "stall". Use one of exhibition, hall, exhibitor, session, news',
    ],
  ])('%s is a problem with its line and column, and nothing is written', async (_, rows, problem) => {
    expect(await csv(exhibition, hall, ...rows)).toMatchObject({ committed: false, problems: [problem] });
    expect(await idOf('F')).toBe('undefined');
  });

  describe('with an agenda', () => {
    const agendaHeader = `${header},time_zone,kind,title,title.ar,place,day,start,end,language,speakers`;
    const zoned = (zone: string) => `${exhibition},${zone},,,,,,,,,`;
    const session = (
      key: string,
      start = '10:00',
      more: { day?: string; end?: string; hall?: string } = {},
    ) =>
      `session,F,${key},,,,,${more.hall ?? 'A'},,,,,,,,,,,panel,Title ${key},عنوان,Main stage,${more.day ?? '2027-03-11'},${start},${more.end ?? '12:00'},ar,"Amal, Nile;Li, Acme"`;
    const bringAgenda = (...rows: readonly string[]) =>
      bring([agendaHeader, zoned('Africa/Lagos'), `${hall},,,,,,,,,,`, ...rows].join('\n'));
    const agendaOf = async (language: string) =>
      callService<{ sessionNo: string; title: string; place: string; startTime: string }[]>(
        embedded,
        'buyer',
        '/exhibition/getAgenda.json',
        { exhibitionId: await idOf('F') },
        language,
      );

    it('its sessions are in the exhibition’s time zone and in the organiser’s words', async () => {
      expect(await bringAgenda(session('1'), session('2', '09:15'))).toMatchObject({
        problems: [],
        created: 4,
      });
      expect(await agendaOf('ar')).toMatchObject([
        { title: 'عنوان', startTime: '2027-03-11T08:15:00.000Z' },
        {
          title: 'عنوان',
          // A language without a text gets the English one.
          place: 'Main stage',
          type: 'panel',
          startTime: '2027-03-11T09:00:00.000Z',
          endTime: '2027-03-11T11:00:00.000Z',
          hallNo: 'A',
          lang: 'ar',
          speakers: ['Amal, Nile', 'Li, Acme'],
        },
      ]);
      expect((await agendaOf('de')).map(({ title }) => title)).toEqual(['Title 2', 'Title 1']);
    });

    it('an export comes in again as the same exhibition, into an empty database too', async () => {
      await bringAgenda(session('1'), session('2', '09:15'), `${at('7', '101', 3)},,,,,,,,,,`);
      for (const format of ['csv', 'json', 'jsonl'] as const) {
        const [content, before] = [await take(format), await agendaOf('ar')];
        expect(await bring(content, { name: `out.${format}` })).toMatchObject({ unchanged: 5, changed: 0 });
        await bring('record,exhibition,removed\nexhibition,F,yes\n');
        expect(await bring(content, { name: `out.${format}` })).toMatchObject({ problems: [], created: 5 });
        expect(await take(format)).toBe(content);
        // Numbers are never used again.
        const own = (list: typeof before) => list.map(({ sessionNo: _, ...rest }) => rest);
        expect(own(await agendaOf('ar'))).toEqual(own(before));
      }
    });

    it('another time zone keeps the clocks, a later file keeps the numbers', async () => {
      await bringAgenda(session('1'), session('2', '09:15'));
      const before = await agendaOf('en');
      await bring('record,exhibition,time_zone\nexhibition,F,Asia/Dubai\n');
      expect((await agendaOf('en')).map(({ sessionNo, startTime }) => [sessionNo, startTime])).toEqual([
        [before[0]?.sessionNo, '2027-03-11T05:15:00.000Z'],
        [before[1]?.sessionNo, '2027-03-11T06:00:00.000Z'],
      ]);
      expect(await bring('record,exhibition,key,removed\nsession,F,2,yes\n')).toMatchObject({ removed: 1 });
      expect(await agendaOf('en')).toHaveLength(1);
    });

    it.each([
      [session('1', '10:00', { day: '2027-03-13' }), 'day: 2027-03-13 is not from 2027-03-10 to 2027-03-12'],
      [session('1', '12:00'), 'end: 12:00 is not after start, 12:00'],
      [session('1', '9:00'), 'start: "9:00" is not a time. Use HH:MM, from 00:00 to 23:59'],
      [session('1', '10:00', { hall: 'C' }), 'hall: unknown hall "C". Add a row of record hall for it'],
      [
        session('1').replace('panel', 'party'),
        'kind: unknown kind "party". Use one of ceremony, seminar, panel, workshop, demonstration, matchmaking, tour',
      ],
      [session('1').replace(',ar,', ',xx,'), 'language: unknown language "xx"'],
    ])('%s is a problem', async (row, problem) => {
      expect(await bringAgenda(row)).toMatchObject({
        committed: false,
        problems: [`line 4, column ${problem}`],
      });
    });

    it('an unknown time zone is a problem', async () => {
      expect((await bring([agendaHeader, zoned('+01:00')].join('\n'))).problems).toEqual([
        'line 2, column time_zone: unknown time zone "+01:00". Use a name such as Africa/Lagos',
      ]);
    });
  });

  it('days in the wrong order, and days that do not exist, are problems', async () => {
    const days = (opens: string, closes: string) =>
      exhibition.replace('2027-03-10,2027-03-12', `${opens},${closes}`);
    expect((await csv(days('2027-03-12', '2027-03-10'))).problems).toEqual([
      'line 2, column closes_on: 2027-03-10 is before opens_on, 2027-03-12',
    ]);
    expect((await csv(days('2027-02-30', '2027-03-10'))).problems).toEqual([
      'line 2, column opens_on: "2027-02-30" is not a date. Use YYYY-MM-DD',
    ]);
    const stages = (before: string, after: string) =>
      bring([`${header},pre_show_from,post_show_until`, `${exhibition},${before},${after}`].join('\n'));
    expect((await stages('2027-03-11', '2027-03-11')).problems).toEqual([
      'line 2, column pre_show_from: 2027-03-11 is after opens_on, 2027-03-10',
      'line 2, column post_show_until: 2027-03-11 is before closes_on, 2027-03-12',
    ]);
  });

  it('rows of an exhibition that neither the file nor the database has are problems; so are unknown suppliers', async () => {
    expect((await csv(hall)).problems).toEqual([
      'line 2, column exhibition: unknown exhibition "F". Add a row of record exhibition for it',
    ]);
    const withSupplier = [
      `${header},supplier`,
      `${exhibition},`,
      `${hall},`,
      `${at('1', '101', 3)},NOBODY`,
    ].join('\n');
    expect((await bring(withSupplier)).problems).toEqual([
      'line 4, column supplier: no imported supplier has the key "NOBODY"',
    ]);
    expect((await bring('record,exhibitoin\nhall,F\n')).problems).toEqual([
      'line 1, column exhibition: missing column. Every row needs it',
      'line 1, column exhibitoin: unknown column. To list all columns, run: embedded export --fair --template',
    ]);
  });

  it('a later file changes what it names, keeps addresses and numbers, and removes only where asked', async () => {
    await csv(exhibition, hall, at('1', '101', 3), at('2', '102', 6), at('3', '103', 9));
    const [id, before] = [await idOf('F'), await exhibitorsOf('F')];
    // Two exhibitors exchange their stands; columns that are not in the file keep their values.
    expect(
      await bring('record,exhibition,key,stand,x\nexhibitor,F,1,102,6\nexhibitor,F,2,101,3\n'),
    ).toMatchObject({ problems: [], changed: 2, unchanged: 0, removed: 0 });
    const after = await exhibitorsOf('F');
    expect(after.map(({ companyName, standNo }) => [companyName, standNo])).toEqual([
      ['Company 2', '101'],
      ['Company 1', '102'],
      ['Company 3', '103'],
    ]);
    const numbers = (list: typeof after) => new Map(list.map((one) => [one.companyName, one.exhibitorNo]));
    expect([await idOf('F'), numbers(after)]).toEqual([id, numbers(before)]);
    // A stored exhibitor keeps its stand.
    expect((await csv(at('4', '104', 10))).problems).toEqual([
      'line 2, column x: stand A-104 overlaps the stand of exhibitor 3',
    ]);
    expect((await bring('record,exhibition,hall,width\nhall,F,A,10\n')).problems).toEqual([
      'line 2, column x: stand A-103 ends at 12 m, but hall A is 10 m wide',
    ]);
    expect((await bring('record,exhibition,hall,removed\nhall,F,A,yes\n')).problems).toHaveLength(3);
    expect(await bring('record,exhibition,key,removed\nexhibitor,F,3,yes\n')).toMatchObject({ removed: 1 });
    expect(
      await bring([header, exhibition, hall, at('1', '102', 6)].join('\n'), { prune: true }),
    ).toMatchObject({
      removed: 1,
      unchanged: 3,
    });
    expect(await exhibitorsOf('F')).toHaveLength(1);
    expect(await bring('record,exhibition,removed\nexhibition,F,yes\n')).toMatchObject({ removed: 3 });
    expect(await idOf('F')).toBe('undefined');
  });

  it('an exhibition with registrations is not removed', async () => {
    await csv(exhibition, hall);
    await register(embedded.db, Number(await idOf('F')), 'Amal Hassan');
    try {
      expect((await bring('record,exhibition,removed\nexhibition,F,yes\n')).problems).toEqual([
        'line 2, column removed: the exhibition has 1 registration or badge. To hide it, write no in the column published',
      ]);
      expect(await idOf('F')).not.toBe('undefined');
    } finally {
      await embedded.db.rows({ text: 'delete from registration' });
    }
  });

  it('a dry run writes nothing', async () => {
    expect(await bring([header, exhibition, hall].join('\n'), { dryRun: true })).toMatchObject({
      created: 2,
      committed: false,
    });
    expect(await idOf('F')).toBe('undefined');
  });

  it('new demo data keep it', async () => {
    await csv(exhibition, hall, at('1', '101', 3));
    await bring('record,exhibition,key,contact_email\nexhibitor,F,1,li@acme.example');
    await bring('record,exhibition,key,title,text,day\nnews,F,N1,Title,Text,2026-01-05');
    const before = await take();
    expect(before).toMatch(/li@acme\.example[\s\S]*2026-01-05/);
    const id = await idOf('F');
    await embedded.db.rows({ text: `update meta set value = 'of before' where key = 'demo'` });
    await prepare(embedded.db, { products, today, log: () => undefined });
    expect([await take(), await idOf('F')]).toEqual([before, id]);
    expect(
      await embedded.db.rows({ text: `select from exhibition where external_key is null` }),
    ).not.toHaveLength(0);
  });

  /** Waits until a connection waits for a lock. */
  const untilWaiting = async () => {
    const waiting = { text: `select from pg_stat_activity where wait_event_type = 'Lock'` };
    while ((await embedded.db.rows(waiting)).length === 0);
  };

  // PGlite has one connection.
  it.runIf(kind === 'PostgreSQL')(
    'keeps what an organiser changes during the import, where the file does not say it',
    async () => {
      await csv(exhibition);
      let importing: ReturnType<typeof csv> | undefined;
      await embedded.db.transaction(async ({ rows }) => {
        await rows({ text: `update exhibition set published = false where external_key = 'F'` });
        importing = csv(exhibition.replace('Lagos', 'Abuja'));
        await Promise.race([untilWaiting(), importing]);
      });
      expect(await importing).toMatchObject({ changed: 1, committed: true });
      expect(await take()).toContain('Abuja');
      expect(
        await embedded.db.rows({ text: `select published from exhibition where external_key = 'F'` }),
      ).toEqual([{ published: false }]);
    },
  );

  // PGlite has one connection.
  it.runIf(kind === 'PostgreSQL')(
    'does not remove an exhibition for which somebody registers in that moment',
    async () => {
      await csv(exhibition);
      const id = await idOf('F');
      const registering = Promise.withResolvers<void>();
      // The mail is the last step of a registration.
      const held = embedded.db.transaction(async ({ rows }) => {
        await rows({ text: 'lock table mail in access exclusive mode' });
        await registering.promise;
      });
      const guest = newPerson(embedded);
      const form = { ...registrationForm, exhibitionId: id, email: 'moment@nile.example' };
      const registration = guest.call('/offline/preRegistration.json', form);
      await Promise.race([untilWaiting(), registration]);
      const importing = bring('record,exhibition,removed\nexhibition,F,yes\n');
      await pause(500);
      registering.resolve();
      await held;
      const [answer, imported] = await Promise.all([registration, importing]);
      expect([answer.code, imported.committed]).toEqual([200, false]);
      await embedded.db.rows({ text: `delete from registration where email = 'moment@nile.example'` });
      await embedded.db.rows({ text: `delete from badge where email = 'moment@nile.example'` });
    },
  );

  it('§3 both lifecycles follow the clock; an unpublished exhibition is hidden from all visitors', async () => {
    const day = (days: number) => `(${localDay} + ${days})`;
    await csv(exhibition, hall, at('1', '101', 3));
    const set = (columns: string) =>
      embedded.db.rows({ text: `update exhibition set ${columns} where external_key = 'F'` });
    const states: (number | undefined)[][] = [];
    for (const [opens, closes] of [
      [60, 62],
      [10, 12],
      [-1, 1],
      [-12, -10],
      [-62, -60],
    ] as const) {
      await set(`opens_on = ${day(opens)}, closes_on = ${day(closes)}`);
      const info = await infoOf('F');
      states.push([info?.stage, info?.state]);
    }
    expect(states).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
      [4, 2],
      [5, 2],
    ]);
    // The organiser's own days of the pre-show and the post-show.
    await set(`opens_on = ${day(60)}, closes_on = ${day(62)}, pre_show_from = ${day(-1)}`);
    expect((await infoOf('F'))?.stage).toBe(2);
    await set(
      `opens_on = ${day(-62)}, closes_on = ${day(-60)}, pre_show_from = null, post_show_until = ${day(0)}`,
    );
    expect((await infoOf('F'))?.stage).toBe(4);
    const listed = async (ageing: 0 | 1) =>
      (
        await callService<{ exhibitionId: string }[]>(
          embedded,
          'buyer',
          '/exhibition/getRecommendExhibition.json',
          { ageing },
        )
      ).some(({ exhibitionId }) => exhibitionId === id);
    const id = await idOf('F');
    await set(`opens_on = ${day(1)}, closes_on = ${day(2)}, recommended = false`);
    // Home pages leave it out; the list of all fairs, and the scanner, have it.
    expect([await listed(0), await listed(1)]).toEqual([true, false]);
    await set('published = false');
    expect([await infoOf('F'), await exhibitorsOf('F')]).toEqual([null, []]);
    expect(await listed(0)).toBe(false);
  });
});
