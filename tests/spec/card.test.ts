import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startBoth } from '../gateway/both.ts';
import { json } from '../gateway/upstream.ts';
import { newVisitor, signedInBuyer, type Visitor } from '../gateway/visitor.ts';

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
