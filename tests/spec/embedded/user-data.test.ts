// User data in a data folder survive an update and new demo data. Each folder of tests/data-folders was written by an
// earlier release.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { demoTables } from '@fairgate/embedded/db/demo/tables';
import { prepare } from '@fairgate/embedded/db/prepare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newPerson, type Person } from './person.ts';
import { type Embedded, startEmbeddedIn, today } from './store.ts';

/** Every table except those of the demo data: user data and the database's own records. New demo data never change them. */
const userTables = [
  'analytics_event',
  'attempt_count',
  'audit_log',
  'badge',
  'badge_key',
  'business_card',
  'buyer',
  'buyer_link',
  'buyer_session',
  'card_holder',
  'card_request',
  'card_share',
  'cart_line',
  'catalogue_change',
  'check_in',
  'check_in_scan',
  'enquiry',
  'enquiry_line',
  'enquiry_reminder',
  'exhibitor_follow',
  'exhibitor_visit',
  'file',
  'idempotency_key',
  'known_device',
  'lead',
  'lead_scan',
  'lottery_seed',
  'lottery_spin',
  'mail',
  'meeting',
  'meeting_slot',
  'message_file',
  'meta',
  'oauth_identity',
  'operator',
  'operator_session',
  'order_line',
  'organiser',
  'organiser_session',
  'own_text',
  'prize_claim',
  'product_follow',
  'purchase_info',
  'quotation',
  'quotation_file',
  'quotation_template',
  'quotation_tier',
  'rfq',
  'rfq_file',
  'rfq_supplier',
  'share_code',
  'stand_request',
  'saved_card',
  'registration',
  'supplier_account',
  'supplier_follow',
  'supplier_invitation',
  'supplier_link',
  'supplier_session',
  'conversation',
  'conversation_block',
  'conversation_message',
  'conversation_reader',
  'ticket',
  'ticket_link',
  'ticket_note',
  'trade_order',
  'verification_code',
];

const products = 24;
const folders = fileURLToPath(new URL('../../data-folders/', import.meta.url));
const releases = readdirSync(folders).flatMap((file) => /^(.+)\.tar\.br$/.exec(file)?.[1] ?? []);
const text = z.string();
const userData = z.object({
  email: text,
  password: text,
  productId: text,
  supplierId: text,
  categoryId: text,
  ticketNo: text,
  message: text,
});

const organiserForm = { email: 'organiser@fairgate.example', password: 'fairgate1' };

describe.each(releases)('a data folder of release %s', (release) => {
  const left = userData.parse(JSON.parse(readFileSync(`${folders}${release}.json`, 'utf8')));
  let embedded: Embedded;
  beforeAll(async () => {
    const archive = brotliDecompressSync(readFileSync(`${folders}${release}.tar.br`));
    const folder = await mkdtemp(join(tmpdir(), 'fairgate-release-'));
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    embedded = await startEmbeddedIn(folder, products);
  });
  afterAll(() => embedded.close());

  it('§3 §7.3 opens with its account, follows, message and imported product', () => expectAllPresent());

  it('every table belongs to the demo data or to the user data', async () => {
    const tables = await embedded.db.rows<{ name: string }>({
      text: `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    });
    const named = [...Object.keys(demoTables), ...userTables].sort();
    // A new table: list demo data in gateway/embedded/src/db/demo/tables.ts, user data in `userTables` above.
    expect(tables.map(({ name }) => name)).toEqual(named);
  });

  it('no user table has a foreign key to demo data, which would delete its rows with theirs', async () => {
    const keys = await embedded.db.rows<{ from: string; to: string }>({
      text: `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`,
    });
    const toDemoData = keys.filter(({ from, to }) => to in demoTables && !(from in demoTables));
    expect([keys.length > 0, toDemoData]).toEqual([true, []]);
  });

  it('new demo data replace the old and keep all user data, also in an unknown table', async () => {
    const organiser = await signInAs('/organiser/organiserLogin.json', organiserForm);
    const hidden = { exhibitionId: '803', published: false };
    const hide = { ...hidden, idempotencyKey: crypto.randomUUID() };
    expect((await organiser.call('/organiser/publishExhibition.json', hide)).code).toBe(200);
    await embedded.db.rows({ text: 'create table of_tomorrow (buyer_id int, product_id int)' });
    await embedded.db.rows({ text: 'insert into of_tomorrow values (1, $1)' }, [left.productId]);
    await embedded.db.rows({ text: 'update product set stock = -1 where external_key is null' });
    const before = await rowsOf([...userTables, 'of_tomorrow']);
    await embedded.db.rows({ text: `update meta set value = 'of before' where key = 'demo'` });
    await prepare(embedded.db, { products, today, log: () => undefined });

    const old = await embedded.db.rows({ text: 'select id from product where stock = -1' });
    const [count] = await embedded.db.rows<{ count: number }>({
      text: 'select count(*)::int as count from product where external_key is null',
    });
    expect([old, count]).toEqual([[], { count: products }]);
    const unpublished = await embedded.db.rows({ text: 'select id from exhibition where not published' });
    expect(unpublished).toEqual([{ id: 803 }]);
    const after = await rowsOf([...userTables, 'of_tomorrow']);
    // The refresh itself notifies the search indexes.
    expect(after['catalogue_change']).toHaveLength((before['catalogue_change'] ?? []).length + 1);
    expect({ ...after, catalogue_change: [] }).toEqual({ ...before, catalogue_change: [] });
    await expectAllPresent();
  });

  async function expectAllPresent(): Promise<void> {
    const person = await signIn();
    const listed = async (path: string) => (await person.call<{ list: object[] }>(path)).data.list;
    expect(await listed('/follow/getFollowProducts.json')).toMatchObject([{ goodsId: left.productId }]);
    expect(await listed('/follow/getFollowSuppliers.json')).toMatchObject([{ supplierId: left.supplierId }]);
    // The ids still name the same products of the same supplier.
    const [product] = await embedded.db.rows({
      text: `select supplier_id::text as "supplierId", category2_id::text as "categoryId" from product where id = ${left.productId}`,
    });
    expect(product).toEqual({ supplierId: left.supplierId, categoryId: left.categoryId });
    const [ticket] = await embedded.db.rows({
      text: `select 'T-' || k.id as number, m.body as message from ticket k join conversation_message m on m.conversation_id = k.conversation_id`,
    });
    expect(ticket).toEqual({ number: left.ticketNo, message: left.message });
    const [own] = await embedded.db.rows({
      text: `select t.title, s.name from product p join product_text t on t.product_id = p.id and t.lang = 'en'
      join supplier s on s.id = p.supplier_id where p.external_key = 'OWN-1'`,
    });
    expect(own).toEqual({ title: 'Own kettle', name: 'Own Kettles Ltd.' });
  }

  const signIn = () => signInAs('/login/login.json', { email: left.email, password: left.password });

  async function signInAs(path: string, form: object): Promise<Person> {
    const guest = newPerson(embedded);
    return guest.with((await guest.call<{ token: string }>(path, form)).data.token);
  }

  /** All rows of the tables, as text. */
  async function rowsOf(tables: readonly string[]): Promise<Record<string, string[]>> {
    const all: Record<string, string[]> = {};
    for (const table of tables) {
      const rows = await embedded.db.rows<{ row: string }>({
        text: `select t::text as row from ${table} t order by 1`,
      });
      all[table] = rows.map(({ row }) => row);
    }
    return all;
  }
});
