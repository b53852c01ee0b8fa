// What is typed into an order, and what is sent of it.
import { expect, it } from 'vitest';
import { beginWith, emptyValues, inputOf } from './order-values.ts';

const goods = {
  productId: '100123',
  variantId: undefined,
  quantity: 500,
  price: { amount: '11.2', currencyCode: 'USD', __typename: 'Money' },
};
const typed = {
  ...emptyValues,
  contactName: ' Amal ',
  destinationCode: 'EG',
  address: ' Cairo ',
  shipmentTerm: 'FOB',
};

it('§7.3 the price that is shown goes along, with trimmed texts and without empty ones', () => {
  expect(inputOf(typed, goods, 'key')).toEqual({
    idempotencyKey: 'key',
    productId: '100123',
    variantId: null,
    quotationId: null,
    quantity: 500,
    price: { amount: '11.2', currencyCode: 'USD' },
    shipmentTerm: 'FOB',
    paymentTerm: null,
    contactName: 'Amal',
    companyName: null,
    phone: null,
    destinationCode: 'EG',
    address: 'Cairo',
    neededOn: null,
    note: '',
  });
});

it('the terms of a quotation are not those of the form', () => {
  expect(inputOf(typed, { ...goods, quotationId: '7' }, 'key')).toMatchObject({
    quotationId: '7',
    shipmentTerm: null,
  });
});

it('what was typed counts more than what is known', () => {
  const known = { contactName: 'Amal', destinationCode: 'EG', shipmentTerm: 'FOB' };
  expect(beginWith(known, { contactName: 'Omar', destinationCode: '' })).toMatchObject({
    contactName: 'Omar',
    destinationCode: 'EG',
    shipmentTerm: 'FOB',
    address: '',
  });
});
