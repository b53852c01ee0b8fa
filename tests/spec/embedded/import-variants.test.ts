// Products with variants are imported, changed and exported.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, header, openDesk, row } from './catalogue.ts';
import { callService, type Embedded, startEmbedded } from './store.ts';

const columns = `${header},images,variant.sku,variant.options,variant.prices,variant.stock,variant.image`;
const withVariant = (key: string, variant: string, images = ''): string => `${row(key)},${images},${variant}`;
/** A further row of the same product: only its key and its variant. */
const further = (key: string, variant: string): string =>
  `${key}${','.repeat(header.split(',').length)},${variant}`;

const mug = [
  columns,
  withVariant('MUG', 'MUG-W-S,Colour=White;Size=Small,,40,front.png', 'front.png;side.png'),
  further('MUG', 'MUG-W-L,Colour=white;Size=Large,12:3;100:2.6,0,'),
  further('MUG', 'MUG-B-S,Colour=Black;Size=Small,20:2.40,5,side.png'),
];

type Goods = {
  minOrder: number;
  stock: number;
  options: { key: string; name: string; values: string[] }[];
  variants: { id: string; sku: string; stock: number; picture: number | null; ladder: object[] }[];
  offerTime: string;
};

let embedded: Embedded;
let desk: Desk;
let images: string;

beforeAll(async () => {
  embedded = await startEmbedded('PostgreSQL');
  desk = await openDesk(embedded);
  images = join(desk.folder, 'images');
  await mkdir(images);
  for (const [name, background] of [
    ['front.png', '#aa3'],
    ['side.png', '#3aa'],
  ] as const)
    await writeFile(
      join(images, name),
      await sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    );
});
afterEach(() => desk.clear());
afterAll(async () => {
  await desk.close();
  await embedded.close();
});

async function goodsOf(key: string, language = 'en'): Promise<Goods> {
  const [product] = await embedded.db.rows<{ id: number }>(
    { text: 'select id from product where external_key = $1' },
    [key],
  );
  const [goods] = await callService<Goods[]>(
    embedded,
    'buyer',
    '/goods/getGoodsList.json',
    { goodsSpuIds: [String(product?.id)] },
    language,
  );
  if (!goods) throw new Error(`no product ${key}`);
  return goods;
}

const bring = (...rows: readonly string[]) => desk.bring('catalogue.csv', rows.join('\n'), { images });

