// The files of RFQs and quotations: who reads them, and what becomes of them.
import { randomBytes } from 'node:crypto';
import { sweepFiles } from '@fairgate/embedded/files/sweep-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail, newPerson, password, type Person, register } from './person.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

const service = 'supplier';
const fileGone = 40_042;
type Attachment = { fileKey: string; fileName: string };
type Quotation = { quotationId: string; state: string; attachments: Attachment[] };
type Rfq = { rfqId: string; attachments: Attachment[]; quotations: Quotation[] };

describe.each(databases)('files of RFQs on %s', (kind) => {
  let embedded: Embedded;
  let supplier: Person;
  let other: Person;
  let supplierId: string;
  let otherId: string;
  let categoryId: string;

  const signIn = async (account: string): Promise<Person> => {
    const guest = newPerson(embedded);
    const { data } = await guest.call<{ token: string }>(
      '/login/loginPc.json',
      { account, password: 'fairgate1' },
      { service },
    );
    return guest.with(data.token);
  };
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    const [demo] = await embedded.db.rows<{ id: string; category: string }>({
      text: `select a.supplier_id::text as id, (select min(category2_id)::text from product p where p.supplier_id = a.supplier_id) as category
        from supplier_account a where a.email = 'supplier@fairgate.example'`,
    });
    supplierId = demo?.id ?? '';
    categoryId = demo?.category ?? '';
    const [second] = await embedded.db.rows<{ id: string }>(
      {
        text: `insert into supplier_account (supplier_id, email, password_hash, name)
          select (select s.id from supplier s where not exists (select from supplier_account a where a.supplier_id = s.id)
            and not exists (select from product p where p.supplier_id = s.id and p.category2_id = $1::int) order by s.id limit 1),
            'rfq-files@supplier.example', password_hash, 'Other' from supplier_account where email = 'supplier@fairgate.example'
          returning supplier_id::text as id`,
      },
      [categoryId],
    );
    otherId = second?.id ?? '';
    supplier = await signIn('supplier@fairgate.example');
    other = await signIn('rfq-files@supplier.example');
  });
  afterAll(() => embedded.close());

  /** A file that its owner has uploaded. */
  const upload = async (owner: 'buyer' | 'supplier' | 'guest', ownerId: string, name = 'drawing.pdf') => {
    const id = randomBytes(16).toString('base64url');
    await embedded.db.rows(
      {
        text: `insert into file (id, owner, owner_id, name, type, bytes, stored_at) values ($1, $2, $3, $4, 'application/pdf', 10, now())`,
      },
      [id, owner, ownerId, name],
    );
    return id;
  };
  const ask = (change: object = {}) => ({
    productName: 'Kettles',
    quantity: 500,
    unit: 'piece',
    isOpen: false,
    supplierIds: [supplierId],
    contactName: 'Amal',
    ...change,
  });
  const send = (person: Person, change: object, name = 'addRfq', headers: Record<string, string> = {}) =>
    person.call<{ rfqId: string; tradeChinaToken?: string }>(`/rfq/${name}.json`, ask(change), { headers });
  const edit = (
    person: Person,
    rfqId: string,
    attachmentIds: string[],
    headers: Record<string, string> = {},
  ) => {
    const { supplierIds: _, contactName: __, ...form } = ask({ rfqId, attachmentIds });
    return person.call<Rfq>('/rfq/editRfq.json', form, { headers });
  };
  const info = (person: Person, rfqId: string) => person.call<Rfq>('/rfq/getRfqInfo.json', { rfqId });
  const seen = (person: Person, rfqId: string) =>
    person.call<Rfq>('/rfq/getSupplierRfqInfo.json', { rfqId }, { service });
  const quote = (
    person: Person,
    rfqId: string,
    attachmentIds: string[],
    headers: Record<string, string> = {},
  ) =>
    person.call<Rfq>(
      '/rfq/sendQuotation.json',
      {
        rfqId,
        tiers: [{ quantityFrom: 500, price: '11.2' }],
        currency: 'USD',
        unit: 'piece',
        minimumOrder: 500,
        shipmentTerm: 'FOB',
        leadDaysFrom: 20,
        leadDaysTo: 30,
        validUntil: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
        attachmentIds,
      },
      { service, headers },
    );
  const names = (files: readonly Attachment[] | undefined) => files?.map(({ fileName }) => fileName);

  it('§6 an RFQ’s files are read by its buyer and its suppliers, in their order, and by nobody else', async () => {
    const { person, userId } = await register(embedded);
    const stranger = (await register(embedded)).person;
    const attachmentIds = [await upload('buyer', userId, 'b.pdf'), await upload('buyer', userId, 'a.pdf')];
    const { rfqId } = (await send(person, { attachmentIds })).data;
    expect(names((await info(person, rfqId)).data.attachments)).toEqual(['b.pdf', 'a.pdf']);
    expect(names((await seen(supplier, rfqId)).data.attachments)).toEqual(['b.pdf', 'a.pdf']);
    for (const denied of [await info(stranger, rfqId), await seen(other, rfqId)]) {
      expect(denied.code).toBe(404);
      expect(denied.text).not.toContain('a.pdf');
    }
    const list = await person.call<{ list: Rfq[] }>('/rfq/getRfqList.json');
    expect(names(list.data.list[0]?.attachments)).toEqual(['b.pdf', 'a.pdf']);
  });

  it('§6 an open RFQ’s files are read by suppliers in its category, until it is closed', async () => {
    const { person, userId } = await register(embedded);
    const attachmentIds = [await upload('buyer', userId)];
    const { rfqId } = (await send(person, { isOpen: true, supplierIds: [], categoryId, attachmentIds })).data;
    expect(names((await seen(supplier, rfqId)).data.attachments)).toEqual(['drawing.pdf']);
    expect((await seen(other, rfqId)).code).toBe(404);
    await person.call('/rfq/closeRfq.json', { rfqId });
    expect((await seen(supplier, rfqId)).code).toBe(404);
  });

  it('§6 nobody attaches the files of others, to an RFQ or to a quotation', async () => {
    const { person, userId } = await register(embedded);
    const stranger = await register(embedded);
    const own = await upload('buyer', userId);
    // A supplier with the number of the buyer.
    const foreign = [
      await upload('buyer', stranger.userId),
      await upload('supplier', userId),
      await upload('guest', 'v-of-others'),
    ];
    for (const id of foreign) expect((await send(person, { attachmentIds: [id] })).code).toBe(fileGone);
    const { rfqId } = (await send(person, { attachmentIds: [own] })).data;
    expect((await edit(person, rfqId, [own, foreign[0] ?? ''])).code).toBe(fileGone);
    // A change that is refused changes nothing.
    expect((await info(person, rfqId)).data.attachments).toMatchObject([{ fileKey: own }]);
    expect((await edit(stranger.person, rfqId, [])).code).toBe(404);
    for (const id of [own, await upload('supplier', otherId), await upload('buyer', supplierId)])
      expect((await quote(supplier, rfqId, [id])).code).toBe(fileGone);
    expect((await info(person, rfqId)).data.quotations).toEqual([]);
  });

  it('§7.3 a change has the whole new list: what is not in it is detached, and deleted after a day', async () => {
    const { person, userId } = await register(embedded);
    const [stays, goes] = [await upload('buyer', userId), await upload('buyer', userId, 'old.pdf')];
    const { rfqId } = (await send(person, { attachmentIds: [goes, stays] })).data;
    const added = await upload('buyer', userId, 'new.pdf');
    const { data } = await edit(person, rfqId, [stays, added]);
    expect(names(data.attachments)).toEqual(['drawing.pdf', 'new.pdf']);
    await embedded.db.rows(
      { text: `update file set created_at = now() - interval '25 hours' where owner_id = $1` },
      [userId],
    );
    await sweepFiles(embedded.db, embedded.files);
    const left = await embedded.db.rows<{ id: string }>(
      { text: 'select id from file where id = any($1) order by name' },
      [[stays, goes, added]],
    );
    expect(left.map(({ id }) => id)).toEqual([stays, added]);
  });

  it('§6 a quotation’s files are read by both sides, also when it was replaced or withdrawn, and by no other supplier', async () => {
    const { person, userId } = await register(embedded);
    const attachmentIds = [await upload('buyer', userId)];
    const { rfqId } = (await send(person, { supplierIds: [supplierId, otherId], attachmentIds })).data;
    const first = await upload('supplier', supplierId, 'first.pdf');
    await quote(supplier, rfqId, [first]);
    const second = await upload('supplier', supplierId, 'second.pdf');
    // A file of the version before can go with the next one.
    const [latest] = (await quote(supplier, rfqId, [second, first])).data.quotations;
    await supplier.call('/rfq/withdrawQuotation.json', { quotationId: latest?.quotationId }, { service });
    for (const { data } of [await info(person, rfqId), await seen(supplier, rfqId)])
      expect(data.quotations.map(({ state, attachments }) => [state, names(attachments)])).toEqual([
        ['withdrawn', ['second.pdf', 'first.pdf']],
        ['replaced', ['first.pdf']],
      ]);
    const details = await person.call<Quotation>('/rfq/quotationRfqDetails.json', {
      quotationId: latest?.quotationId,
    });
    expect(names(details.data.attachments)).toEqual(['second.pdf', 'first.pdf']);
    const stranger = (await register(embedded)).person;
    const swapped = await stranger.call('/rfq/quotationRfqDetails.json', {
      quotationId: latest?.quotationId,
    });
    expect(swapped.code).toBe(404);
    // The other supplier was asked too: it has the buyer's files, not those of the competitor.
    const { text, data } = await seen(other, rfqId);
    expect(names(data.attachments)).toEqual(['drawing.pdf']);
    expect(text).not.toContain('first.pdf');
  });

  it('§7.3 the key of a write belongs to its files, too', async () => {
    const { person, userId } = await register(embedded);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const attachmentIds = [await upload('buyer', userId)];
    const sent = await send(person, { attachmentIds }, 'addRfq', headers);
    expect((await send(person, { attachmentIds }, 'addRfq', headers)).data).toEqual(sent.data);
    expect((await send(person, { attachmentIds: [] }, 'addRfq', headers)).code).toBe(40_904);
    const { rfqId } = sent.data;
    const edited = { 'idempotency-key': crypto.randomUUID() };
    await edit(person, rfqId, attachmentIds, edited);
    expect((await edit(person, rfqId, [], edited)).code).toBe(40_904);
    const quoted = { 'idempotency-key': crypto.randomUUID() };
    await quote(supplier, rfqId, [await upload('supplier', supplierId)], quoted);
    expect((await quote(supplier, rfqId, [], quoted)).code).toBe(40_904);
  });

  it('§7.3 a guest’s own files become those of the new buyer', async () => {
    const visitorId = 'v-of-guest';
    const guest = newPerson(embedded, { visitorId });
    const file = await upload('guest', visitorId);
    const foreign = await upload('guest', 'v-of-others');
    const email = newEmail();
    expect((await send(guest, { email, attachmentIds: [foreign] }, 'addRfqAndPurReg')).code).toBe(fileGone);
    const { data } = await send(guest, { email, attachmentIds: [file] }, 'addRfqAndPurReg');
    const buyer = guest.with(data.tradeChinaToken ?? '');
    expect((await info(buyer, data.rfqId)).data.attachments).toMatchObject([{ fileKey: file }]);
    const [row] = await embedded.db.rows<{ owner: string; isNew: boolean }>(
      {
        text: `select owner, owner_id = (select id::text from buyer where email = $2) as "isNew" from file where id = $1`,
      },
      [file, email],
    );
    expect(row).toEqual({ owner: 'buyer', isNew: true });
  });

  it('are named in the export of the account, and leave with it, also what suppliers attached and first answers', async () => {
    const { person, userId } = await register(embedded);
    const file = await upload('buyer', userId, 'secret-plan.pdf');
    const { rfqId } = (await send(person, { attachmentIds: [file] })).data;
    await edit(person, rfqId, [file]);
    const offer = await upload('supplier', supplierId, 'secret-offer.pdf');
    await quote(supplier, rfqId, [offer]);
    await embedded.db.rows(
      { text: `update file set created_at = now() - interval '25 hours' where id = $1` },
      [offer],
    );
    expect((await person.call('/account/exportData.json')).data).toMatchObject({
      rfqs: [{ rfqId, fileKeys: [file], quotations: [{ supplierId, fileKeys: [offer] }] }],
      files: [{ fileKey: file, fileName: 'secret-plan.pdf' }],
    });
    expect((await person.call('/account/delete.json', { password })).code).toBe(200);
    expect(
      await embedded.db.rows({ text: 'select id from file where id = any($1)' }, [[file, offer]]),
    ).toEqual([]);
    const answers = await embedded.db.rows({
      text: `select key from idempotency_key where answer::text like '%secret-%'`,
    });
    expect(answers).toEqual([]);
  });

  it('§5 are at most five, each once', async () => {
    const { person, userId } = await register(embedded);
    const six = await Promise.all(Array.from({ length: 6 }, () => upload('buyer', userId)));
    const five = six.slice(0, 5);
    expect((await send(person, { attachmentIds: six })).code).toBe(400);
    expect((await send(person, { attachmentIds: [six[0], six[0]] })).code).toBe(400);
    expect(
      (await info(person, (await send(person, { attachmentIds: five })).data.rfqId)).data.attachments,
    ).toHaveLength(5);
  });
});
