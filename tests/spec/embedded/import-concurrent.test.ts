// An import and changes of prices at the same time. On PostgreSQL, where the services run during an import.
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { changeOffer } from '@fairgate/embedded/db/offer';
import { lockProducts } from '@fairgate/embedded/db/lock-products';
import { prepare } from '@fairgate/embedded/db/prepare';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, header, openDesk, row } from './catalogue.ts';
import { type Embedded, startEmbedded, today } from './store.ts';

let embedded: Embedded;
let desk: Desk;
let pictures: Server;
/** Runs while an import fetches a picture: the import has read its rows, and has not written them yet. */
let meanwhile: () => Promise<unknown> = () => Promise.resolve();

beforeAll(async () => {
  embedded = await startEmbedded('PostgreSQL');
  desk = await openDesk(embedded);
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#aa3' } })
    .png()
    .toBuffer();
  pictures = createServer((_, response) => {
    void meanwhile().finally(() => response.setHeader('content-type', 'image/png').end(picture));
  }).listen(0, '127.0.0.1');
  await once(pictures, 'listening');
});
afterEach(() => desk.clear());
afterAll(async () => {
  pictures.close();
  await desk.close();
  await embedded.close();
});

const pictureUrl = (name: string) =>
  `http://127.0.0.1:${(pictures.address() as AddressInfo).port}/${name}.png`;
const importRows = (...rows: string[]) =>
  desk.bring('catalogue.csv', rows.join('\n'), { allowPrivate: true });
const idOf = async (key: string) =>
  (
    await embedded.db.rows<{ id: number }>({ text: 'select id from product where external_key = $1' }, [key])
  )[0]?.id ?? 0;
const offerOf = async (key: string) =>
  (
    await embedded.db.rows<{ stock: number; prices: string[]; changed: Date }>(
      {
        text: `select stock, offer_updated_at as changed,
          (select array_agg(trim_scale(price)::text order by quantity_from) from price_step where product_id = p.id) as prices
          from product p where external_key = $1`,
      },
      [key],
    )
  )[0];

describe('a price that changes while an import runs', () => {
  it('is kept if the file has no prices', async () => {
    await importRows(header, row('A'));
    const id = await idOf('A');
    let changedAt: Date | undefined;
    meanwhile = async () => {
      changedAt = (await changeOffer(embedded.db, { productId: id, factor: 2, stock: 7 }))?.changedAt;
    };
    expect(await importRows('key,name,images', `A,Renamed,${pictureUrl('one')}`)).toMatchObject({
      changed: 1,
      problems: [],
    });
    expect(await offerOf('A')).toEqual({ stock: 7, prices: ['5', '4.2'], changed: changedAt });
  });

  it('is replaced by the price of the file, as the latest change', async () => {
    await importRows(header, row('A'));
    const id = await idOf('A');
    let changedAt: Date | undefined;
    meanwhile = async () => {
      changedAt = (await changeOffer(embedded.db, { productId: id, factor: 2 }))?.changedAt;
    };
    await importRows(`${header},images`, `${row('A')},${pictureUrl('two')}`);
    const offer = await offerOf('A');
    expect(offer?.prices).toEqual(['2.5', '2.1']);
    expect(Number(offer?.changed)).toBeGreaterThan(Number(changedAt));
  });

  it('is kept if the import changes other products only', async () => {
    await importRows(header, row('A'), row('B'));
    const id = await idOf('A');
    meanwhile = () => changeOffer(embedded.db, { productId: id, factor: 3 });
    await importRows('key,name,images', 'A,Mug A,', `B,Renamed,${pictureUrl('three')}`);
    expect((await offerOf('A'))?.prices).toEqual(['7.5', '6.3']);
  });
});

