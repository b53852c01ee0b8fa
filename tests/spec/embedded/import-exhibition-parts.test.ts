// Contacts of exhibitors and news in the file of an organiser's own exhibition, on real databases.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  at,
  exhibition,
  type ExhibitionFiles,
  hall,
  header,
  openExhibitionFiles,
} from './exhibition-files.ts';
import { callService, databases, type Embedded, startEmbedded } from './store.ts';

describe.each(databases)('parts of an imported exhibition on %s', (kind) => {
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

  it('§2.5 news are imported by language, shown from their day on, changed, exported and removed', async () => {
    const heading = `${header},title,title.ar,text,day`;
    const pad = (line: string) => `${line},,,,`;
    const item = (key: string, title: string, ar: string, text: string, day: string) =>
      `news,F,${key},${','.repeat(13)},${title},${ar},${text},${day}`;
    const newsOf = async (language = 'en') =>
      callService<{ newsNo: string; date: string; title: string; content: string }[]>(
        embedded,
        'buyer',
        '/exhibition/getExhibitionNews.json',
        { exhibitionId: await files.idOf('F') },
        language,
      );
    const file = (...rows: string[]) =>
      files.bring([heading, pad(exhibition), pad(hall), ...rows].join('\n'));
    const rows = [
      item('N1', 'Registration is open', 'باب التسجيل مفتوح', 'Get your badge.', '2026-01-05'),
      item('N2', 'Programme', '', '"First line.\n\nSecond."', '2026-02-01'),
      item('N3', 'Not yet', '', 'Later.', '2099-01-01'),
    ];
    expect(await file(...rows)).toMatchObject({ problems: [], created: 5, committed: true });
    expect(await newsOf()).toMatchObject([
      { date: '2026-02-01', title: 'Programme', content: 'First line.\n\nSecond.' },
      { date: '2026-01-05', title: 'Registration is open' },
    ]);
    expect((await newsOf('ar')).map(({ title }) => title)).toEqual(['Programme', 'باب التسجيل مفتوح']);
    expect(await file(...rows)).toMatchObject({ created: 0, changed: 0 });
    for (const format of ['csv', 'json'] as const)
      expect(await files.bring(await files.take(format), { name: `again.${format}` })).toMatchObject({
        problems: [],
        created: 0,
        changed: 0,
      });
    const [, first] = await newsOf();
    await files.bring('record,exhibition,key,title\nnews,F,N1,Open now');
    expect((await newsOf())[1]).toMatchObject({ newsNo: first?.newsNo, title: 'Open now' });
    expect((await files.bring('record,exhibition,key,title,text\nnews,F,N9,No day,Text')).problems).toEqual([
      expect.stringContaining('column day: missing') as string,
    ]);
    await files.bring('record,exhibition,key,removed\nnews,F,N1,yes');
    expect(await newsOf()).toHaveLength(1);
    const many = Array.from({ length: 201 }, (_, at) => `news,F,M${at},T,X,2026-01-01`);
    expect(
      (await files.bring(['record,exhibition,key,title,text,day', ...many].join('\n'))).problems,
    ).toEqual([expect.stringContaining('203 news; the maximum is 200') as string]);
  });

  it('§2.5 contacts of exhibitors are imported, changed, exported and removed with them', async () => {
    const contacts = async () =>
      embedded.db.rows({
        text: `select name, job_title as title, email, phone from exhibitor_contact
          where exhibition_id in (select id from exhibition where external_key is not null) order by number`,
      });
    const own = ['contact_name', 'contact_title', 'contact_email', 'contact_phone'];
    const row = (line: string, ...cells: string[]) =>
      [line, ...own.map((_, place) => cells[place] ?? '')].join(',');
    const file = (...rows: string[]) =>
      files.bring([[header, ...own].join(','), row(exhibition), row(hall), ...rows].join('\n'));
    const first = [
      at('E1', '101', 0),
      'Li Wei',
      'Export manager',
      'li@acme.example',
      '+86 755 0100',
    ] as const;
    const created = { problems: [], created: 5, committed: true };
    expect(
      await file(row(...first), row(at('E2', '102', 6), '', '', 'b@b.example'), row(at('E3', '103', 12))),
    ).toMatchObject({ ...created, hiddenContacts: 2 });
    const li = { name: 'Li Wei', title: 'Export manager', email: 'li@acme.example', phone: '+86 755 0100' };
    const mailOnly = { name: null, title: null, email: 'b@b.example', phone: null };
    expect(await contacts()).toEqual([li, mailOnly]);
    expect(await file(row(...first))).toMatchObject({ changed: 0, created: 0 });
    expect(await files.bring(await files.take())).toMatchObject({ problems: [], changed: 0, created: 0 });

    // A file without the columns keeps them; an empty cell removes them.
    expect(await files.csv('exhibitor,F,E1,Other name,,,,,,,,,,,,,')).toMatchObject({
      problems: expect.any(Array) as string[],
    });
    expect(await files.bring('record,exhibition,key,name\nexhibitor,F,E1,Other name')).toMatchObject({
      changed: 1,
    });
    expect(await contacts()).toEqual([li, mailOnly]);
    expect(
      await files.bring(
        'record,exhibition,key,contact_email\nexhibitor,F,E2,\nexhibitor,F,E1,new@acme.example',
      ),
    ).toMatchObject({ changed: 2 });
    expect(await contacts()).toEqual([{ ...li, email: 'new@acme.example' }]);
    const wrong = await files.bring(
      'record,exhibition,key,contact_email,contact_phone\nexhibitor,F,E1,nobody,call me',
    );
    expect(wrong.problems).toEqual([
      expect.stringContaining('column contact_email: "nobody" is not an email') as string,
      expect.stringContaining('column contact_phone: "call me" is not a phone number') as string,
    ]);
    await files.bring('record,exhibition,removed\nexhibition,F,yes');
    const [left] = await embedded.db.rows({
      text: `select count(*)::int as rows from exhibitor_contact c where not exists (select from exhibitor x where x.exhibition_id = c.exhibition_id and x.number = c.number)`,
    });
    expect(left).toEqual({ rows: 0 });
  });
});
