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
  });
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

  it('§2.4 the demo accounts have a card and saved cards, which new demo data leave as they are', async () => {
    const cards = () =>
      embedded.db.rows<{ email: string; saved: number }>({
        text: `
          select coalesce(b.email, a.email) as email, (select count(*)::int from saved_card s where s.holder_id = h.id) as saved
          from business_card c join card_holder h on h.id = c.holder_id left join buyer b on b.id = h.buyer_id
          left join supplier_account a on a.id = h.supplier_account_id
          where b.email like 'buyer%@fairgate.example' or a.email = 'supplier@fairgate.example' order by 1`,
      });
    const all = ['buyer2@fairgate.example', 'buyer@fairgate.example', 'supplier@fairgate.example'];
    expect((await cards()).map(({ email }) => email).sort()).toEqual(all);
    const saved = (await cards()).map((one) => one.saved);
    for (const [place, count] of saved.entries())
      expect(count).toBeGreaterThanOrEqual((await cards())[place]?.email.startsWith('buyer') ? 5 : 2);
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
        text: `with holder as (insert into card_holder (buyer_id) values ($1) returning id)
          insert into saved_card (holder_id, id, kind, content) select id, 'card-' || n, 'buyer', '{}' from holder, generate_series(1001, 1500) n`,
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
    const saved = await embedded.db.rows<{ number: number; email: string; phone: string }>(
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
      for (const { number, email, phone } of saved)
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
    const holder = await holderOf('buyer_id', userId);
    expect(await rowsOf(holder)).toBe(2);
    await person.call('/account/delete.json', { password: 'correct1' });
    const [left] = await embedded.db.rows(
      {
        text: `select (select count(*) from card_holder where buyer_id = $1) + (select count(*) from card_request where buyer_id = $1) as rows`,
      },
      [userId],
    );
    expect([left, await rowsOf(holder)]).toEqual([{ rows: '0' }, 0]);
  });

  const holderOf = async (column: string, account: string): Promise<number> => {
    const [row] = await embedded.db.rows<{ id: number }>(
      { text: `select id from card_holder where ${column} = $1` },
      [account],
    );
    return row?.id ?? 0;
  };
  /** The number of a card holder's own cards, saved cards and shares. */
  const rowsOf = async (holder: number): Promise<number> => {
    const tables = ['business_card', 'saved_card', 'card_share'];
    const counts = tables.map((table) => `(select count(*) from ${table} where holder_id = $1)`);
    const [row] = await embedded.db.rows<{ rows: number }>(
      { text: `select (${counts.join(' + ')})::int as rows` },
      [holder],
    );
    return row?.rows ?? -1;
  };

  describe('of a supplier’s people', () => {
    const stand = { name: 'Li Wei', company: 'Bright Kettles', phone: '+86 574 5550 0100', countryId: 'CN' };
    type Own = { card: Record<string, string> | null; code: string };
    type Shares = { list: { shareId: string; receipts: { name: string; company: string }[] }[] };
    const cardsOf = async (person: Person) =>
      (await person.call<{ list: Saved[] }>('/card/getSavedCardListPc.json', {}, bySupplier)).data.list;
    const call = <Data = Record<string, unknown>>(person: Person, name: string, data: object = {}) =>
      person.call<Data>(`/card/${name}Pc.json`, data, bySupplier);

    it('§2.4 /myCard: each person of a supplier has an own card, and no other kind of token reaches it', async () => {
      const [one, colleague] = [
        await supplierPerson(supplier.supplierId),
        await supplierPerson(supplier.supplierId),
      ];
      expect((await call<Own>(one, 'getBusinessCard')).data).toEqual({ card: null });
      expect((await call<Own>(one, 'saveBusinessCard', stand)).data.card).toMatchObject(stand);
      expect((await call<Own>(one, 'saveBusinessCard', { name: ' ' })).code).toBe(400);
      expect((await call<Own>(one, 'getBusinessCard')).data.card).toMatchObject(stand);
      expect((await call<Own>(colleague, 'getBusinessCard')).data).toEqual({ card: null });
      const { person: buyer } = await register(embedded);
      expect((await call(buyer, 'getBusinessCard')).code).toBe(100_001);
      expect((await one.call('/card/getBusinessCard.json')).code).toBe(401);
      expect((await call(newPerson(embedded), 'saveBusinessCard', stand)).code).toBe(100_001);
    });

    it('§2.5 exchange with a buyer, both ways: the disclosed fields only, and a receipt on both sides', async () => {
      const seller = await supplierPerson(supplier.supplierId);
      const { person: buyer } = await register(embedded);
      await buyer.call('/card/saveBusinessCard.json', card);
      const own = await call<Own>(seller, 'saveBusinessCard', stand);
      const toBuyer = { shareId: randomUUID(), code: discloseCard(own.data.code, ['name', 'phone']) };
      for (const _ of [1, 2])
        expect((await buyer.call<Saved>('/card/saveReceivedCard.json', toBuyer)).data).toMatchObject({
          kind: 'supplier',
          content: { name: 'Li Wei', phone: stand.phone, company: null, countryId: null },
        });
      expect((await call<Shares>(seller, 'getCardShareList')).data.list).toMatchObject([
        { shareId: toBuyer.shareId, receipts: [{ name: 'Amal Hassan', company: 'Nile Imports' }] },
      ]);

      const { data } = await buyer.call<Own>('/card/getBusinessCard.json');
      const toSeller = { shareId: randomUUID(), code: discloseCard(data.code, ['name', 'email']) };
      expect((await call<Saved>(seller, 'saveReceivedCard', toSeller)).data).toMatchObject({
        kind: 'buyer',
        content: { name: 'Amal Hassan', email: card.email, phone: null },
      });
      const shares = await buyer.call<Shares>('/card/getCardShareList.json');
      expect(shares.data.list).toMatchObject([
        { shareId: toSeller.shareId, receipts: [{ name: 'Li Wei', company: 'Bright Kettles' }] },
      ]);
    });

    it('§2.4 a receipt names a person without an own card by the account and its supplier', async () => {
      const seller = await supplierPerson(supplier.supplierId);
      const { person: buyer } = await register(embedded);
      const own = await buyer.call<Own>('/card/saveBusinessCard.json', card);
      await call(seller, 'saveReceivedCard', { shareId: randomUUID(), code: own.data.code });
      const shares = await buyer.call<Shares>('/card/getCardShareList.json');
      const [company] = await embedded.db.rows<{ name: string }>({
        text: `select name from supplier where id = ${supplier.supplierId}`,
      });
      expect(shares.data.list[0]?.receipts[0]).toMatchObject({
        name: expect.stringContaining('@') as string,
        company: company?.name,
      });
    });

    it('§2.4 /myFavorite/exhibitorCard: two suppliers and a buyer with each other’s ids change nothing', async () => {
      const [stranger] = await embedded.db.rows<{ id: string }>({
        text: `select id::text from supplier where id <> ${supplier.supplierId} limit 1`,
      });
      const [one, other] = [
        await supplierPerson(supplier.supplierId),
        await supplierPerson(stranger?.id ?? ''),
      ];
      const { person: buyer } = await register(embedded);
      const own = await buyer.call<Own>('/card/saveBusinessCard.json', card);
      const cardId = randomUUID();
      await call(one, 'saveReceivedCard', { shareId: cardId, code: own.data.code });
      const note = (text: string) => ({ cardId, note: text });
      expect((await call<Saved>(one, 'setCardNote', note('wants 500'))).data.note).toBe('wants 500');
      expect((await call(other, 'setCardNote', note('mine'))).code).toBe(404);
      expect((await buyer.call('/card/setCardNote.json', note('mine'))).code).toBe(404);
      await call(other, 'removeSavedCard', { cardId });
      await buyer.call('/card/removeSavedCard.json', { cardId });
      expect(await cardsOf(one)).toMatchObject([{ cardId, note: 'wants 500' }]);
      expect([await cardsOf(other), await listOf(buyer)]).toEqual([[], []]);
      expect((await call<Shares>(other, 'getCardShareList')).data.list).toEqual([]);
      await call(one, 'removeSavedCard', { cardId });
      expect(await cardsOf(one)).toEqual([]);
      expect((await call<Saved>(one, 'saveSupplierCard', supplier)).data.kind).toBe('supplier');
    });

    it('go with the account; what others received stays', async () => {
      const seller = await supplierPerson(supplier.supplierId);
      const { person: buyer } = await register(embedded);
      const own = await call<Own>(seller, 'saveBusinessCard', stand);
      const shareId = randomUUID();
      await call(seller, 'addCardShare', {
        shareId,
        fields: ['name'],
        shareTime: '2026-11-20T08:00:00.000Z',
      });
      await call(seller, 'saveSupplierCard', supplier);
      await buyer.call('/card/saveReceivedCard.json', { shareId, code: own.data.code });
      const [account] = await embedded.db.rows<{ id: string }>({
        text: 'select id::text from supplier_account order by supplier_account.id desc limit 1',
      });
      const holder = await holderOf('supplier_account_id', account?.id ?? '');
      expect(await rowsOf(holder)).toBe(3);
      await embedded.db.rows({ text: 'delete from supplier_account where id = $1' }, [account?.id]);
      expect([await rowsOf(holder), await holderOf('supplier_account_id', account?.id ?? '')]).toEqual([
        0, 0,
      ]);
      expect(await listOf(buyer)).toMatchObject([{ cardId: shareId, content: { name: 'Li Wei' } }]);
    });
  });
});
