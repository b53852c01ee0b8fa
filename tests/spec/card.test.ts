import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';
import {
  newVisitor,
  signedInBuyer,
  signedInOrganiser,
  signedInSupplier,
  type Visitor,
} from '../gateway/visitor.ts';

const { upstream, gateway, close } = await startBoth();
afterAll(close);

let buyer: Visitor;
beforeEach(async () => {
  upstream.reset();
  buyer ??= await signedInBuyer(gateway);
  upstream.reset();
});
const sent = (operation: string) =>
  upstream.calls
    .filter((call) => call.operation === operation)
    .map(({ body }) => (body as { data: object }).data);

describe('§2.4 /myCard', () => {
  const save = (input: string, by = buyer) =>
    by.query(
      `mutation { saveBusinessCard(input: { ${input} }) {
        ... on OwnBusinessCard { card { name countryCode } signedCode validUntil }
        ... on InvalidInput { fields { name key } } ... on Refusal { code } } }`,
    );

  it('the own card has its signed code; a guest has to log in', async () => {
    const { data } = await buyer.query(
      '{ viewer { ... on Buyer { businessCard { card { name jobTitle countryCode } signedCode } } } }',
    );
    expect(data['viewer']).toMatchObject({
      businessCard: {
        card: { name: 'Amal Hassan', jobTitle: 'Purchasing', countryCode: 'EG' },
        signedCode: expect.stringMatching(/~$/) as string,
      },
    });
    const guest = await save('name: "Amal"', newVisitor(gateway));
    expect(guest.data['saveBusinessCard']).toEqual({ code: 'LOGIN_REQUIRED' });
  });

  it('§5 fields are trimmed and checked by their rules before the service is asked', async () => {
    await save('name: " Amal ", countryCode: "EG", phone: ""');
    expect(sent('saveBusinessCard')).toEqual([
      {
        name: 'Amal',
        company: null,
        jobTitle: null,
        email: null,
        phone: null,
        countryId: 'EG',
        website: null,
      },
    ]);
    upstream.reset();
    const { data } = await save('name: " ", email: "x", phone: "call me", website: "nile"');
    expect(data['saveBusinessCard']).toEqual({
      fields: [
        { name: 'name', key: 'validator.required' },
        { name: 'email', key: 'i18n.valid.email' },
        { name: 'phone', key: 'validator.regex' },
        { name: 'website', key: 'validator.regex' },
      ],
    });
    expect(sent('saveBusinessCard')).toEqual([]);
  });
});

describe('§2.4 /myFavorite/exhibitorCard', () => {
  it('saved cards have what was disclosed, and null for the rest', async () => {
    const { data } = await buyer.query(
      '{ viewer { ... on Buyer { savedCards { id kind supplierId hall standNumber note card { name email } } } } }',
    );
    expect(data['viewer']).toEqual({
      savedCards: [
        {
          id: 'supplier-2017',
          kind: 'SUPPLIER',
          supplierId: '2017',
          hall: 'B',
          standNumber: '14',
          note: '',
          card: { name: 'Wei Zhou', email: null },
        },
      ],
    });
  });

  it('a card that is not valid is refused with its own error', async () => {
    upstream.answer('saveReceivedCard', (_call, response) =>
      json(response, { success: false, code: 40_061, msg: 'the card is forged' }),
    );
    const { data } = await buyer.query(
      'mutation { saveReceivedCard(input: { id: "5f0c7a52-5d5e-4c6e-9d5b-0f6a3c1b2d3e", signedCode: "x" }) { ... on Refusal { code path } } }',
    );
    expect(data['saveReceivedCard']).toEqual({ code: 'CARD_INVALID', path: ['signedCode'] });
  });

  it.each([
    ['of the service', { max: 300 }, 300],
    ['that is usual, where the service says none', null, 500],
    ['that is usual, where the service says no number', { max: 'many' }, 500],
  ])('§8 more cards than there can be are refused with the number %s', async (_title, data, max) => {
    upstream.answer('saveSupplierCard', (_call, response) =>
      json(response, { success: false, code: 40_961, msg: 'there is no room for another card', data }),
    );
    const { data: answer } = await buyer.query(
      'mutation { saveSupplierCard(input: { supplierId: "2017" }) { ... on CardsFull { code max message } } }',
    );
    expect(answer['saveSupplierCard']).toEqual({
      code: 'CARDS_FULL',
      max,
      message: `You have saved ${max} cards, which is the maximum. Remove some first.`,
    });
  });

  it('§6 only a supplier gives cards, and no buyer’s token reaches the supplier service', async () => {
    const { data } = await buyer.query(
      'mutation { answerCardRequest(id: "31") { ... on CardGiven { requestId } ... on Refusal { code } } }',
    );
    expect(data['answerCardRequest']).toEqual({ code: 'LOGIN_REQUIRED' });
    expect(sent('answerCardRequest')).toEqual([]);
  });
});