/** Resolves when a transaction waits for another one. */
const waiting = async () => {
  for (;;) {
    const rows = await embedded.db.rows({
      text: `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    });
    if (rows.length > 0) return;
  }
};

describe('new demo data', () => {
  let products = 30;
  const renew = () => prepare(embedded.db, { products: (products += 1), today, log: () => undefined });
  afterEach(() => {
    meanwhile = () => Promise.resolve();
  });

  it('wait for an import, and keep its products, also the first ones', async () => {
    for (const rows of [[row('A')], [row('A', { stock: '9' }), row('N')]]) {
      let renewal: Promise<unknown> | undefined;
      meanwhile = async () => {
        renewal ??= renew();
        await waiting();
      };
      const last = rows.length - 1;
      const result = importRows(
        `${header},images`,
        ...rows.map((one, index) => `${one},${index === last ? pictureUrl(`renewal${last}`) : ''}`),
      );
      expect(await result).toMatchObject({ created: 1, changed: last, problems: [] });
      expect(await renewal).toEqual(expect.any(String));
      expect(await desk.count()).toBe(rows.length);
    }
  });

  it('and imports at the same time: none meets a deadlock', async () => {
    await importRows(header, row('A'));
    const round = async (index: number) =>
      Promise.all([renew(), importRows(header, row('A', { stock: String(index) }), row(`S${index}`))]);
    for (let index = 1; index <= 3; index += 1)
      expect((await round(index))[1]).toMatchObject({ created: 1, problems: [] });
  });

  it('wait for a change of a price, without a deadlock', async () => {
    await importRows(header, row('A'));
    const [demo] = await embedded.db.rows<{ id: number }>({
      text: 'select id from product where external_key is null limit 1',
    });
    let renewal: Promise<unknown> | undefined;
    await embedded.db.transaction(async (transaction) => {
      await lockProducts(transaction, [demo?.id ?? 0]);
      renewal = renew();
      await waiting();
      await transaction.rows({ text: 'update price_step set price = price + 1 where product_id = $1' }, [
        demo?.id,
      ]);
    });
    expect(await renewal).toEqual(expect.any(String));
  });
});

describe('locks of products', () => {
  it('a change of a price waits for an import that has locked the product, without a deadlock', async () => {
    await importRows(header, row('A'));
    const id = await idOf('A');
    let change: ReturnType<typeof changeOffer> | undefined;
    await embedded.db.transaction(async (transaction) => {
      await lockProducts(transaction, [id]);
      change = changeOffer(embedded.db, { productId: id, factor: 2 });
      await waiting();
      await transaction.rows({ text: 'update price_step set price = price + 1 where product_id = $1' }, [id]);
    });
    await change;
    expect((await offerOf('A'))?.prices).toEqual(['7', '6.2']);
  });

  it('the removal of a product waits for a change of its price, without a deadlock', async () => {
    await importRows(header, row('A'), row('B'));
    const id = await idOf('A');
    let removal: Promise<unknown> | undefined;
    await embedded.db.transaction(async (transaction) => {
      await lockProducts(transaction, [id]);
      removal = importRows('key,removed', 'A,yes');
      await waiting();
      await transaction.rows({ text: 'update price_step set price = price + 1 where product_id = $1' }, [id]);
    });
    expect(await removal).toMatchObject({ removed: 1, problems: [] });
  });

  it('a change of a price does not wait for a long import', async () => {
    await importRows(header, row('A'));
    const productId = await idOf('A');
    await embedded.db.transaction(async (transaction) => {
      await lockProducts(transaction, [productId]);
      const answer = await embedded.services.supplier.inject({
        method: 'POST',
        url: '/control/offer',
        headers: { 'control-key': embedded.controlKey },
        payload: { productId: String(productId), factor: 2 },
      });
      expect([answer.statusCode, answer.json<{ msg: string }>().msg]).toEqual([
        409,
        `an import is changing product ${productId}. Try again when it has ended`,
      ]);
    });
    expect((await offerOf('A'))?.prices).toEqual(['2.5', '2.1']);
  });
});