describe('an import of variants', () => {
  it('§3 has one row for each; the product has their stock and their range of prices', async () => {
    expect(await bring(...mug)).toMatchObject({ rows: 3, created: 1, problems: [], committed: true });
    const goods = await goodsOf('MUG');
    expect(goods).toMatchObject({
      stock: 45,
      minOrder: 12,
      options: [
        { key: 'colour', name: 'Colour', values: ['White', 'Black'] },
        { key: 'size', name: 'Size', values: ['Small', 'Large'] },
      ],
      variants: [
        {
          sku: 'MUG-W-S',
          choices: [0, 0],
          stock: 40,
          picture: 0,
          ladder: [{ price: '2.5' }, { price: '2.1' }],
        },
        {
          sku: 'MUG-W-L',
          choices: [0, 1],
          stock: 0,
          picture: null,
          ladder: [{ price: '3' }, { price: '2.6' }],
        },
        { sku: 'MUG-B-S', choices: [1, 0], stock: 5, picture: 1, ladder: [{ from: 20, price: '2.4' }] },
      ],
    });
    const [range] = await embedded.db.rows({
      text: `select price_from::float as "from", price_to::float as "to" from product where external_key = 'MUG'`,
    });
    expect(range).toEqual({ from: 2.1, to: 3 });
  });

  it('§3 known names of options and values are in the language of the reader', async () => {
    await bring(...mug);
    expect((await goodsOf('MUG', 'de')).options).toMatchObject([
      { name: 'Farbe', values: ['Weiß', 'Schwarz'] },
      { values: ['Small', 'Large'] },
    ]);
  });

  it.each(['csv', 'json', 'jsonl'] as const)('a round trip by %s changes nothing', async (format) => {
    await bring(...mug, `${row('PLAIN')},,,,,,`);
    const first = await desk.take(format);
    expect(await desk.bring(`again.${format}`, first, { images })).toMatchObject({
      changed: 0,
      unchanged: 2,
      problems: [],
    });
    await desk.clear();
    expect(await desk.bring(`anew.${format}`, first, { images })).toMatchObject({ created: 2, problems: [] });
    expect(await desk.take(format)).toBe(first);
  });

  it('JSON has the variants of a product in it', async () => {
    await bring(...mug);
    const [product] = JSON.parse(await desk.take('json')) as { variants: object[] }[];
    expect(product?.variants).toEqual([
      { sku: 'MUG-W-S', options: 'Colour=White;Size=Small', stock: '40', image: 'front.png' },
      { sku: 'MUG-W-L', options: 'Colour=White;Size=Large', prices: '12:3;100:2.6', stock: '0' },
      { sku: 'MUG-B-S', options: 'Colour=Black;Size=Small', prices: '20:2.4', stock: '5', image: 'side.png' },
    ]);
    const nested = [
      {
        key: 'MUG',
        variants: [
          { sku: 'MUG-W-S', stock: 7 },
          { sku: 'MUG-G-S', options: { Colour: 'Green', Size: 'Small' }, prices: { 12: 2.8 } },
        ],
      },
    ];
    expect(await desk.bring('nested.json', JSON.stringify(nested))).toMatchObject({
      changed: 1,
      problems: [],
    });
    expect(await goodsOf('MUG')).toMatchObject({
      stock: 7,
      variants: [
        { sku: 'MUG-W-S', stock: 7, picture: 0 },
        { sku: 'MUG-G-S', ladder: [{ from: 12, price: '2.8' }] },
      ],
    });
  });

  it('a variant keeps its id as long as the file names it; one that it leaves out is removed', async () => {
    await bring(...mug);
    const idsOf = async () =>
      Object.fromEntries((await goodsOf('MUG')).variants.map(({ sku, id }) => [sku, id]));
    const before = await goodsOf('MUG');
    const ids = await idsOf();
    // Columns that are not in the file keep their values.
    expect(await desk.csv('key,variant.sku,variant.stock', 'MUG,MUG-B-S,9', 'MUG,MUG-W-S,1')).toMatchObject({
      changed: 1,
      problems: [],
    });
    const after = await goodsOf('MUG');
    expect(after).toMatchObject({ stock: 10, variants: [{ stock: 9, picture: 1 }, { stock: 1 }] });
    expect(after.offerTime > before.offerTime).toBe(true);
    expect(await idsOf()).toEqual({ 'MUG-B-S': ids['MUG-B-S'], 'MUG-W-S': ids['MUG-W-S'] });
    // Without the columns the variants stay; with empty ones they go.
    expect(await desk.csv('key,lead_days', 'MUG,7')).toMatchObject({ changed: 1, problems: [] });
    expect((await goodsOf('MUG')).variants).toHaveLength(2);
    expect(await desk.csv('key,variant.sku,stock', 'MUG,,3')).toMatchObject({ changed: 1, problems: [] });
    expect(await goodsOf('MUG')).toMatchObject({ stock: 3, options: [], variants: [] });
  });

  it('§2.2 the number of a variant finds its product, once', async () => {
    await bring(
      columns,
      withVariant('MUG', 'MUG-350-W,Colour=White,,1,'),
      further('MUG', 'MUG-350-B,Colour=Black,,1,'),
    );
    const [product] = await embedded.db.rows<{ id: number }>({
      text: "select id from product where external_key = 'MUG'",
    });
    for (const keyword of ['MUG-350-B', ' mug-350-b'])
      await expect
        .poll(async () =>
          (
            await callService<{ list: { spuId: string }[] }>(embedded, 'search', '/v2/searchGoods.json', {
              keyword,
              pageSize: 5,
            })
          ).list.map(({ spuId }) => spuId),
        )
        .toEqual([String(product?.id)]);
  });

  it('a removed product takes its variants with it', async () => {
    await bring(...mug);
    await desk.csv('key,removed', 'MUG,yes');
    const [left] = await embedded.db.rows({
      text: `
        select (select count(*)::int from product_variant v where not exists (select from product p where p.id = v.product_id)) as variants,
          (select count(*)::int from product_option o where not exists (select from product p where p.id = o.product_id)) as options,
          (select count(*)::int from variant_price_step s where not exists (select from product_variant v where v.id = s.variant_id)) as prices`,
    });
    expect(left).toEqual({ variants: 0, options: 0, prices: 0 });
  });

  it.each<[string, string[], string[]]>([
    [
      'a product cell that differs between its rows',
      [withVariant('A', 'A-1,Size=S,,1,'), withVariant('A', 'A-2,Size=M,,1,').replace('Mug A', 'Cup A')],
      [
        'line 3, column name: differs from line 2. The first row of a product has its columns; leave the cell empty',
      ],
    ],
    [
      'rows of a product that are apart',
      [
        withVariant('A', 'A-1,Size=S,,1,'),
        `${row('B')},,,,,,`,
        withVariant('A', 'A-2,Size=M,,1,'),
        `${row('C')},,,,,,`,
        further('A', 'A-3,Size=L,,1,'),
      ],
      [
        'line 4, column key: duplicate key A, first used in line 2. The rows of one product have to be one below the other',
        'line 6, column key: has a variant only, but the row above is of another product. The rows of a product have to be one below the other, the first one with its columns',
      ],
    ],
    [
      'a number twice',
      [withVariant('A', 'A-1,Size=S,,1,'), further('A', 'A-1,Size=M,,1,')],
      ['line 3, column variant.sku: duplicate number A-1, first used in line 2'],
    ],
    [
      'a combination twice',
      [withVariant('A', 'A-1,Colour=Black,,1,'), further('A', 'A-2,Colour=black,,1,')],
      ['line 3, column variant.options: the same values as the variant in line 2'],
    ],
    [
      'other options than the first row',
      [withVariant('A', 'A-1,Size=S,,1,'), further('A', 'A-2,Colour=Black,,1,')],
      [
        'line 3, column variant.options: the variants of a product have the same options in the same order, at most 3, each once',
      ],
    ],
    [
      'no number, no options, an unknown picture, a wrong price',
      [
        withVariant('A', ',Size=S,,1,'),
        withVariant('B', 'B-1,,,1,'),
        withVariant('C', 'C-1,Size=S,,1,other.png', 'front.png'),
        withVariant('D', 'D-1,Size=S,"2,50",1,'),
      ],
      [
        'line 2, column variant.sku: missing. Each variant requires it',
        'line 3, column variant.options: missing. A new variant requires it',
        'line 4, column variant.image: "other.png" is not one of the pictures in images',
        'line 5, column variant.prices: "2,50" is not in the form quantity:price, for example 12:9.50',
      ],
    ],
  ])('%s is a problem with its line, and nothing is imported', async (_, rows, problems) => {
    expect(await bring(columns, ...rows)).toMatchObject({ problems, committed: false });
    expect(await desk.count()).toBe(0);
  });
});