describe('§2.4, §6 the cards of a supplier’s people', () => {
  it('come from the supplier service, by the person’s own token', async () => {
    const supplier = await signedInSupplier(gateway);
    upstream.reset();
    const { data } = await supplier.query(`{ viewer { ... on SupplierUser { id
      businessCard { card { name company } signedCode } cardShares { id receipts { name } } savedCards { id kind supplierId card { name } } } } }`);
    expect(data['viewer']).toEqual({
      id: 'supplier-12',
      businessCard: {
        card: { name: 'Li Wei', company: 'Ningbo Bright Kettles Co., Ltd.' },
        signedCode: expect.stringMatching(/~$/) as string,
      },
      cardShares: [{ id: '5f0c7a52-5d5e-4c6e-9d5b-0f6a3c1b2d3e', receipts: [{ name: 'Omar Said' }] }],
      savedCards: [
        {
          id: '5f0c7a52-5d5e-4c6e-9d5b-0f6a3c1b2d3e',
          kind: 'BUYER',
          supplierId: null,
          card: { name: 'Amal Hassan' },
        },
      ],
    });
    expect(upstream.counts()).toEqual({
      getUserInfoV2: 1,
      getBusinessCardPc: 1,
      getCardShareListPc: 1,
      getSavedCardListPc: 1,
    });
  });

  const share = '5f0c7a52-5d5e-4c6e-9d5b-0f6a3c1b2d3e';
  const changes = {
    saveBusinessCard: 'saveBusinessCard(input: { name: "Li" })',
    saveReceivedCard: `saveReceivedCard(input: { id: "${share}", signedCode: "x" })`,
    recordCardShare: `recordCardShare(input: { id: "${share}", fields: [NAME], sharedAt: "2026-11-28T08:00:00Z" })`,
    saveSupplierCard: 'saveSupplierCard(input: { supplierId: "2017" })',
    setCardNote: `setCardNote(input: { id: "${share}", note: "x" })`,
    removeSavedCard: `removeSavedCard(id: "${share}")`,
  };
  const wireOf: Record<string, string> = { recordCardShare: 'addCardShare' };

  it.each(Object.entries(changes))('%s is sent to the supplier service', async (name, field) => {
    const supplier = await signedInSupplier(gateway);
    upstream.reset();
    const { data } = await supplier.query(`mutation { ${field} { __typename } }`);
    expect(data[name]).toEqual({ __typename: expect.not.stringMatching(/Refusal|InvalidInput/) as string });
    expect(upstream.counts()).toEqual({ [`${wireOf[name] ?? name}Pc`]: 1 });
  });

  it.each(Object.entries(changes))(
    'an organiser and a guest have no cards: %s is refused',
    async (name, field) => {
      for (const visitor of [await signedInOrganiser(gateway), newVisitor(gateway)]) {
        upstream.reset();
        const { data } = await visitor.query(`mutation { ${field} { ... on Refusal { code } } }`);
        expect([data[name], upstream.counts()]).toEqual([{ code: 'LOGIN_REQUIRED' }, {}]);
      }
    },
  );

  it('§6 what waits for another person of the same supplier is not sent', async () => {
    const supplier = await signedInSupplier(gateway);
    upstream.reset();
    const send = (account: string) =>
      supplier.query(
        `mutation { ${changes.removeSavedCard} { __typename } }`,
        {},
        { 'for-account': account },
      );
    for (const other of ['12', 'supplier-13']) await send(other);
    expect(upstream.counts()).toEqual({});
    await send('supplier-12');
    expect(upstream.counts()).toEqual({ removeSavedCardPc: 1 });
  });
});

describe('§2.5 /expo/{type}/view', () => {
  it('a supplier’s card is public; its email and phone are given on request', async () => {
    const { data } = await newVisitor(gateway).query(
      '{ supplierCard(supplierId: "2017", exhibitionId: "801") { hall standNumber card { name company email phone } } }',
    );
    expect(data['supplierCard']).toEqual({
      hall: 'B',
      standNumber: '14',
      card: { name: 'Wei Zhou', company: 'Ningbo Bright Kettles Co., Ltd.', email: null, phone: null },
    });
  });
});
