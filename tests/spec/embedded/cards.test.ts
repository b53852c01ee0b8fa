// Business cards of buyers and exhibitors, on real databases. Who may see what is tested by swapping two users' ids.
import { randomUUID } from 'node:crypto';
import { discloseCard } from '@fairgate/badge/card';
import { setDemoAccounts } from '@fairgate/embedded/db/demo/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, register, type Person } from './person.ts';
import { databases, type Embedded, startEmbedded } from './store.ts';

const card = {
  name: 'Amal Hassan',
  company: 'Nile Imports',
  jobTitle: 'Purchasing',
  email: 'amal@nile.example',
  phone: '+20 2 1234567',
  countryId: 'EG',
  website: 'https://nile.example',
};
type Saved = { cardId: string; kind: string; content: Record<string, string>; note: string };

describe.each(databases)('business cards on %s', (kind) => {
  let embedded: Embedded;
  let supplier: { supplierId: string; exhibitionId: string; hall: string; stand: string };
  beforeAll(async () => {
    embedded = await startEmbedded(kind);
    const [row] = await embedded.db.rows<typeof supplier>({
      text: `
        select x.supplier_id::text as "supplierId", x.exhibition_id::text as "exhibitionId", x.hall, x.stand
        from exhibitor x join exhibitor_contact c on c.exhibition_id = x.exhibition_id and c.number = x.number
        where x.supplier_id is not null order by 1, 2 limit 1`,
    });
    if (!row) throw new Error('no supplier exhibits');
    supplier = row;
  }, 120_000);
  afterAll(() => embedded.close());

  const listOf = async (person: Person) =>
    (await person.call<{ list: Saved[] }>('/card/getSavedCardList.json')).data.list;

  /** A supplier's account, signed in. */
  async function supplierPerson(supplierId: string): Promise<Person> {
    const email = `stand-${supplierId}-${Math.random()}@fair.example`;
    const [account] = await embedded.db.rows<{ id: number }>(
      { text: 'insert into supplier_account (supplier_id, email, name) values ($1, $2, $2) returning id' },
      [supplierId, email],
    );
    const { openSupplierSession } = await import('@fairgate/embedded/accounts/supplier-sessions');
    const token = await openSupplierSession(
      embedded.db,
      { id: account?.id ?? 0, email },
      { origin: 'login', userAgent: '', deviceId: null },
    );
    return newPerson(embedded, { token });
  }
  const bySupplier = { service: 'supplier' } as const;

  it('§2.4 /myCard: the own card is null until it is saved, and is replaced as a whole', async () => {
    const [one, other] = [(await register(embedded)).person, (await register(embedded)).person];
    expect((await one.call('/card/getBusinessCard.json')).data).toEqual({ card: null });
    const save = (data: object) => one.call('/card/saveBusinessCard.json', data);
    expect((await save(card)).data).toMatchObject({ card });
    expect((await save({ name: ' Amal ', phone: '' })).data).toMatchObject({
      card: { name: 'Amal', company: null, phone: null },
    });
    for (const wrong of [{ name: ' ' }, { name: 'A', email: 'x' }, { name: 'A', countryId: 'Egypt' }])
      expect((await save(wrong)).code).toBe(400);
    expect((await other.call('/card/getBusinessCard.json')).data).toEqual({ card: null });
    expect((await newPerson(embedded).call('/card/getBusinessCard.json')).code).toBe(401);
  });

  it('§2.4 the demo buyers have a card and saved cards, which new demo data leave as they are', async () => {
    const cards = () =>
      embedded.db.rows<{ email: string; saved: number }>({
        text: `
          select b.email, (select count(*)::int from saved_card s where s.buyer_id = b.id) as saved
          from business_card c join buyer b on b.id = c.buyer_id where b.email like 'buyer%@fairgate.example' order by 1`,
      });
    const both = ['buyer2@fairgate.example', 'buyer@fairgate.example'];
    expect((await cards()).map(({ email }) => email).sort()).toEqual(both);
    const saved = (await cards()).map((one) => one.saved);
    for (const count of saved) expect(count).toBeGreaterThanOrEqual(5);
    await embedded.db.transaction(async (transaction) => {
      await transaction.rows({
        text: `delete from saved_card where id in (select id from saved_card where note <> '' limit 1)`,
      });
      await setDemoAccounts(transaction, true);
    });
    expect((await cards()).map((one) => one.saved)).not.toEqual(saved);
  });

  it('§2.5 a supplier card has company, contact person and stand', async () => {
    const { supplierId, exhibitionId } = supplier;
    const answer = await newPerson(embedded).call('/card/getSupplierCard.json', { supplierId, exhibitionId });
    expect(answer.data).toMatchObject({
      supplierId,
      exhibitionId,
      hallNo: supplier.hall,
      standNo: supplier.stand,
      company: expect.any(String) as string,
      name: expect.stringMatching(/^\w+ \w+$/) as string,
      // Given by the exhibitor to those who ask.
      email: null,
      phone: null,
    });
    const unknown = await newPerson(embedded).call('/card/getSupplierCard.json', { supplierId: '1' });
    expect(unknown.data).toBeNull();
  });

  it('§2.4 /myFavorite/exhibitorCard: cards are saved once, noted, removed, and only by their holder', async () => {
    const [one, other] = [(await register(embedded)).person, (await register(embedded)).person];
    const { supplierId } = supplier;
    const save = () => one.call<Saved>('/card/saveSupplierCard.json', { supplierId });
    const saved = await save();
    expect(saved.data).toMatchObject({ kind: 'supplier', note: '', content: { supplierId } });
    const { cardId } = saved.data;
    const note = (person: Person, text: string) =>
      person.call<Saved>('/card/setCardNote.json', { cardId, note: text });
    expect((await note(one, 'asked for samples')).data.note).toBe('asked for samples');
    // Saved again: the note stays.
    await save();
    expect(await listOf(one)).toMatchObject([{ cardId, note: 'asked for samples' }]);

    expect((await note(other, 'changed')).code).toBe(404);
    await other.call('/card/removeSavedCard.json', { cardId });
    expect(await listOf(one)).toMatchObject([{ cardId, note: 'asked for samples' }]);
    expect(await listOf(other)).toEqual([]);

    await one.call('/card/removeSavedCard.json', { cardId });
    await one.call('/card/removeSavedCard.json', { cardId });
    expect(await listOf(one)).toEqual([]);
    expect((await one.call('/card/saveSupplierCard.json', { supplierId: '1' })).code).toBe(404);
  });

  it('exchange: the receiver has exactly the disclosed fields, and both have a receipt', async () => {
    const [owner, receiver, stranger] = await Promise.all([1, 2, 3].map(() => register(embedded)));
    if (!owner || !receiver || !stranger) throw new Error('three people were registered');
    const own = await owner.person.call<{ code: string }>('/card/saveBusinessCard.json', card);
    await receiver.person.call('/card/saveBusinessCard.json', {
      name: 'Omar Said',
      company: 'Delta Trading',
    });
    const shareId = randomUUID();
    const code = discloseCard(own.data.code, ['name', 'company']);
    const share = { shareId, fields: ['name', 'company'], shareTime: '2026-11-20T08:00:00.000Z' };
    const save = (person: Person, text = code) =>
      person.call<Saved>('/card/saveReceivedCard.json', { shareId, code: text });

    // The receiver may be online first.
    const nothing = { jobTitle: null, email: null, phone: null, countryId: null, website: null };
    for (const _ of [1, 2])
      expect((await save(receiver.person)).data).toMatchObject({
        cardId: shareId,
        kind: 'buyer',
        content: { name: 'Amal Hassan', company: 'Nile Imports', ...nothing },
      });
    for (const _ of [1, 2]) await owner.person.call('/card/addCardShare.json', share);
    type Shares = { list: { shareId: string; fields: string[]; receipts: object[] }[] };
    const shares = async ({ person }: typeof owner) =>
      (await person.call<Shares>('/card/getCardShareList.json')).data.list;
    expect(await shares(owner)).toMatchObject([
      { shareId, fields: ['name', 'company'], receipts: [{ name: 'Omar Said', company: 'Delta Trading' }] },
    ]);
    expect([await shares(stranger), await listOf(stranger.person)]).toEqual([[], []]);

    // Another's fields, or a changed one, are not signed.
    const forged = code.replace(/~[^~]+~$/, `~${btoa(JSON.stringify(['salt', 'name', 'Eve']))}~`);
    for (const wrong of [forged, code.slice(0, -1), 'x'])
      expect((await save(stranger.person, wrong)).code).toBe(40_061);
    expect(await listOf(stranger.person)).toEqual([]);
    // A card cannot take the place of an exhibitor's.
    const asSupplier = { shareId: `supplier-${supplier.supplierId}`, code };
    expect((await stranger.person.call('/card/saveReceivedCard.json', asSupplier)).code).toBe(400);

    // The owner's deletion leaves what was received, without the account.
    await owner.person.call('/account/delete.json', { password: 'correct1' });
    expect(await listOf(receiver.person)).toMatchObject([{ cardId: shareId }]);
  });

  it('holds at most 500 cards', async () => {
    const { person, userId } = await register(embedded);
    await embedded.db.rows(
      {
        text: `insert into saved_card (buyer_id, id, kind, content) select $1, 'card-' || n, 'buyer', '{}' from generate_series(1001, 1500) n`,
      },
      [userId],
    );
    const full = await person.call('/card/saveSupplierCard.json', { supplierId: supplier.supplierId });
    expect([full.code, (await listOf(person)).length]).toEqual([40_961, 500]);
    expect(full.data).toEqual({ max: 500 });
  });

  it('a request for a card reaches the exhibitor, whose answer is the card; no other supplier may answer', async () => {
    const { supplierId, exhibitionId } = supplier;
    const { person } = await register(embedded);
    await person.call('/card/saveBusinessCard.json', card);
    const ask = (data: object) => person.call('/card/requestCard.json', data);
    expect((await ask({ supplierId, exhibitionId })).data).toEqual({ supplierId });
    await ask({ supplierId, exhibitionId });
    expect((await ask({ supplierId, exhibitionId: '1' })).code).toBe(404);

    type Asked = { list: { requestId: string; name: string; answerTime: string | null }[] };
    const exhibitor = await supplierPerson(supplierId);
    const requests = async (who: Person) =>
      (await who.call<Asked>('/card/getCardRequestList.json', {}, bySupplier)).data.list;
    const [request] = await requests(exhibitor);
    expect(request).toMatchObject({
      name: 'Amal Hassan',
      company: 'Nile Imports',
      countryId: 'EG',
      exhibitionId,
    });
    expect(request).not.toHaveProperty('email');
    const requestId = request?.requestId ?? '';

    const [stranger] = await embedded.db.rows<{ id: string }>({
      text: `select id::text from supplier where id <> ${supplierId} limit 1`,
    });
    const other = await supplierPerson(stranger?.id ?? '');
    expect(await requests(other)).toEqual([]);
    const answer = (who: Person) => who.call('/card/answerCardRequest.json', { requestId }, bySupplier);
    expect((await answer(other)).code).toBe(404);
    expect((await answer(person)).code).toBe(100_001);
    expect(await listOf(person)).toEqual([]);

    await answer(exhibitor);
    await answer(exhibitor);
    expect(await listOf(person)).toMatchObject([
      { kind: 'supplier', content: { supplierId, hallNo: supplier.hall } },
    ]);
    expect(await requests(exhibitor)).toMatchObject([
      { requestId, answerTime: expect.any(String) as string },
    ]);
    // Saved from the page again: the details that the exhibitor gave stay.
    await person.call('/card/saveSupplierCard.json', { supplierId });
    expect((await listOf(person))[0]?.content).toMatchObject({
      email: expect.stringMatching(/@.+\.example$/) as string,
      phone: expect.stringMatching(/^\+44/) as string,
    });
    const own = await person.call<Asked>('/card/getOwnCardRequestList.json', { exhibitionId });
    expect(own.data.list).toMatchObject([{ supplierId, answerTime: expect.any(String) as string }]);
  });

  it('§2.5 a card without email and phone is not given: the exhibitor is told, and can answer later', async () => {
    const { person } = await register(embedded);
    const { supplierId, exhibitionId } = supplier;
    await person.call('/card/requestCard.json', supplier);
    const exhibitor = await supplierPerson(supplierId);
    const { data } = await exhibitor.call<{ list: { requestId: string; answerTime: string | null }[] }>(
      '/card/getCardRequestList.json',
      {},
      bySupplier,
    );
    const requestId = data.list.find((one) => one.answerTime === null)?.requestId;
    const answer = () => exhibitor.call('/card/answerCardRequest.json', { requestId }, bySupplier);
    const ofStands =
      'exhibition_id = $1 and number in (select number from exhibitor where exhibition_id = $1 and supplier_id = $2)';
    const values = [exhibitionId, supplierId];
    const kept = await embedded.db.rows<{ number: number; email: string; phone: string }>(
      { text: `select number, email, phone from exhibitor_contact where ${ofStands}` },
      values,
    );
    await embedded.db.rows(
      { text: `update exhibitor_contact set email = null, phone = null where ${ofStands}` },
      values,
    );
    try {
      expect((await answer()).code).toBe(40_062);
      expect(await listOf(person)).toEqual([]);
    } finally {
      for (const { number, email, phone } of kept)
        await embedded.db.rows(
          {
            text: 'update exhibitor_contact set email = $3, phone = $4 where exhibition_id = $1 and number = $2',
          },
          [exhibitionId, number, email, phone],
        );
    }
    expect((await answer()).code).toBe(0);
    expect(await listOf(person)).toHaveLength(1);
  });

  it('the data file has the cards, and a deletion removes them', async () => {
    const { person, userId } = await register(embedded);
    await person.call('/card/saveBusinessCard.json', card);
    await person.call('/card/saveSupplierCard.json', { supplierId: supplier.supplierId });
    await person.call('/card/requestCard.json', supplier);
    expect((await person.call('/account/exportData.json')).data).toMatchObject({
      businessCard: { name: 'Amal Hassan', countryId: 'EG' },
      savedCards: [{ kind: 'supplier' }],
      cardRequests: [{ supplierId: supplier.supplierId }],
      cardShares: [],
    });
    await person.call('/account/delete.json', { password: 'correct1' });
    const [left] = await embedded.db.rows(
      {
        text: `select (select count(*) from business_card where buyer_id = $1) + (select count(*) from saved_card where buyer_id = $1)
          + (select count(*) from card_share where buyer_id = $1) + (select count(*) from card_request where buyer_id = $1) as rows`,
      },
      [userId],
    );
    expect(left).toEqual({ rows: '0' });
  });
});
