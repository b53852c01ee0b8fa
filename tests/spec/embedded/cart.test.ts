// The cart of the embedded services, on real databases. Who may see what is tested by swapping two users' ids.
import { cartMaxProducts } from '@fairgate/schema/limits';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, register, type Person } from './person.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

type Line = {
  goodsSpuId: string;
  skuId: string | null;
  quantity: number;
  goods: { productName: string } | null;
  offer: { currency: string; price: string; amount: string; minOrder: number; stock: number } | null;
};
type Change = {
  goodIds: string[];
  count: number;
  list: { goodsSpuId: string; quantity: number }[];
  max?: number;
};
type Product = { id: string; minimum: number; currency: string; steps: { from: number; price: string }[] };

const [add, remove] = [1, 2];
const secret = 'the secret of lamps.example, which is long';

describe.each(databases)('the cart on %s', (kind) => {
  let embedded: Embedded;
  let products: Product[];
  beforeAll(async () => {
    embedded = await startEmbedded(kind, {
      cartPartners: new Map([['lamps.example', new TextEncoder().encode(secret)]]),
    });
    products = await embedded.db.rows<Product>({
      text: `
        select p.id::text, p.minimum_order as minimum, p.currency,
          (select json_agg(json_build_object('from', quantity_from, 'price', price::text) order by quantity_from) from price_step where product_id = p.id) as steps
        from product p where (select count(*) from price_step where product_id = p.id) > 1
          and not exists (select from product_variant v where v.product_id = p.id) order by p.id limit 14`,
    });
    if (products.length < 14) throw new Error('the demo data have too few products');
  });
  afterAll(() => embedded.close());

  const product = (index: number): Product => {
    const found = products[index];
    if (!found) throw new Error(`no product ${index}`);
    return found;
  };
  const change = (person: Person, operationType: number | undefined, goodIds: string[], more: object = {}) =>
    person.call<Change>('/cart/updateCartProductIdList.json', { goodIds, operationType, ...more });
  const cartOf = async (person: Person) =>
    (await person.call<{ list: Line[]; count: number; max: number }>('/cart/cartInfo.json')).data;

  it('a first addition after a start, in a language that nobody has used yet, is answered', async () => {
    const cold = await startEmbedded(kind);
    try {
      const { person } = await register(cold);
      const [first] = await cold.db.rows<{ id: string }>({
        text: 'select id::text from product order by id limit 1',
      });
      const answer = await person.call<Change>(
        '/cart/updateCartProductIdList.json',
        { goodIds: [first?.id], operationType: add },
        { language: 'th' },
      );
      expect(answer.data).toMatchObject({ count: 1 });
    } finally {
      await cold.close();
    }
  });

  it('§7.2 updateCartProductIdList adds at the minimum order, once for each product, and answers with goodIds and count', async () => {
    const { person } = await register(embedded);
    const [first, second] = [product(0), product(1)];
    const answer = await change(person, add, [first.id], { purchaserContactId: '7' });
    expect(answer.data).toEqual({
      goodIds: [first.id],
      count: 1,
      list: [{ goodsSpuId: first.id, skuId: null, quantity: first.minimum }],
    });
    expect((await change(person, add, [first.id, second.id])).data).toMatchObject({ count: 2 });
    // A quantity replaces that of the line; without one it stays.
    await change(person, add, [first.id], { quantities: [first.minimum * 3] });
    expect((await change(person, add, [first.id])).data.list).toMatchObject([
      { goodsSpuId: first.id, quantity: first.minimum * 3 },
      { goodsSpuId: second.id, quantity: second.minimum },
    ]);
  });

  it('§7.2 removes products; a repeated removal changes nothing', async () => {
    const { person } = await register(embedded);
    await change(person, add, [product(0).id, product(1).id]);
    for (const _ of ['once', 'twice'])
      expect((await change(person, remove, [product(0).id])).data).toMatchObject({
        goodIds: [product(1).id],
        count: 1,
      });
  });

  it('§8 §9 the 11th product is refused with the limit, and of several as many are added as there is room for', async () => {
    const { person } = await register(embedded);
    const ids = products.map(({ id }) => id);
    expect((await change(person, add, ids.slice(0, 8))).data.count).toBe(8);
    const { data } = await change(person, add, ids.slice(6, 12));
    expect([data.count, data.goodIds]).toEqual([cartMaxProducts, ids.slice(0, 10)]);
    const refused = await change(person, add, ids.slice(12, 13));
    expect([refused.code, refused.data]).toEqual([40_962, { max: cartMaxProducts }]);
    expect((await cartOf(person)).count).toBe(cartMaxProducts);
    // What is in it may still change.
    expect((await change(person, add, ids.slice(0, 1), { quantities: [777] })).data.list[0]?.quantity).toBe(
      777,
    );
  });

  it('§9 two additions at once do not exceed the limit together', async () => {
    const { person } = await register(embedded);
    const ids = products.map(({ id }) => id);
    await change(person, add, ids.slice(0, 9));
    const codes = await Promise.all(ids.slice(9).map(async (id) => (await change(person, add, [id])).code));
    expect([codes.filter((code) => code === 200).length, (await cartOf(person)).count]).toEqual([1, 10]);
  });

  it('§9 a list of more than 10 from elsewhere is shown and not added to', async () => {
    const { person, userId } = await register(embedded);
    await embedded.db.rows(
      { text: 'insert into cart_line (buyer_id, product_id, quantity) select $1, unnest($2::int[]), 5' },
      [userId, products.slice(0, 12).map(({ id }) => id)],
    );
    expect((await cartOf(person)).count).toBe(12);
    expect((await change(person, add, [product(13).id])).code).toBe(40_962);
  });

  it('§7.3 update changes the quantity of a line, which must be there', async () => {
    const { person } = await register(embedded);
    await change(person, add, [product(0).id]);
    const update = (id: string, quantity: number) =>
      person.call<Change>('/cart/update.json', { goodsSpuId: id, skuId: null, quantity });
    for (const _ of ['once', 'twice'])
      expect((await update(product(0).id, 4_321)).data.list[0]?.quantity).toBe(4_321);
    expect((await update(product(1).id, 5)).code).toBe(404);
    expect((await update(product(0).id, 0)).code).toBe(400);
  });

  it('§7.3 cartInfo has the price at each quantity, the minimum order and the stock', async () => {
    const { person } = await register(embedded);
    const one = product(2);
    const [low, high] = [one.steps[0], one.steps.at(-1)];
    if (!low || !high) throw new Error('no ladder');
    await change(person, add, [one.id], { quantities: [high.from] });
    const [line] = (await cartOf(person)).list;
    expect(line).toMatchObject({ goodsSpuId: one.id, skuId: null, quantity: high.from });
    expect(line?.goods?.productName).toBeTruthy();
    expect(Number(line?.offer?.price)).toBe(Number(high.price));
    expect(Number(line?.offer?.amount)).toBeCloseTo(Number(high.price) * high.from, 6);
    expect(line?.offer?.minOrder).toBe(one.minimum);
    // Fewer than the first tier: its price.
    const guest = newPerson(embedded);
    const { data } = await guest.call<{ list: Line[] }>('/cart/productPrice.json', {
      list: [{ goodsSpuId: one.id, quantity: 1 }],
    });
    expect(Number(data.list[0]?.offer?.price)).toBe(Number(low.price));
  });

  it('a product that is gone stays as a line without goods and offer', async () => {
    const { person, userId } = await register(embedded);
    await change(person, add, [product(0).id]);
    await embedded.db.rows(
      { text: 'insert into cart_line (buyer_id, product_id, quantity) values ($1, 2000000000, 5)' },
      [userId],
    );
    const { list } = await cartOf(person);
    expect(list.map(({ goods, offer }) => [goods !== null, offer !== null])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect((await change(person, add, ['1999999999'])).code).toBe(404);
    expect((await change(person, remove, ['2000000000'])).data.count).toBe(1);
  });

  it('§7.3 queryDiscount says what the quantities save, by line and for each currency', async () => {
    const guest = newPerson(embedded);
    const [one, other] = [product(3), product(4)];
    const top = one.steps.at(-1);
    if (!top) throw new Error('no ladder');
    const list = [
      { goodsSpuId: one.id, quantity: top.from },
      { goodsSpuId: other.id, quantity: other.minimum },
      { goodsSpuId: '2000000000', quantity: 3 },
    ];
    type Discounts = {
      list: { discount: string | null }[];
      totals: { currency: string; amount: string; discount: string }[];
    };
    const { data } = await guest.call<Discounts>('/cart/queryDiscount.json', { list });
    const saved = (Number(one.steps[0]?.price) - Number(top.price)) * top.from;
    expect(saved).toBeGreaterThan(0);
    expect(Number(data.list[0]?.discount)).toBeCloseTo(saved, 6);
    expect(data.list.slice(1)).toMatchObject([{ discount: '0' }, { discount: null }]);
    const total = data.totals.find(({ currency }) => currency === one.currency);
    expect(Number(total?.discount)).toBeCloseTo(saved, 6);
  });

  it('§6 each buyer has their own cart, and nobody has one without a token', async () => {
    const [mine, yours] = [(await register(embedded)).person, (await register(embedded)).person];
    await change(mine, add, [product(0).id, product(1).id]);
    await change(yours, add, [product(2).id]);
    await change(yours, remove, [product(0).id]);
    const update = { goodsSpuId: product(0).id, skuId: null, quantity: 9 };
    expect((await yours.call('/cart/update.json', update)).code).toBe(404);
    expect((await cartOf(mine)).count).toBe(2);
    expect((await cartOf(yours)).list.map(({ goodsSpuId }) => goodsSpuId)).toEqual([product(2).id]);
    const guest = newPerson(embedded);
    expect((await guest.call('/cart/cartInfo.json')).code).toBe(401);
    expect((await change(guest, add, [product(0).id])).code).toBe(401);
    expect((await guest.call('/cart/update.json', update)).code).toBe(401);
  });

  it('the data of a person contain their cart, and it goes with their account', async () => {
    const { person, userId } = await register(embedded);
    await change(person, add, [product(0).id]);
    const { data } = await person.call<{ cart: object[] }>('/account/exportData.json');
    expect(data.cart).toMatchObject([{ goodsId: product(0).id, skuId: null, quantity: product(0).minimum }]);
    expect((await person.call('/account/delete.json', { password: 'correct1' })).code).toBe(200);
    expect(await embedded.db.rows({ text: 'select 1 from cart_line where buyer_id = $1' }, [userId])).toEqual(
      [],
    );
  });

  describe('§7.2 the token of another site', () => {
    const exchange = (token: string) =>
      newPerson(embedded).call<{ partner: string; list: object[] }>('/cart/exchangeCartToken.json', {
        token,
      });
    const signed = (claims: object, key = secret, issuer = 'lamps.example', until: string = '1h') =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime(until)
        .sign(new TextEncoder().encode(key));

    it('gives its list, and changes nothing', async () => {
      const list = [{ productId: '100123', quantity: 5 }, { productId: '100124' }];
      const { data } = await exchange(await signed({ products: list }));
      expect(data).toEqual({
        partner: 'lamps.example',
        list: [
          { goodsSpuId: '100123', skuId: null, quantity: 5 },
          { goodsSpuId: '100124', skuId: null, quantity: null },
        ],
      });
    });

    it.each([
      [
        'of another secret',
        () => signed({ products: [{ productId: '1' }] }, 'another secret, which is as long as it is'),
      ],
      ['of an unknown partner', () => signed({ products: [{ productId: '1' }] }, secret, 'other.example')],
      ['that has expired', () => signed({ products: [{ productId: '1' }] }, secret, 'lamps.example', '-2h')],
      ['without products', () => signed({ products: [] })],
      ['of 25 products', () => signed({ products: Array.from({ length: 25 }, () => ({ productId: '1' })) })],
      ['that is none', () => Promise.resolve('not.a.token')],
    ])('%s is refused', async (_, token) => {
      expect((await exchange(await token())).code).toBe(40_063);
    });
  });
});
