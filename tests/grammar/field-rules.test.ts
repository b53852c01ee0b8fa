// The browser checks forms without zod (schema/src/rules/*-fields.ts); the gateway checks the same form with it.
import {
  businessCardForm,
  failuresOf,
  orderForm,
  prizeClaimForm,
  standRequestForm,
} from '@fairgate/schema/rules';
import { businessCardFields } from '@fairgate/schema/rules/business-card-fields';
import { orderFields } from '@fairgate/schema/rules/order-fields';
import { prizeClaimFields } from '@fairgate/schema/rules/prize-claim-fields';
import { standRequestFields } from '@fairgate/schema/rules/stand-request-fields';
import { type FieldRule, validateForm } from '@fairgate/schema/rules/validator';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

type Values = Readonly<Record<string, string>>;

/** Good values with one field changed: empty, too long, without form. */
const variantsOf = (good: Values): Values[] => [
  good,
  ...Object.keys(good).flatMap((name) =>
    ['', 'x', 'x'.repeat(10_000), 'a@b', '12345', '+20 2 123 4567', 'nile.example'].map((value) => ({
      ...good,
      [name]: value,
    })),
  ),
];

const phone = '+20 2 1234567';
// Those of a reason and a tracking number belong to other forms.
const { reason: _reason, carrier: _carrier, trackingNumber: _tracking, ...placed } = orderFields;
const forms: [
  string,
  z.ZodType,
  Readonly<Record<string, readonly FieldRule<string>[]>>,
  Values,
  (values: Values) => object,
][] = [
  [
    '§2.4 a business card',
    businessCardForm,
    businessCardFields,
    { name: 'Amal', company: '', jobTitle: '', email: 'amal@nile.example', phone, website: '' },
    (values) => values,
  ],
  [
    '§2.5 a request for a stand',
    standRequestForm,
    standRequestFields,
    {
      companyName: 'Nile Imports',
      contactName: 'Amal',
      email: 'amal@nile.example',
      phone,
      products: 'Lamps',
      squareMetres: '18',
      hall: '',
      message: '',
    },
    // The form sends a number.
    (values) => ({ ...values, countryCode: 'EG', squareMetres: Number(values['squareMetres']) }),
  ],
  [
    '§2.5 the confirmation of a prize',
    prizeClaimForm,
    prizeClaimFields,
    { name: 'Amal', phone, address: '12 Nile Street, Cairo' },
    (values) => ({ ...values, countryCode: 'EG' }),
  ],
  [
    '§7.3 an order',
    orderForm,
    placed,
    {
      quantity: '500',
      contactName: 'Amal',
      companyName: '',
      phone,
      destinationCode: 'EG',
      address: '12 Nile Street, Cairo',
      note: '',
    },
    ({ quantity, ...values }) => ({
      ...values,
      destinationCode: values['destinationCode'] ? 'EG' : '',
      productId: '1',
      quantity: Number(quantity),
      price: '11.2',
      currency: 'USD',
    }),
  ],
];

describe('§5 the rules of a form in the browser and at the gateway', () => {
  for (const [name, form, fields, good, sent] of forms) {
    it(`${name}: the same fields fail`, async () => {
      for (const values of variantsOf(good)) {
        const { failures } = await validateForm({ countryCode: 'EG', ...values }, fields);
        const read = form.safeParse(sent(values));
        const atGateway = read.success ? [] : [...failuresOf(read.error).keys()];
        expect([values, [...failures.keys()]]).toEqual([values, atGateway]);
      }
    });
  }
});
