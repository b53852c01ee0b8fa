// The files of enquiries (§7.3 submitNewInquiry, submitInquiryList): who reads them, and what becomes of them.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, password, type Person, register } from './person.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

const service = 'supplier';
const fileGone = 40_042;
type Enquiries = { list: { inquiryId: string; supplierId: string }[] };
type Messages = { list: { content: string; attachments: { fileKey: string; fileName: string }[] }[] };

describe.each(databases)('files of enquiries on %s', (kind) => {
  let embedded: Embedded;
  let supplier: Person;
  let other: Person;
  let supplierIds: string[];

  const signIn = async (account: string): Promise<{ person: Person; supplierId: string }> => {
    const guest = newPerson(embedded);
    const { data } = await guest.call<{ token: string; supplierId: string }>(
      '/login/loginPc.json',
      { account, password: 'fairgate1' },
      { service },
    );
    return { person: guest.with(data.token), supplierId: data.supplierId };
  };
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    await embedded.db.rows({
      text: `insert into supplier_account (supplier_id, email, password_hash, name)
        select (select s.id from supplier s where not exists (select from supplier_account a where a.supplier_id = s.id) order by s.id limit 1),
          'enquiry-files@supplier.example', password_hash, 'Other' from supplier_account where email = 'supplier@fairgate.example'`,
    });
    const [first, second] = [
      await signIn('supplier@fairgate.example'),
      await signIn('enquiry-files@supplier.example'),
    ];
    supplier = first.person;
    other = second.person;
    supplierIds = [first.supplierId, second.supplierId];
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
  const submit = (
    person: Person,
    attachmentIds: readonly (string | undefined)[],
    { to = supplierIds.slice(0, 1), headers = {} }: { to?: string[]; headers?: Record<string, string> } = {},
  ) =>
    person.call<Enquiries>(
      to.length === 1 ? '/inquiry/submitNewInquiry.json' : '/inquiry/submitInquiryList.json',
      {
        about: 'supplier',
        enquiries: to.map((supplierId) => ({ supplierId, lines: [] })),
        message: 'Can you make this?',
        contact: { name: 'Amal Hassan' },
        attachmentIds,
      },
      { headers },
    );
  const ofBuyer = async (person: Person, conversationId = '') =>
    (await person.call<Messages>('/message/getMessageList.json', { conversationId })).data.list;
  const ofSupplier = async (person: Person, conversationId = '') =>
    (await person.call<Messages>('/message/getSupplierMessageList.json', { conversationId }, { service }))
      .data.list;
  const names = (list: Messages['list']) =>
    list.map(({ attachments }) => attachments.map(({ fileName }) => fileName));
  const count = async (table: string) =>
    embedded.db.rows({ text: `select count(*)::int as count from ${table}` });

  it('§6 belong to the first message of each conversation, in their order, and only its two sides read them', async () => {
    const { person, userId } = await register(embedded);
    const stranger = await register(embedded);
    const files = [await upload('buyer', userId, 'b.pdf'), await upload('buyer', userId, 'a.pdf')];
    const { list } = (await submit(person, files, { to: supplierIds })).data;
    const [first, second] = list.map(({ inquiryId }) => inquiryId);
    expect(list.map(({ supplierId }) => supplierId)).toEqual(supplierIds);
    await person.call('/message/sendMessage.json', { conversationId: first, body: 'One more thing' });
    expect(names(await ofBuyer(person, first))).toEqual([[], ['b.pdf', 'a.pdf']]);
    expect(names(await ofBuyer(person, second))).toEqual([['b.pdf', 'a.pdf']]);
    expect(names(await ofSupplier(supplier, first))).toEqual([[], ['b.pdf', 'a.pdf']]);
    expect(names(await ofSupplier(other, second))).toEqual([['b.pdf', 'a.pdf']]);
    for (const swapped of [
      await ofBuyer(stranger.person, first),
      await ofSupplier(supplier, second),
      await ofSupplier(other, first),
    ])
      expect(swapped).toEqual([]);
  });

  it('§6 of somebody else are refused, and then no enquiry is written', async () => {
    const [buyer, stranger] = [await register(embedded), await register(embedded)];
    const own = await upload('buyer', buyer.userId);
    const written = async () => [
      await count('enquiry'),
      await count('conversation'),
      await count('message_file'),
    ];
    const before = await written();
    for (const foreign of [
      await upload('buyer', stranger.userId),
      // A supplier with the number of the buyer.
      await upload('supplier', buyer.userId),
      await upload('guest', 'v-of-others'),
      randomBytes(16).toString('base64url'),
    ])
      expect((await submit(buyer.person, [own, foreign], { to: supplierIds })).code).toBe(fileGone);
    expect((await submit(stranger.person, [own])).code).toBe(fileGone);
    expect(await written()).toEqual(before);
  });

  it('§4 that a guest has uploaded go along after the login, and are then the buyer’s', async () => {
    const { person, userId } = await register(embedded);
    const headers = { 'visitor-id': 'v-before-login' };
    const file = await upload('guest', 'v-before-login');
    const { list } = (await submit(person, [file], { to: supplierIds, headers })).data;
    for (const { inquiryId } of list)
      expect(names(await ofBuyer(person, inquiryId))).toEqual([['drawing.pdf']]);
    expect(
      await embedded.db.rows({ text: 'select owner, owner_id as "ownerId" from file where id = $1' }, [file]),
    ).toEqual([{ owner: 'buyer', ownerId: userId }]);
    // The device is now another buyer's.
    const next = await register(embedded);
    expect((await submit(next.person, [file], { headers })).code).toBe(fileGone);
  });

  it('§7.3 the key of a submission belongs to its files, too', async () => {
    const { person, userId } = await register(embedded);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const file = await upload('buyer', userId);
    const sent = await submit(person, [file], { headers });
    expect((await submit(person, [file], { headers })).data).toEqual(sent.data);
    expect((await submit(person, [], { headers })).code).toBe(40_904);
    expect(names(await ofBuyer(person, sent.data.list[0]?.inquiryId))).toEqual([['drawing.pdf']]);
  });

  it('are named in the export of the account, and leave with it', async () => {
    const { person, userId } = await register(embedded);
    const file = await upload('buyer', userId, 'secret-plan.pdf');
    const [sent] = (await submit(person, [file])).data.list;
    expect((await person.call('/account/exportData.json')).data).toMatchObject({
      conversations: [{ conversationId: sent?.inquiryId, messages: [{ fileKeys: [file] }] }],
      files: [{ fileKey: file, fileName: 'secret-plan.pdf' }],
    });
    expect((await person.call('/account/delete.json', { password })).code).toBe(200);
    expect(await embedded.db.rows({ text: 'select id from file where id = $1' }, [file])).toEqual([]);
    expect(await ofSupplier(supplier, sent?.inquiryId)).toEqual([]);
    const answers = await embedded.db.rows({
      text: `select key from idempotency_key where answer::text like '%secret-%'`,
    });
    expect(answers).toEqual([]);
  });

  it('§5 are at most five, each once', async () => {
    const { person, userId } = await register(embedded);
    const six = await Promise.all(Array.from({ length: 6 }, () => upload('buyer', userId)));
    expect((await submit(person, six)).code).toBe(400);
    expect((await submit(person, [six[0], six[0]])).code).toBe(400);
    const [sent] = (await submit(person, six.slice(0, 5))).data.list;
    expect((await ofBuyer(person, sent?.inquiryId))[0]?.attachments).toHaveLength(5);
  });
});
