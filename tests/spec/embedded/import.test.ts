// A catalogue is imported, changed and exported, on real databases.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeOffer } from '@fairgate/embedded/db/offer';
import { prepare } from '@fairgate/embedded/db/prepare';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, header, openDesk, row } from './catalogue.ts';
import { callService, databases, type Embedded, startEmbedded, today } from './store.ts';

const full = [
  'key,name,name.ar,name.ja,description,description.ar,category,prices,currency,stock,unit,lead_days,images,attributes,attributes.ar,certificates,tags,type,hs_code,weight_kg,carton_units,carton_size_cm,carton_weight_kg,port,listed_on,supplier.key,supplier.name,supplier.country,supplier.city,supplier.business_type,supplier.founded_year,supplier.employees,supplier.description,supplier.description.ar,supplier.factory_area,supplier.export_markets,supplier.certificates,supplier.shipment_terms,supplier.payment_terms,supplier.samples,supplier.languages,supplier.time_zone',
  String.raw`MUG-1,"Mug ""Aurora"", white",كوب أورورا,マグカップ,"Glazed inside.
Dishwasher safe.",مزجج من الداخل.,Home and kitchen > Drinkware,12:2.50;100:2.1;1000:1.855,EUR,480,set,15,front.png;deep/side.jpg,Material=Stoneware;Note=a\;b\=c;Capacity=350 ml,المادة=خزف,CE;LFGB,mugs-cups,mug,6912.00,0.42,24,52×35 x 24.5,11.2,Shanghai,2026-03-01,ACME,"Acme Ceramics Co., Ltd.",China,Foshan,manufacturer,2004,51–200,Two kilns.,فرنان.,12000,DE;US,ISO 9001=CN-1;BSCI,fob;EXW,L/C at sight;tt-full,paid,en;ZH,Asia/Shanghai`,
  'MUG-2,,,湯のみ,,,家居与厨房 > 饮具,1:3,,,,0-3,,,,,,,,,,,,,,ACME,,,,,,,,,,,,,,,,',
  "PLATE-1,'=Plate,,,,,10301,5:9,,,Karton,30,,,,,,,,,60,,,Nowhere Bay,,BETA,Beta,DE,Bremen,Zunft,1999,4,,,,,,,,,,",
].join('\r\n');

type Goods = {
  goodsSpuId: string;
  goodsName: string;
  enName: string;
  productAbout: string[];
  images: { url: string; width: number; height: number }[];
  ladder: object[];
  minOrder: number;
  stock: number;
  attributes: { key: string; name: string; value: string }[];
  certs: { code: string }[];
  port: object | null;
  hsCode: string | null;
  weightKg: number | null;
  carton: object | null;
  supplierId: string;
  unit: { one: string };
  offerTime: string;
  updateTime: string;
};

