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
  embedded = await startEmbedded('PostgreSQL');
  desk = await openDesk(embedded);
});
afterEach(() => desk.clear());
afterAll(async () => {
  await desk.close();
  await embedded.close();
});

const shown = (text: string) => expect.stringContaining(text) as string;

describe('a broken CSV file', () => {
  it.each<[string, string[], string[]]>([
    ['no columns at all', [''], ['line 1: the file contains no products']],
    ['columns and nothing else', [header], ['line 1: the file contains no products']],
    [
      'no key column',
      ['name,stock', 'Mug,5'],
      ['line 1, column key: missing column. It identifies the product of each row'],
    ],
    [
      'unknown columns, one of them misspelt',
      ['key,Supplier Name,colour', 'A,B,C'],
      [
        'line 1, column Supplier Name: unknown column. Did you mean supplier.name?',
        'line 1, column colour: unknown column. To list all columns, run: embedded export --template',
      ],
    ],
    [
      'an unknown language',
      ['key,name.xx', 'A,B'],
      ['line 1, column name.xx: unknown column. To list all columns, run: embedded export --template'],
    ],
    ['a column twice', ['key,stock,stock', 'A,1,2'], ['line 1, column stock: duplicate column']],
    [
      'too few cells',
      [header, row('A'), 'B,Mug', row('C')],
      [
        'line 3: 2 cells, but the header has 12. Put quotes around a cell that contains the separator or a line break',
      ],
    ],
    [
      'too many cells',
      [header, `${row('A')},x`],
      [
        'line 2: 13 cells, but the header has 12. Put quotes around a cell that contains the separator or a line break',
      ],
    ],
    [
      'a quote in the middle',
      [header, row('A'), row('B', { name: '4" mug' }), row('C')],
      [
        'line 3: quote inside a cell without quotes. Put quotes around the cell and double the inner quote ("")',
      ],
    ],
    [
      'text behind a closing quote',
      [header, row('A', { name: '"Mug" white' })],
      [
        'line 2: text after the closing quote of a cell. Double a quote inside a quoted cell (""). The rest of the file was not read',
      ],
    ],
    [
      'the same key twice',
      [header, row('A'), row('B'), row('A')],
      ['line 4, column key: duplicate key A, first used in line 2'],
    ],
    ['an empty key', [header, row('')], ['line 2, column key: must not be empty']],
    [
      'no name in any language',
      [header, row('A', { name: '' })],
      ['line 2, column name: missing. A product needs a name in at least one language'],
    ],
    [
      'columns that a new product needs',
      ['key,name', 'A,Mug'],
      ['category', 'prices', 'lead_days', 'supplier.key'].map(
        (column) => `line 2, column ${column}: missing. A new product requires it`,
      ),
    ],
    [
      'an unknown category',
      [header, row('A', { category: 'Toys > Dragons' })],
      ['line 2, column category: unknown category "Toys > Dragons"'],
    ],
    [
      'a category of the first level',
      [header, row('A', { category: '103' })],
      [shown('line 2, column category: "103" is a level-1 category')],
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
        'line 2, column prices: "2.50" is not in the form quantity:price, for example 12:9.50',
        'line 3, column prices: "abc" is not a price. Use digits and a decimal point, for example 9.50',
        'line 4, column prices: must not be empty',
        'line 5, column prices: "0:5" is not in the form quantity:price, for example 12:9.50',
        'line 6, column prices: the price 0 must be more than 0 and at most 999999999',
      ],
    ],
    [
      'a price with a comma',
      [header, row('A', { prices: '"1:2,50"' })],
      ['line 2, column prices: "2,50" is not a price. Use digits and a decimal point, for example 9.50'],
    ],
    [
      'a price with too many decimals',
      [header, row('A', { prices: '1:2.1234' })],
      ['line 2, column prices: the price 2.1234 has more than 3 decimal places'],
    ],
    [
      'quantities that do not rise',
      [header, row('A', { prices: '100:2;12:3' })],
      ['line 2, column prices: the quantities must increase'],
    ],
    [
      'invalid lead days',
      [header, row('A', { lead_days: '30-15' }), row('B', { lead_days: 'soon' })],
      [
        'line 2, column lead_days: "30-15" is not a number of days or a range, for example 15 or 15-30 (at most 1000)',
        'line 3, column lead_days: "soon" is not a number of days or a range, for example 15 or 15-30 (at most 1000)',
      ],
    ],
    [
      'invalid numbers',
      ['key,stock,weight_kg', 'A,"1,000",heavy', 'B,-5,-1'],
      [
        shown('line 2, column stock: "1,000" is not a whole number'),
        shown('line 2, column weight_kg: "heavy" is not a number'),
        shown('line 3, column stock: "-5" is not'),
        shown('line 3, column weight_kg: "-1" is not a number'),
      ],
    ],
    [
      'invalid carton sizes',
      ['key,carton_units,carton_size_cm,carton_weight_kg', 'A,a dozen,52x35,0', 'B,0,52x35x0,heavy'],
      [
        'line 2, column carton_units: "a dozen" is not a whole number. Use digits only',
        'line 2, column carton_size_cm: "52x35" is not length x width x height in centimetres, for example 52x35x24',
        'line 2, column carton_weight_kg: must be more than 0 and at most 1000000',
        'line 3, column carton_units: must be from 1 to 1000000',
        shown('line 3, column carton_size_cm: "52x35x0" is not length x width x height'),
        shown('line 3, column carton_weight_kg: "heavy" is not a number'),
      ],
    ],
    [
      'an invalid currency, day and code',
      ['key,currency,listed_on,hs_code', 'A,XYZ,2026-02-30,69'],
      [
        'line 2, column currency: unknown currency "XYZ". Use an ISO 4217 code',
        'line 2, column listed_on: "2026-02-30" is not a date. Use YYYY-MM-DD',
        'line 2, column hs_code: "69" is not an HS code, for example 6912.00',
      ],
    ],
    [
      'invalid terms, languages and time zones',
      ['key,supplier.payment_terms,supplier.languages,supplier.time_zone', 'A,barter,xx,Mars/Olympus'],
      [
        'line 2, column supplier.payment_terms: unknown term "barter"',
        'line 2, column supplier.languages: unknown language code "xx"',
        'line 2, column supplier.time_zone: unknown time zone "Mars/Olympus". Use an IANA name, for example Asia/Shanghai',
      ],
    ],
    [
      'neither yes nor no',
      ['key,removed', 'A,perhaps'],
      ['line 2, column removed: "perhaps" is not yes or no'],
    ],
    [
      'invalid attributes and tags',
      ['key,attributes,tags', 'A,Material,dragons'],
      [
        'line 2, column attributes: "Material" is not in the form name=value',
        'line 2, column tags: unknown tag "dragons"',
      ],
    ],
    [
      'a text that is too long',
      [header, row('A', { name: 'x'.repeat(201) })],
      ['line 2, column name: 201 characters; the maximum is 200'],
    ],
    [
      'a day that does not exist',
      ['key,listed_on', 'A,0000-01-01'],
      ['line 2, column listed_on: "0000-01-01" is not a date. Use YYYY-MM-DD'],
    ],
    [
      'control characters',
      [header, row('A', { name: 'Mug\u0000' })],
      ['line 2, column name: contains control characters'],
    ],
    [
      'a new supplier without its facts',
      [header, row('A', { 'supplier.name': '', 'supplier.founded_year': '' })],
      ['name', 'founded_year'].map(
        (name) =>
          `line 2, column supplier.${name}: missing. The first row of the new supplier ACME requires it`,
      ),
    ],
    [
      'one supplier with two names',
      [header, row('A'), row('B', { 'supplier.name': 'Other' })],
      ['line 3, column supplier.name: line 2 has another value for the supplier ACME'],
    ],
    [
      'an unknown country',
      [header, row('A', { 'supplier.country': 'Atlantis' })],
      [
        'line 2, column supplier.country: unknown country "Atlantis". Use an ISO 3166 code or the English name',
      ],
    ],
  ])('%s', async (_, lines, problems) => {
    expect(await desk.csv(...lines)).toMatchObject({ committed: false, problems });
    expect(await desk.count()).toBe(0);
  });

  it('counts lines inside quoted cells', async () => {
    const { problems } = await desk.csv(
      header,
      row('A', { name: '"Mug\nwith\r\nlines"' }),
      '',
      row('B', { lead_days: 'x' }),
    );
    expect(problems).toEqual([shown('line 6, column lead_days')]);
  });

  it('a quote that is not closed: names the line where it opens, and that reading stops there', async () => {
    const { problems } = await desk.csv(
      header,
      row('A', { prices: 'x' }),
      row('B', { name: '"Mug' }),
      row('C'),
    );
    expect(problems).toEqual([
      shown('line 2, column prices'),
      'line 3: unclosed quote. The rest of the file was not read',
    ]);
  });

  it('is not imported in part if it cannot be read to its end, also with --skip-bad', async () => {
    expect(
      await desk.bring('cut.csv', [header, row('A'), row('B', { name: '"Mug' }), row('C')].join('\n'), {
        skipBad: true,
      }),
    ).toMatchObject({ whole: false, committed: false });
    expect(await desk.count()).toBe(0);
  });

  it('a huge cell stops the reading without filling the memory', async () => {
    const { problems } = await desk.csv(header, row('A', { name: `"${'x'.repeat(1_500_000)}"` }));
    expect(problems).toEqual([shown('line 2: the row is longer than 1000000 characters')]);
  });

  it('names Latin-1 and UTF-16; accepts a byte order mark, semicolons, tabs and Mac line ends', async () => {
    const rows = [header, row('A'), row('B', { name: 'Tasse für Müller' })];
    expect((await desk.bring('latin.csv', Buffer.from(rows.join('\n'), 'latin1'))).problems).toEqual([
      'line 3, column name: not UTF-8. Save the file as "CSV UTF-8"',
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
      problems: [shown('line 4, column lead_days')],
    });
    expect(await desk.bring('sheet.csv', Buffer.from('PK\u0003\u0004…'))).toMatchObject({
      committed: false,
      problems: [shown('line 1: the file is a spreadsheet')],
    });
  });

  it('prints no control characters, and only a few lines of the file', async () => {
    const { problems } = await desk.csv(`key,\u001b[2J\u202e,${'x'.repeat(5000)}`, 'A,B,C');
    expect(problems[0]).toBe(
      String.raw`line 1, column \u001b[2J\u202e: unknown column. To list all columns, run: embedded export --template`,
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
    await expect(work).rejects.toThrow('folder.csv: not a file');
  });

  it('with --skip-bad the good rows are imported, and the corrected file can be imported again', async () => {
    const lines = [header, row('A'), row('B', { prices: 'x' }), row('C')];
    expect(await desk.bring('some.csv', lines.join('\n'), { skipBad: true })).toMatchObject({
      rows: 3,
      created: 2,
      bad: 1,
      committed: true,
      problems: [shown('line 3, column prices')],
    });
    expect(await desk.count()).toBe(2);
    expect(await desk.csv(header, row('A'), row('B'), row('C'))).toMatchObject({ created: 1, unchanged: 2 });
  });

  it('a bad row behind thousands of good ones stops the import of all of them', async () => {
    const rows = Array.from({ length: 1200 }, (_, place) => row(`K${place}`));
    expect(await desk.csv(header, ...rows, row('K7'))).toMatchObject({
      rows: 1201,
      bad: 1,
      committed: false,
      problems: ['line 1202, column key: duplicate key K7, first used in line 9'],
    });
    expect(await desk.count()).toBe(0);
  });
});

