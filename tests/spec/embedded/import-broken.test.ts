// Import tests with broken files: each problem has its line number, and nothing of the file is stored.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { importCatalogue } from '@fairgate/embedded/catalogue/import';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, header, openDesk, row } from './catalogue.ts';
import { type Embedded, startEmbedded } from './store.ts';

let embedded: Embedded;
let desk: Desk;

beforeAll(async () => {
  embedded = await startEmbedded('PGlite', 20);
  desk = await openDesk(embedded);
}, 120_000);
afterEach(() => desk.clear());
afterAll(async () => {
  await desk.close();
  await embedded.close();
});

const shown = (text: string) => expect.stringContaining(text) as string;

describe('a broken CSV file', { timeout: 60_000 }, () => {
  it.each<[string, string[], string[]]>([
    ['no columns at all', [''], ['line 1: there is no product in the file']],
    ['columns and nothing else', [header], ['line 1: there is no product in the file']],
    [
      'no key column',
      ['name,stock', 'Mug,5'],
      ['line 1, key: the column is missing; without it nobody can tell which product a row is about'],
    ],
    [
      'unknown columns, one of them misspelt',
      ['key,Supplier Name,colour', 'A,B,C'],
      [
        'line 1, Supplier Name: there is no such column; supplier.name is meant, perhaps',
        'line 1, colour: there is no such column. embedded export --template shows them all',
      ],
    ],
    [
      'an unknown language',
      ['key,name.xx', 'A,B'],
      ['line 1, name.xx: there is no such column. embedded export --template shows them all'],
    ],
    ['a column twice', ['key,stock,stock', 'A,1,2'], ['line 1, stock: the column is there twice']],
    [
      'too few cells',
      [header, row('A'), 'B,Mug', row('C')],
      [
        'line 3: has 2 cells where the header has 12; a text with the separator or a line break in it needs quotes around it',
      ],
    ],
    [
      'too many cells',
      [header, `${row('A')},x`],
      [
        'line 2: has 13 cells where the header has 12; a text with the separator or a line break in it needs quotes around it',
      ],
    ],
    [
      'a quote in the middle',
      [header, row('A'), row('B', { name: '4" mug' }), row('C')],
      [
        'line 3: a quote in the middle of a cell without quotes; put the whole cell in quotes and write the inner one twice ("")',
      ],
    ],
    [
      'text behind a closing quote',
      [header, row('A', { name: '"Mug" white' })],
      [
        'line 2: a quoted cell goes on after its closing quote; a quote inside it is written twice (""). The rest of the file cannot be read',
      ],
    ],
    ['the same key twice', [header, row('A'), row('B'), row('A')], ['line 4, key: A is in line 2 already']],
    ['an empty key', [header, row('')], ['line 2, key: is empty']],
    [
      'no name in any language',
      [header, row('A', { name: '' })],
      ['line 2, name: is missing, in every language'],
    ],
    [
      'columns that a new product needs',
      ['key,name', 'A,Mug'],
      ['category', 'prices', 'lead_days', 'supplier.key'].map(
        (column) => `line 2, ${column}: is missing; a new product needs it`,
      ),
    ],
    [
      'an unknown category',
      [header, row('A', { category: 'Toys > Dragons' })],
      ['line 2, category: there is no category Toys > Dragons'],
    ],
    [
      'a category of the first level',
      [header, row('A', { category: '103' })],
      [shown('line 2, category: 103 is a category of the first level')],
    ],
    [
      'invalid prices',
      [
        header,
        row('A', { prices: '2.50' }),
        row('B', { prices: '1:abc' }),
        row('C', { prices: '' }),
        row('D', { prices: '0:5' }),
        row('E', { prices: '1:0' }),
      ],
      [
        'line 2, prices: "2.50" is not quantity:price, such as 12:9.50',
        'line 3, prices: "abc" is not a price (digits, and a point before decimals)',
        'line 4, prices: is empty',
        'line 5, prices: "0:5" is not quantity:price, such as 12:9.50',
        'line 6, prices: the price 0 is not over 0 and up to 999999999',
      ],
    ],
    [
      'a price with a comma',
      [header, row('A', { prices: '"1:2,50"' })],
      ['line 2, prices: "2,50" is not a price (digits, and a point before decimals)'],
    ],
    [
      'a price with too many decimals',
      [header, row('A', { prices: '1:2.1234' })],
      ['line 2, prices: the price 2.1234 has more than 3 decimals'],
    ],
    [
      'quantities that do not rise',
      [header, row('A', { prices: '100:2;12:3' })],
      ['line 2, prices: the quantities do not go up'],
    ],
    [
      'invalid lead days',
      [header, row('A', { lead_days: '30-15' }), row('B', { lead_days: 'soon' })],
      [
        'line 2, lead_days: "30-15" is not a number of days (15, or 15-30; at most 1000)',
        'line 3, lead_days: "soon" is not a number of days (15, or 15-30; at most 1000)',
      ],
    ],
    [
      'invalid numbers',
      ['key,stock,weight_kg', 'A,"1,000",heavy', 'B,-5,-1'],
      [
        shown('line 2, stock: "1,000" is not a whole number'),
        shown('line 2, weight_kg: "heavy" is not a number'),
        shown('line 3, stock: "-5" is not'),
        shown('line 3, weight_kg: "-1" is not a number'),
      ],
    ],
    [
      'invalid carton sizes',
      ['key,carton_units,carton_size_cm,carton_weight_kg', 'A,a dozen,52x35,0', 'B,0,52x35x0,heavy'],
      [
        'line 2, carton_units: "a dozen" is not a whole number (digits only)',
        'line 2, carton_size_cm: "52x35" is not length x width x height in centimetres, such as 52x35x24',
        'line 2, carton_weight_kg: has to be over 0 and up to 1000000',
        'line 3, carton_units: has to be from 1 to 1000000',
        shown('line 3, carton_size_cm: "52x35x0" is not length x width x height'),
        shown('line 3, carton_weight_kg: "heavy" is not a number'),
      ],
    ],
    [
      'an invalid currency, day and code',
      ['key,currency,listed_on,hs_code', 'A,XYZ,2026-02-30,69'],
      [
        'line 2, currency: there is no currency XYZ (ISO 4217)',
        'line 2, listed_on: "2026-02-30" is not a day (YYYY-MM-DD)',
        'line 2, hs_code: "69" is not an HS code, such as 6912.00',
      ],
    ],
    [
      'invalid terms, languages and time zones',
      ['key,supplier.payment_terms,supplier.languages,supplier.time_zone', 'A,barter,xx,Mars/Olympus'],
      [
        'line 2, supplier.payment_terms: barter is none that the marketplace knows',
        'line 2, supplier.languages: there is no language xx',
        'line 2, supplier.time_zone: there is no time zone Mars/Olympus (IANA)',
      ],
    ],
    [
      'neither yes nor no',
      ['key,removed', 'A,perhaps'],
      ['line 2, removed: "perhaps" is neither yes nor no'],
    ],
    [
      'invalid attributes and tags',
      ['key,attributes,tags', 'A,Material,dragons'],
      ['line 2, attributes: "Material" is not name=value', 'line 2, tags: there is no tag dragons'],
    ],
    [
      'a text that is too long',
      [header, row('A', { name: 'x'.repeat(201) })],
      ['line 2, name: has 201 characters; at most 200 fit'],
    ],
    [
      'a day that does not exist',
      ['key,listed_on', 'A,0000-01-01'],
      ['line 2, listed_on: "0000-01-01" is not a day (YYYY-MM-DD)'],
    ],
    [
      'control characters',
      [header, row('A', { name: 'Mug\u0000' })],
      ['line 2, name: has control characters in it'],
    ],
    [
      'a new supplier without its facts',
      [header, row('A', { 'supplier.name': '', 'supplier.founded_year': '' })],
      ['name', 'founded_year'].map(
        (name) =>
          `line 2, supplier.${name}: is missing; the supplier ACME is new and needs it in its first row`,
      ),
    ],
    [
      'one supplier with two names',
      [header, row('A'), row('B', { 'supplier.name': 'Other' })],
      ['line 3, supplier.name: line 2 says otherwise of the supplier ACME'],
    ],
    [
      'an unknown country',
      [header, row('A', { 'supplier.country': 'Atlantis' })],
      ['line 2, supplier.country: there is no country Atlantis'],
    ],
  ])('%s', async (_, lines, problems) => {
    expect(await desk.csv(...lines)).toMatchObject({ kept: false, problems });
    expect(await desk.count()).toBe(0);
  });

  it('counts lines inside quoted cells', async () => {
    const { problems } = await desk.csv(
      header,
      row('A', { name: '"Mug\nwith\r\nlines"' }),
      '',
      row('B', { lead_days: 'x' }),
    );
    expect(problems).toEqual([shown('line 6, lead_days')]);
  });

  it('a quote that is not closed: names the line where it opens, and that reading stops there', async () => {
    const { problems } = await desk.csv(
      header,
      row('A', { prices: 'x' }),
      row('B', { name: '"Mug' }),
      row('C'),
    );
    expect(problems).toEqual([
      shown('line 2, prices'),
      'line 3: a quote is opened and never closed; the rest of the file cannot be read',
    ]);
  });

  it('is not imported in part if it cannot be read to its end, also with --skip-bad', async () => {
    expect(
      await desk.bring('cut.csv', [header, row('A'), row('B', { name: '"Mug' }), row('C')].join('\n'), {
        skipBad: true,
      }),
    ).toMatchObject({ whole: false, kept: false });
    expect(await desk.count()).toBe(0);
  });

  it('a huge cell stops the reading without filling the memory', async () => {
    const { problems } = await desk.csv(header, row('A', { name: `"${'x'.repeat(1_500_000)}"` }));
    expect(problems).toEqual([shown('line 2: the row is longer than 1000000 characters')]);
  });

  it('names Latin-1 and UTF-16; accepts a byte order mark, semicolons, tabs and Mac line ends', async () => {
    const rows = [header, row('A'), row('B', { name: 'Tasse für Müller' })];
    expect((await desk.bring('latin.csv', Buffer.from(rows.join('\n'), 'latin1'))).problems).toEqual([
      'line 3, name: is not UTF-8; save the file as "CSV UTF-8"',
    ]);
    expect(
      (await desk.bring('wide.csv', Buffer.from(`\uFEFF${rows.join('\n')}`, 'utf16le'))).problems,
    ).toEqual([shown('UTF-16')]);
    const withSemicolons = rows.join('\n').replaceAll('12:2.50;100:2.10', '12:2.50').replaceAll(',', ';');
    for (const text of [
      `\uFEFF${rows.join('\r\n')}`,
      withSemicolons,
      rows.join('\n').replaceAll(',', '\t'),
      rows.join('\r'),
    ]) {
      expect((await desk.bring('fine.csv', text, { dryRun: true })).problems).toEqual([]);
    }
  });

  it('ignores empty rows of a spreadsheet, and names a file that is a spreadsheet', async () => {
    expect(await desk.csv(header, row('A'), ','.repeat(11), row('B', { lead_days: 'x' }))).toMatchObject({
      rows: 2,
      problems: [shown('line 4, lead_days')],
    });
    expect(await desk.bring('sheet.csv', Buffer.from('PK\u0003\u0004…'))).toMatchObject({
      kept: false,
      problems: [shown('line 1: the file is a spreadsheet')],
    });
  });

  it('prints no control characters, and only a few lines of the file', async () => {
    const { problems } = await desk.csv(`key,\u001b[2J\u202e,${'x'.repeat(5000)}`, 'A,B,C');
    expect(problems[0]).toBe(
      String.raw`line 1, \u001b[2J\u202e: there is no such column. embedded export --template shows them all`,
    );
    expect(problems[1]?.length).toBeLessThan(700);
  });

  it('names a folder, and a file without read permission', async () => {
    await mkdir(join(desk.folder, 'folder.csv'));
    const pictures = { from: undefined, into: embedded.pictures, demo: desk.folder };
    const work = importCatalogue(
      embedded.db,
      {
        file: join(desk.folder, 'folder.csv'),
        pictures,
        allowPrivate: false,
        skipBad: false,
        prune: false,
        dryRun: false,
        signal: new AbortController().signal,
      },
      { problem: () => undefined, progress: () => undefined },
    );
    await expect(work).rejects.toThrow('folder.csv cannot be read: it is not a file');
  });

  it('with --skip-bad the good rows are imported, and the corrected file can be imported again', async () => {
    const lines = [header, row('A'), row('B', { prices: 'x' }), row('C')];
    expect(await desk.bring('some.csv', lines.join('\n'), { skipBad: true })).toMatchObject({
      rows: 3,
      created: 2,
      bad: 1,
      kept: true,
      problems: [shown('line 3, prices')],
    });
    expect(await desk.count()).toBe(2);
    expect(await desk.csv(header, row('A'), row('B'), row('C'))).toMatchObject({ created: 1, unchanged: 2 });
  });

  it('a bad row behind thousands of good ones stops the import of all of them', async () => {
    const rows = Array.from({ length: 1200 }, (_, place) => row(`K${place}`));
    expect(await desk.csv(header, ...rows, row('K7'))).toMatchObject({
      rows: 1201,
      bad: 1,
      kept: false,
      problems: ['line 1202, key: K7 is in line 9 already'],
    });
    expect(await desk.count()).toBe(0);
  });
});

