// The variants of the demo products, and the lines of carts, enquiries, RFQs and orders that name them.
import { type LineKey, productLines } from '@fairgate/embedded/catalogue/product-line';
import { readArguments } from '@fairgate/embedded/commands/arguments';
import { changeOffer } from '@fairgate/embedded/db/offer';
import { openPhraseCache } from '@fairgate/embedded/texts/phrase-cache';
import type { LanguageCode } from '@fairgate/schema/locales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callService, type Embedded, products, startEmbedded } from './store.ts';

type Variant = { id: string; sku: string; choices: number[]; stock: number; ladder: Tier[] };
type Tier = { from: number; to: number | null; price: string };
type Goods = {
  goodsSpuId: string;
  supplierId: string;
  stock: number;
  images: object[];
  ladder: Tier[];
  options: { key: string; name: string; values: string[] }[];
  variants: Variant[];
  offerTime: string;
};

let embedded: Embedded;
let withVariants: { id: number; count: number }[];

beforeAll(async () => {
  embedded = await startEmbedded('PostgreSQL');
  withVariants = await embedded.db.rows({
    text: 'select product_id as id, count(*)::int as count from product_variant group by product_id order by product_id',
  });
});
afterAll(() => embedded.close());

async function goodsOf(id: number, language = 'en'): Promise<Goods> {
  const [goods] = await callService<Goods[]>(
    embedded,
    'buyer',
    '/goods/getGoodsList.json',
    { goodsSpuIds: [String(id)] },
    language,
  );
  if (!goods) throw new Error(`no product ${id}`);
  return goods;
}

/** A product with two options, and one of its variants with a ladder of its own. */
async function example(): Promise<{ goods: Goods; own: Variant }> {
  const [found] = await embedded.db.rows<{ id: number; variant: number }>({
    text: `
      select v.product_id as id, v.id as variant from product_variant v join variant_price_step s on s.variant_id = v.id
      where cardinality(v.choices) = 2 order by v.id limit 1`,
  });
  const goods = await goodsOf(found?.id ?? 0);
  const own = goods.variants.find(({ id }) => id === String(found?.variant));
  if (!own) throw new Error('no variant with two options');
  return { goods, own };
}

const linesOf = async (lines: readonly LineKey[], language: LanguageCode = 'en') =>
  productLines(embedded.db, await openPhraseCache(embedded.db).phrasesWithEnglish(language), language, lines);

describe('§3 the demo products', () => {
  it('have variants, about a third of them: 2 to 8 each, some out of stock, with ids below those of imported ones', async () => {
    expect(withVariants.length / products).toBeGreaterThan(0.25);
    expect(withVariants.length / products).toBeLessThan(0.45);
    expect(withVariants.every(({ count }) => count >= 2 && count <= 8)).toBe(true);
    const [all] = await embedded.db.rows({
      text: 'select bool_or(stock = 0) as out, bool_or(stock > 0) as ready, max(id) < 1000000000 as below from product_variant',
    });
    expect(all).toEqual({ out: true, ready: true, below: true });
  });

  it('have the stock of their variants and the range of their prices', async () => {
    const wrong = await embedded.db.rows({
      text: `
        select p.id from product p
        join (select product_id, sum(stock) as stock from product_variant group by product_id) v on v.product_id = p.id
        where p.stock <> v.stock or p.price_to < (
          select max(s.price) from variant_price_step s join product_variant w on w.id = s.variant_id where w.product_id = p.id)`,
    });
    expect(wrong).toEqual([]);
  });

  it('name options and values in each language, each value once', async () => {
    for (const language of ['en', 'ar', 'de', 'my']) {
      const all = await callService<Goods[]>(
        embedded,
        'buyer',
        '/goods/getGoodsList.json',
        { goodsSpuIds: withVariants.slice(0, 60).map(({ id }) => String(id)) },
        language,
      );
      for (const { options, variants } of all) {
        for (const { values } of options) expect(new Set(values).size).toBe(values.length);
        expect(new Set(variants.map(({ choices }) => choices.join())).size).toBe(variants.length);
      }
    }
    const colour = await embedded.db.rows<{ id: number }>({
      text: `select product_id as id from product_option where key = 'colour' limit 1`,
    });
    const [option] = (await goodsOf(colour[0]?.id ?? 0, 'ar')).options.filter(({ key }) => key === 'colour');
    expect(option?.name).toBe('اللون');
    expect(option?.values.join('')).not.toMatch(/[a-z]/i);
  });
});