describe.each(databases)('an imported catalogue on %s', (kind) => {
  let embedded: Embedded;
  let desk: Desk;
  let images: string;

  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    desk = await openDesk(embedded);
    images = join(desk.folder, 'images');
    await mkdir(join(images, 'deep'), { recursive: true });
    const picture = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#aa3' } });
    await writeFile(join(images, 'front.png'), await picture(2000, 1000).png().toBuffer());
    await writeFile(
      join(images, 'deep/side.jpg'),
      await picture(300, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
  });
  afterEach(() => desk.clear());
  afterAll(async () => {
    await desk.close();
    await embedded.close();
  });

  const idOf = async (key: string): Promise<number> =>
    (
      await embedded.db.rows<{ id: number }>({ text: 'select id from product where external_key = $1' }, [
        key,
      ])
    )[0]?.id ?? 0;
  const goodsOf = async (key: string, language = 'en'): Promise<Goods> => {
    const [goods] = await callService<Goods[]>(
      embedded,
      'buyer',
      '/goods/getGoodsList.json',
      { goodsSpuIds: [String(await idOf(key))] },
      language,
    );
    if (!goods) throw new Error(`no product ${key}`);
    return goods;
  };

  it("shows all columns of a product in the reader's language or the next best", async () => {
    expect(await desk.bring('full.csv', full, { images })).toMatchObject({
      rows: 3,
      created: 3,
      bad: 0,
      problems: [],
      committed: true,
    });
    const english = await goodsOf('MUG-1');
    expect(english).toMatchObject({
      goodsName: 'Mug "Aurora", white',
      productAbout: ['Glazed inside.', 'Dishwasher safe.'],
      currency: 'EUR',
      stock: 480,
      minOrder: 12,
      leadDaysMin: 15,
      leadDaysMax: 15,
      ladder: [
        { from: 12, to: 99, price: '2.5' },
        { from: 100, to: 999, price: '2.1' },
        { from: 1000, to: null, price: '1.855' },
      ],
      attributes: [
        { name: 'Material', value: 'Stoneware' },
        { name: 'Note', value: 'a;b=c' },
        { name: 'Capacity', value: '350 ml' },
      ],
      certs: [{ code: 'CE', number: null }, { code: 'LFGB' }],
      hsCode: '6912.00',
      weightKg: 0.42,
      carton: { units: 24, lengthCm: 52, widthCm: 35, heightCm: 24.5, weightKg: 11.2 },
      port: { name: 'Shanghai', countryId: 'CN' },
      shipTerms: [{ code: 'FOB' }, { code: 'EXW' }],
      payTerms: [{ code: 'lc-sight' }, { code: 'tt-full' }],
      samples: [{ code: 'paid' }],
      categoryId: '10301',
      tags: [{ code: 'mugs-cups' }],
    });
    // Rotated upright and scaled down.
    expect(english.images).toMatchObject([
      { width: 1600, height: 800 },
      { width: 400, height: 300 },
    ]);
    const arabic = await goodsOf('MUG-1', 'ar');
    expect(arabic).toMatchObject({
      goodsName: 'كوب أورورا',
      productAbout: ['مزجج من الداخل.'],
      attributes: [{ name: 'المادة', value: 'خزف' }],
    });
    const german = await goodsOf('MUG-1', 'de');
    expect(german).toMatchObject({ goodsName: english.goodsName, productAbout: english.productAbout });
    // Enumerated values are shown in the reader's language.
    const turkish = await goodsOf('MUG-1', 'tr');
    expect(turkish.attributes[0]).toEqual({ key: 'material', name: 'Malzeme', value: 'Stoneware' });
    expect(turkish.port).not.toEqual(english.port);
    // Empty columns have no invented values.
    expect(await goodsOf('MUG-2', 'tr')).toMatchObject({
      goodsName: '湯のみ',
      enName: '湯のみ',
      productAbout: [],
      images: [],
      attributes: [],
      certs: [],
      hsCode: null,
      weightKg: null,
      carton: null,
      port: null,
      stock: 0,
    });
    expect(await goodsOf('PLATE-1')).toMatchObject({
      goodsName: '=Plate',
      carton: { units: 60, lengthCm: null, widthCm: null, heightCm: null, weightKg: null },
      unit: { one: 'Karton' },
      port: { name: 'Nowhere Bay', countryId: 'DE' },
    });
  });

  it("shows a supplier's columns, and no response rate", async () => {
    await desk.bring('full.csv', full, { images });
    const supplierIds = [(await goodsOf('MUG-1')).supplierId];
    expect(
      await callService(embedded, 'supplier', '/suppliers/getSupplierList.json', { supplierIds }),
    ).toMatchObject([
      {
        adName: 'Acme Ceramics Co., Ltd.',
        intro: ['Two kilns.'],
        countryId: 'CN',
        city: 'Foshan',
        bizType: 'Manufacturer',
        bizTypeCode: 'manufacturer',
        foundYear: 2004,
        staff: '51–200',
        factoryArea: 12_000,
        markets: ['DE', 'US'],
        certs: [
          { code: 'BSCI', number: null },
          { code: 'ISO 9001', number: 'CN-1' },
        ],
        goodsCount: 2,
        categoryIds: ['10301'],
        languages: ['en', 'zh'],
        timeZone: 'Asia/Shanghai',
      },
    ]);
    expect(
      await callService(embedded, 'supplier', '/suppliers/getSupplierList.json', { supplierIds }, 'ar'),
    ).toMatchObject([{ intro: ['فرنان.'] }]);
    expect(await callService(embedded, 'chat', '/chat/supplierState', { supplierIds })).toEqual([]);
  });

  it('serves the pictures in every width and format', async () => {
    await desk.bring('full.csv', full, { images });
    const [front] = (await goodsOf('MUG-1')).images;
    const answer = await embedded.services.buyer.inject(`${front?.url}?w=400&f=avif`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/avif']);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 400, height: 200 });
  });

  it.each(['csv', 'json', 'jsonl'] as const)(
    'a round trip by %s changes nothing: import, export, import',
    async (format) => {
      await desk.bring('full.csv', full, { images });
      const first = await desk.take(format);
      expect(await desk.bring(`again.${format}`, first, { images })).toMatchObject({
        rows: 3,
        created: 0,
        changed: 0,
        unchanged: 3,
        problems: [],
      });
      // Pictures that are stored already need not be in the folder.
      expect(await desk.bring(`again.${format}`, first)).toMatchObject({ unchanged: 3, problems: [] });
      expect(await desk.take(format)).toBe(first);
      await desk.clear();
      expect(await desk.bring(`anew.${format}`, first, { images })).toMatchObject({
        created: 3,
        problems: [],
      });
      expect(await desk.take(format)).toBe(first);
    },
  );

  it('updates rows by their key, keeps their address, and leaves rows that the file does not mention', async () => {
    await desk.bring('full.csv', full, { images });
    const before = await goodsOf('MUG-1');
    expect(await desk.csv('key,stock', 'MUG-1,7', 'MUG-2,0')).toMatchObject({
      created: 0,
      changed: 1,
      unchanged: 1,
      problems: [],
    });
    const after = await goodsOf('MUG-1');
    expect(after).toMatchObject({
      ...before,
      stock: 7,
      offerTime: expect.any(String) as string,
      updateTime: expect.any(String) as string,
    });
    expect(after.offerTime > before.offerTime && after.updateTime > before.updateTime).toBe(true);
    // An empty cell of a present column clears the value, except for suppliers.
    expect(await desk.csv('key,description,name.ar,supplier.city', 'MUG-1,,,')).toMatchObject({
      changed: 1,
      problems: [],
    });
    expect(await goodsOf('MUG-1', 'ar')).toMatchObject({
      goodsName: before.goodsName,
      productAbout: ['مزجج من الداخل.'],
    });
    expect(await goodsOf('MUG-1', 'en')).toMatchObject({ offerTime: after.offerTime });
  });

  it('a changed price replaces the earlier one in the export', async () => {
    await desk.csv(header, row('A'));
    await changeOffer(embedded.db, { productId: await idOf('A'), factor: 2 });
    expect(await desk.csv(header, row('A'))).toMatchObject({ changed: 1 });
    expect(await goodsOf('A')).toMatchObject({ ladder: [{ price: '2.5' }, { price: '2.1' }] });
  });

  it('changes updated_at with every change and only then, also for products of a renamed supplier', async () => {
    const times = async (): Promise<Map<string, number>> =>
      new Map(
        (
          await embedded.db.rows<{ external_key: string; updated_at: Date }>({
            text: 'select external_key, updated_at from product where external_key is not null',
          })
        ).map(({ external_key, updated_at }) => [external_key, updated_at.getTime()]),
      );
    await desk.csv(header, row('A'), row('B'), row('C', { 'supplier.key': 'OTHER' }));
    const first = await times();
    await desk.csv(header, row('A'), row('B', { prices: '1:9' }), row('C', { 'supplier.key': 'OTHER' }));
    const second = await times();
    expect([
      second.get('A') === first.get('A'),
      Number(second.get('B')) > Number(first.get('B')),
      second.get('C') === first.get('C'),
    ]).toEqual([true, true, true]);
    await desk.csv(header, row('A', { 'supplier.name': 'Acme Holding' }));
    const third = await times();
    expect([
      Number(third.get('A')) > Number(second.get('A')),
      Number(third.get('B')) > Number(second.get('B')),
      third.get('C') === second.get('C'),
    ]).toEqual([true, true, true]);
  });

  it("is found by its own words, its category's and its supplier's", async () => {
    await desk.csv(
      header,
      row('A', { name: 'Zyxomat grinder', 'supplier.name': 'Quorvex Works' }),
      row('B', { name: 'Plain cup', 'supplier.name': 'Quorvex Works' }),
    );
    const search = async (keyword: string, language = 'en') =>
      (
        await callService<{ total: number }>(
          embedded,
          'search',
          '/v2/searchGoods.json',
          { keyword, pageSize: 5 },
          language,
        )
      ).total;
    await expect.poll(() => search('zyxomat')).toBe(1);
    expect(await search('zyxomat', 'ar')).toBe(1);
    expect(await search('quorvex')).toBe(2);
    // Also by the owner's number and by the marketplace's number.
    await desk.csv(header, row('QX-350-WH', { name: 'White mug of 350 ml' }));
    const named = async (keyword: string) =>
      (
        await callService<{ list: { productName: string }[] }>(embedded, 'search', '/v2/searchGoods.json', {
          keyword,
          pageSize: 5,
        })
      ).list.map(({ productName }) => productName);
    const [own] = await embedded.db.rows<{ id: number }>(
      { text: 'select id from product where external_key = $1' },
      ['QX-350-WH'],
    );
    for (const number of ['QX-350-WH', 'qx-350-wh', String(own?.id), ` ${own?.id} `])
      expect(await named(number)).toEqual(['White mug of 350 ml']);
    const [first] = await callService<{ type: string; text: string }[]>(
      embedded,
      'search',
      '/v2/searchSuggest.json',
      { keyword: String(own?.id), size: 8 },
    );
    expect(first).toMatchObject({ type: 'goods', text: 'White mug of 350 ml' });
    await desk.csv('key,name', 'A,Vombrix grinder');
    // The index reads changes of the database once a second.
    await expect.poll(() => search('vombrix')).toBe(1);
    expect(await search('zyxomat')).toBe(0);
  });

  it('search follows changes: new titles, other facts of products and suppliers, removed rows', async () => {
    type Suppliers = {
      total: number;
      facets: { kind: string; values: { value: string; count: number }[] }[];
    };
    const keysOf = async (keyword: string, data: object = {}, language = 'en'): Promise<string[]> => {
      const { list } = await callService<{ list: { spuId: string }[] }>(
        embedded,
        'search',
        '/v2/searchGoods.json',
        { keyword, pageSize: 60, ...data },
        language,
      );
      const rows = await embedded.db.rows<{ id: number; external_key: string }>(
        { text: 'select id, external_key from product where id = any($1::int[])' },
        [list.map(({ spuId }) => Number(spuId))],
      );
      return rows.map(({ external_key }) => external_key).sort();
    };
    const suppliersOf = (keyword: string, data: object = {}) =>
      callService<Suppliers>(embedded, 'search', '/v2/searchSupplier.json', {
        keyword,
        pageSize: 5,
        withFacets: true,
        ...data,
      });
    const soon = { interval: 200 };
    // Two languages are searched before the import, so that both indexes must follow.
    expect([
      await keysOf('flurbish'),
      await keysOf('flurbish', {}, 'ar'),
      (await suppliersOf('grobnitz')).total,
    ]).toEqual([[], [], 0]);
    const rows = ['A', 'B', 'C'].map((key) =>
      row(key, { name: `Flurbish ${key}`, 'supplier.name': 'Grobnitz Works' }),
    );
    await desk.csv(
      header,
      ...rows,
      row('D', { name: 'Flurbish D', 'supplier.key': 'SOLO', 'supplier.name': 'Solomandrake' }),
    );
    await expect.poll(() => keysOf('flurbish'), soon).toEqual(['A', 'B', 'C', 'D']);
    expect(await keysOf('flurbish', {}, 'ar')).toEqual(['A', 'B', 'C', 'D']);
    expect((await suppliersOf('grobnitz')).total).toBe(1);
    // A changed category and title.
    await desk.csv('key,name,category', 'A,Wambat,10101');
    await expect.poll(() => keysOf('wambat', {}, 'ar'), soon).toEqual(['A']);
    expect([await keysOf('flurbish'), await keysOf('wambat', { categoryIds: ['10101'] })]).toEqual([
      ['B', 'C', 'D'],
      ['A'],
    ]);
    // A supplier with another name, place, type and certificate: the product rows do not change.
    await desk.csv(
      'key,supplier.key,supplier.name,supplier.country,supplier.business_type,supplier.certificates',
      'B,ACME,Xantibar Holding,TR,Trading company,ISO 14001',
    );
    await expect.poll(async () => (await suppliersOf('xantibar')).total, soon).toBe(1);
    expect([
      (await suppliersOf('grobnitz')).total,
      await keysOf('flurbish', { countryIds: ['TR'] }),
      await keysOf('xantibar'),
    ]).toEqual([0, ['B', 'C'], ['A', 'B', 'C']]);
    expect(
      (await suppliersOf('xantibar')).facets
        .filter(({ kind }) => ['bizType', 'certificate', 'country'].includes(kind))
        .map(({ values }) => values.map(({ value }) => value).join()),
    ).toEqual(['TR', 'tradingCompany', 'ISO 14001']);
    // A business type in the supplier's own words.
    await desk.csv('key,supplier.key,supplier.business_type', 'B,ACME,Family workshop');
    const typeOf = async () =>
      (await suppliersOf('xantibar')).facets.find(({ kind }) => kind === 'bizType')?.values;
    await expect.poll(typeOf, soon).toEqual([{ value: 'other', label: 'Other', count: 1 }]);
    // One product is removed, and a supplier with its last product.
    expect(await desk.csv('key,removed', 'B,yes', 'D,yes', 'Z,yes')).toMatchObject({
      removed: 2,
      unchanged: 1,
      changed: 0,
      problems: [],
    });
    // Facet counts too: a stale index would count removed products without listing them.
    const totalOf = async (keyword: string): Promise<number> =>
      (
        await callService<{ total: number }>(embedded, 'search', '/v2/searchGoods.json', {
          keyword,
          pageSize: 5,
        })
      ).total;
    await expect.poll(() => totalOf('flurbish'), soon).toBe(1);
    expect([
      await keysOf('flurbish'),
      await keysOf('flurbish', {}, 'ar'),
      (await suppliersOf('solomandrake')).total,
    ]).toEqual([['C'], ['C'], 0]);
  });

  it('search follows an import that is larger than an incremental update of the index', async () => {
    const totalOf = async (keyword: string): Promise<number> =>
      (
        await callService<{ total: number }>(embedded, 'search', '/v2/searchGoods.json', {
          keyword,
          pageSize: 1,
        })
      ).total;
    expect(await totalOf('squandle')).toBe(0);
    await desk.csv(
      header,
      ...Array.from({ length: 1100 }, (_, place) => row(`S${place}`, { name: `Squandle ${place}` })),
    );
    await expect.poll(() => totalOf('squandle'), { interval: 200 }).toBe(1100);
    const names = ['name,key', ...Array.from({ length: 1100 }, (_, place) => `Brindle ${place},S${place}`)];
    await desk.csv(...names);
    await expect.poll(() => totalOf('brindle'), { interval: 200 }).toBe(1100);
    expect(await totalOf('squandle')).toBe(0);
  });

  it("knows a supplier's country by its code or its English name", async () => {
    const from = (key: string, country: string) =>
      row(key, { 'supplier.key': key, 'supplier.name': `Works ${key}`, 'supplier.country': country });
    expect(await desk.csv(header, from('W-1', 'AT'), from('W-2', 'liechtenstein'))).toMatchObject({
      committed: true,
      problems: [],
    });
    expect(
      await embedded.db.rows({
        text: "select country_id from supplier where external_key in ('W-1', 'W-2') order by external_key",
      }),
    ).toEqual([{ country_id: 'AT' }, { country_id: 'LI' }]);
  });

  it('with --prune the file is the whole catalogue: absent rows are deleted, unless the file has problems', async () => {
    await desk.bring('full.csv', full, { images });
    expect(await desk.bring('one.csv', ['key,stock', 'MUG-1,x'].join('\n'), { prune: true })).toMatchObject({
      committed: false,
      removed: 0,
    });
    expect(await desk.count()).toBe(3);
    expect(await desk.bring('one.csv', ['key,stock', 'MUG-1,9'].join('\n'), { prune: true })).toMatchObject({
      changed: 1,
      removed: 2,
      problems: [],
    });
    expect([await desk.count(), (await goodsOf('MUG-1')).stock]).toEqual([1, 9]);
    const left = async (table: string): Promise<number> =>
      (await embedded.db.rows<{ count: number }>({ text: `select count(*)::int as count from ${table}` }))[0]
        ?.count ?? -1;
    expect([
      await left('own_text'),
      await left('supplier where external_key is not null'),
      await left('product_title where title_id >= 1000000000'),
    ]).toEqual([3, 1, 19]);
  });

  it('a dry run changes nothing', async () => {
    expect(await desk.bring('full.csv', full, { images, dryRun: true })).toMatchObject({
      created: 3,
      committed: false,
      problems: [],
    });
    expect(await desk.count()).toBe(0);
  });

  it('survives new demo data, and their removal', async () => {
    await desk.bring('full.csv', full, { images });
    const output = await desk.take();
    const prepareWith = (products: number) => prepare(embedded.db, { products, today, log: () => undefined });
    const demoProducts = async (): Promise<number> =>
      (
        await embedded.db.rows<{ count: number }>({
          text: 'select count(*)::int as count from product where external_key is null',
        })
      )[0]?.count ?? -1;
    await prepareWith(0);
    expect([await demoProducts(), await desk.take(), (await goodsOf('MUG-1', 'ar')).goodsName]).toEqual([
      0,
      output,
      'كوب أورورا',
    ]);
    await prepareWith(60);
    expect([await demoProducts(), await desk.take(), (await goodsOf('MUG-1')).images.length]).toEqual([
      60,
      output,
      2,
    ]);
  });
});