describe('a broken JSON file', { timeout: 60_000 }, () => {
  const good = (key: string): string =>
    JSON.stringify(
      Object.fromEntries(header.split(',').map((name, place) => [name, row(key).split(',')[place]])),
    );

  it.each<[string, string, string[]]>([
    ['no JSON', 'hello', ['line 1: an object { … } for each product is expected, not h']],
    [
      'a broken object between good ones',
      `[\n${good('A')},\n{"key": nothing},\n${good('B')}]`,
      [shown('line 3: is not JSON: ')],
    ],
    [
      'an object without an end',
      `[${good('A')},\n{"key": "B"`,
      ['line 2: the object that begins here has no end'],
    ],
    ['an unknown column', `{"key":"A","colour":"red"}`, [shown('line 1, colour: there is no such column')]],
    [
      'a lone surrogate',
      String.raw`{"key":"A\ud800"}`,
      ['line 1, key: has half a character in it (a surrogate without its other half)'],
    ],
    ['no key', `{"name":"A"}`, ['line 1, key: is missing']],
    [
      'a wrong value on the second line of a file of lines',
      `${good('A')}\n{"key":"B","stock":1.5}`,
      [shown('line 2, stock: "1.5" is not a whole number')],
    ],
    [
      'a huge object',
      `{"key":"A","name":"${'x'.repeat(1_200_000)}"}`,
      [shown('line 1: the object is longer than 1000000 characters')],
    ],
  ])('%s', async (_, content, problems) => {
    expect(await desk.bring('broken.json', content)).toMatchObject({ kept: false, problems });
    expect(await desk.count()).toBe(0);
  });

  it('names UTF-16', async () => {
    expect((await desk.bring('wide.json', Buffer.from(`\uFEFF[${good('A')}]`, 'utf16le'))).problems).toEqual([
      shown('line 1: the file is UTF-16'),
    ]);
  });

  it('reads numbers, lists and objects by their meaning', async () => {
    const product = {
      ...(JSON.parse(good('A')) as object),
      prices: ['12:2.50', '100:2.10'],
      stock: 5,
      weight_kg: 0.5,
      attributes: { Material: 'A;B', Size: 7 },
      certificates: ['CE', 'FDA'],
    };
    expect(
      await desk.bring(
        'typed.json',
        JSON.stringify([product, { ...product, key: 'B', prices: { 12: 2.5 } }], null, 2),
      ),
    ).toMatchObject({ created: 2, problems: [] });
    expect(await desk.take('jsonl')).toContain(
      String.raw`"attributes":"Material=A\\;B;Size=7","certificates":"CE;FDA"`,
    );
  });
});