describe('the lines of a cart, an enquiry, an RFQ or an order', () => {
  it('have the price, stock, picture and words of their variant, in the language of the reader', async () => {
    const { goods, own } = await example();
    const [productId, variantId] = [Number(goods.goodsSpuId), Number(own.id)];
    const second = own.ladder[1];
    const quantity = second?.from ?? own.ladder[0]?.from ?? 1;
    const [line] = await linesOf([{ productId, variantId, quantity }], 'de');
    const german = (await goodsOf(productId, 'de')).options;
    expect(line).toMatchObject({
      productId,
      variantId,
      quantity,
      supplierId: Number(goods.supplierId),
      price: (second ?? own.ladder[0])?.price,
      stock: own.stock,
      minimumOrder: own.ladder[0]?.from,
      hasVariants: true,
      picture: { file: expect.any(String) as string },
      options: german.map(({ key, name, values }, place) => ({
        key,
        name,
        value: values[own.choices[place] ?? 0],
      })),
      englishOptions: goods.options.map(({ values }, place) => ({ value: values[own.choices[place] ?? 0] })),
    });
  });

  it('are about the product as a whole without a variant; a smaller quantity has the first price', async () => {
    const { goods } = await example();
    const [line] = await linesOf([{ productId: Number(goods.goodsSpuId), variantId: null, quantity: 1 }]);
    expect(line).toMatchObject({
      variantId: null,
      price: goods.ladder[0]?.price,
      stock: goods.stock,
      options: [],
      hasVariants: true,
    });
  });

  it('keep their order, and say what does not exist: a product, or a variant of this product', async () => {
    const [one, other] = withVariants;
    const [productId, foreign] = [one?.id ?? 0, (await goodsOf(other?.id ?? 0)).variants[0]?.id];
    expect(
      (
        await linesOf([
          { productId, variantId: Number(foreign), quantity: 1 },
          { productId: 999_999_999, variantId: null, quantity: 1 },
          { productId, variantId: null, quantity: 1 },
        ])
      ).map((line) => (typeof line === 'string' ? line : line.productId)),
    ).toEqual(['no-variant', 'no-product', productId]);
  });
});

describe('§7.3 a change of a variant', () => {
  const offerOf = async (id: string) => {
    const [offer] = await callService<Goods[]>(embedded, 'buyer', '/goods/getOfferList.json', {
      goodsSpuIds: [id],
    });
    if (!offer) throw new Error('no offer');
    return offer;
  };

  it('of its stock and price changes it alone, and the sum and range of the product', async () => {
    const { goods, own } = await example();
    const before = await offerOf(goods.goodsSpuId);
    const change = { productId: Number(goods.goodsSpuId), variantId: Number(own.id) };
    expect(await changeOffer(embedded.db, { ...change, stock: own.stock + 11, factor: 50 })).toMatchObject({
      stock: goods.stock + 11,
    });
    const after = await offerOf(goods.goodsSpuId);
    expect(after.offerTime > before.offerTime).toBe(true);
    expect(after.ladder).toEqual(before.ladder);
    for (const [place, variant] of after.variants.entries()) {
      const old = before.variants[place];
      if (variant.id !== own.id) expect(variant).toEqual(old);
      else {
        expect(variant.stock).toBe(own.stock + 11);
        expect(Number(variant.ladder[0]?.price)).toBeCloseTo(Number(own.ladder[0]?.price) * 50, 2);
      }
    }
    const [range] = await embedded.db.rows<{ to: number }>(
      { text: 'select price_to::float as "to" from product where id = $1' },
      [change.productId],
    );
    expect(range?.to).toBeCloseTo(Number(own.ladder[0]?.price) * 50, 2);
  });

  it('is a command: embedded prices PRODUCT_ID --variant ID', () => {
    expect(readArguments(['prices', '5', '--variant', '7', '--stock', '1'])).toMatchObject({
      productId: '5',
      variantId: '7',
      stock: 1,
    });
  });

  it('of another product is refused, and so is a stock for a product with variants', async () => {
    const [one, other] = withVariants;
    const foreign = (await goodsOf(other?.id ?? 0)).variants[0]?.id;
    const send = (body: object) =>
      embedded.services.supplier.inject({
        method: 'POST',
        url: '/control/offer',
        headers: { 'control-key': embedded.controlKey },
        payload: body,
      });
    const productId = String(one?.id);
    expect((await send({ productId, variantId: foreign, stock: 1 })).json()).toMatchObject({
      msg: `product ${productId} has no variant ${foreign}`,
    });
    expect((await send({ productId, stock: 1 })).json()).toMatchObject({
      msg: expect.stringContaining('--variant') as string,
    });
    const own = (await goodsOf(one?.id ?? 0)).variants[0];
    expect((await send({ productId, variantId: own?.id, stock: 4 })).statusCode).toBe(200);
    expect((await goodsOf(one?.id ?? 0)).variants[0]?.stock).toBe(4);
  });
});
