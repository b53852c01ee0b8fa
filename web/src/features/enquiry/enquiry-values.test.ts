import { expect, it } from 'vitest';
import { emptyValues, inputOf, knownOf } from './enquiry-values.ts';
import { groupBySupplier } from './group-by-supplier.ts';

const line = (supplierId: string, productId: string, quantity = 1) => ({ supplierId, productId, quantity });

it('a cart is one enquiry to each supplier, in the order of its lines', () => {
  const targets = groupBySupplier([
    line('7', '1', 5),
    line('8', '2'),
    { ...line('7', '3'), variantId: '31' },
  ]);
  expect(targets).toEqual([
    {
      supplierId: '7',
      lines: [
        { productId: '1', quantity: 5 },
        { productId: '3', quantity: 1, variantId: '31' },
      ],
    },
    { supplierId: '8', lines: [{ productId: '2', quantity: 1 }] },
  ]);
});

it('values are trimmed, what is empty is null, and a typed quantity counts', () => {
  const values = { ...emptyValues, quantity: ' 500 ', message: ' Hello ', name: ' Amal ', phone: ' ' };
  const about = { about: 'PRODUCT', targets: groupBySupplier([line('7', '1', 100)]) } as const;
  expect(inputOf(values, about, 'key')).toEqual({
    idempotencyKey: 'key',
    about: 'PRODUCT',
    enquiries: [{ supplierId: '7', lines: [{ productId: '1', variantId: null, quantity: 500 }] }],
    message: 'Hello',
    contact: { name: 'Amal', companyName: null, phone: null, countryCode: null },
    exhibitionId: null,
  });
});

it('the company profile fills in what it has', () => {
  const purchaseInfo = {
    __typename: 'PurchaseInfo',
    contactName: null,
    companyName: 'Nile Trading',
    countryCode: 'EG',
    dialingCode: '20',
    mobile: '1001234567',
  } as const;
  const buyer = { __typename: 'Buyer', id: '1', email: 'a@b.example', name: 'Amal', purchaseInfo } as const;
  expect(knownOf(buyer)).toEqual({
    name: 'Amal',
    companyName: 'Nile Trading',
    countryCode: 'EG',
    phone: '+20 1001234567',
  });
});