describe('a broken JSON file', () => {
  const good = (key: string): string =>
    JSON.stringify(
      Object.fromEntries(header.split(',').map((name, place) => [name, row(key).split(',')[place]])),
    );

  it.each<[string, string, string[]]>([
    ['no JSON', 'hello', ['line 1: expected an object { … }, found h']],
    [
      'a broken object between good ones',
      `[\n${good('A')},\n{"key": nothing},\n${good('B')}]`,
      [shown('line 3: invalid JSON: ')],
    ],
    [
      'an object without an end',
      `[${good('A')},\n{"key": "B"`,
      ['line 2: the object that begins here is not closed'],
    ],
    ['an unknown column', `{"key":"A","colour":"red"}`, [shown('line 1, column colour: unknown column')]],
    [
      'a lone surrogate',
      String.raw`{"key":"A\ud800"}`,
      ['line 1, column key: contains half a character (a lone surrogate)'],
    ],
    ['no key', `{"name":"A"}`, ['line 1, column key: missing']],
    [
      'a wrong value on the second line of a file of lines',
      `${good('A')}\n{"key":"B","stock":1.5}`,
      [shown('line 2, column stock: "1.5" is not a whole number')],
    ],
    [
      'a huge object',
      `{"key":"A","name":"${'x'.repeat(1_200_000)}"}`,
      [shown('line 1: the object is longer than 1000000 characters')],
    ],
  ])('%s', async (_, content, problems) => {
    expect(await desk.bring('broken.json', content)).toMatchObject({ committed: false, problems });
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
