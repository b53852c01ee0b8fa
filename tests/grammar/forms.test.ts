// §5 One schema a form: a field of the browser gives its text to the same rule that reads the input of the gateway.
import {
  businessCardForm,
  clauseRule,
  enquiriesInput,
  enquiryContact,
  enquiryLine,
  failuresOf,
  guestRfqInput,
  loginPasswordRule,
  meetingContact,
  meetingForm,
  newPasswordRule,
  orderForm,
  prizeClaimForm,
  purchaseInfoForm,
  quotationForm,
  quotationTier,
  registrationForm,
  rfqForm,
  standRequestForm,
  supplierLoginForm,
  ticketForm,
} from '@fairgate/schema/rules';
import {
  cardTextMaxCharacters,
  enquiryMaxCharacters,
  keywordMaxCharacters,
  messageMaxCharacters,
  prizeClaimMaxCharacters,
  purchaseTextMaxCharacters,
  rfqMaxCharacters,
  standRequestMaxCharacters,
  ticketMessageMaxCharacters,
  ticketMessageMinCharacters,
} from '@fairgate/schema/limits';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';

const required = 'validator.required';
const regex = 'validator.regex';
const whole = 'validator.positiveinteger';
const atMost = (bound: number) => `validator.maxlength ${bound}`;

/** The first failure as 'key' or 'key n'; undefined if the text passes. */
function failure(rule: z.ZodMiniType, text: unknown): string | undefined {
  const { error } = rule.safeParse(text);
  const [first] = error ? failuresOf(error).values() : [];
  return first && [first.key, first.key.includes('length') && first.values['n']].filter(Boolean).join(' ');
}

/** What is typed into a field, and the message; undefined: none. */
type Typed = readonly (readonly [text: string, message: string | undefined])[];

const count: Typed = [
  ['', required],
  [' ', required],
  ['0', whole],
  ['01', whole],
  ['1.5', whole],
  ['1e3', whole],
  ['-1', whole],
  ['9999999999', whole],
  [' 12 ', undefined],
];
const days: Typed = [
  ['', required],
  ['0', undefined],
  ['7', undefined],
  ['-1', whole],
  ['x', whole],
];
const requiredTo = (most: number): Typed => [
  ['', required],
  ['  ', required],
  ['x'.repeat(most + 1), atMost(most)],
  [` ${'x'.repeat(most)} `, undefined],
];
const optionalTo = (most: number): Typed => [
  ['', undefined],
  ['x'.repeat(most + 1), atMost(most)],
  [` ${'x'.repeat(most)} `, undefined],
];
const phoneTo = (most: number): Typed => [
  ['', undefined],
  ['12', regex],
  ['x', regex],
  ['x'.repeat(most + 1), atMost(most)],
  [' +20 2 1234567 ', undefined],
];
const website: Typed = [
  ['', undefined],
  ['no website', regex],
  ['javascript:alert(1)', regex],
  ['nile.example', undefined],
];
const email: Typed = [
  ['', 'dig.exh.email.empty'],
  ['a@b', 'i18n.valid.email'],
  [`${'a'.repeat(89)}@example.com`, atMost(100)],
  [' a@b.co ', undefined],
];
const price: Typed = [
  ['', required],
  ['0', regex],
  ['1.2345', regex],
  ['x', regex],
  [' 12.5 ', undefined],
];

const card = businessCardForm.shape;
const rfq = guestRfqInput.shape;
const stand = standRequestForm.shape;
const person = registrationForm.shape;
const fields: readonly (readonly [name: string, rule: z.ZodMiniType, typed: Typed])[] = [
  ['an RFQ: product', rfq.productName, requiredTo(keywordMaxCharacters)],
  ['an RFQ: quantity', rfq.quantity, count],
  ['an RFQ: target price', rfq.targetPrice, [['', undefined], ...price.slice(1)]],
  ['an RFQ: phone', rfq.phone, phoneTo(rfqMaxCharacters.phone)],
  ['an RFQ: email', rfq.email, [['a@b', 'validator.email'], ...email.slice(2)]],
  ['a quotation: from quantity', quotationTier.shape.quantityFrom, count],
  ['a quotation: price', quotationTier.shape.price, price],
  ['a quotation: minimum order', quotationForm.shape.minimumOrder, count],
  ['a quotation: lead time', quotationForm.shape.leadDaysTo, days],
  [
    'a quotation: sample cost',
    quotationForm.shape.sampleCost,
    [
      ['', undefined],
      ['0', undefined],
      ['x', regex],
    ],
  ],
  [
    'a quotation: Incoterm',
    quotationForm.shape.shipmentTerm,
    [
      ['', required],
      ['FOB', undefined],
    ],
  ],
  [
    'a quotation: valid until',
    quotationForm.shape.validUntil,
    [
      ['', required],
      ['2020-01-01', regex],
    ],
  ],
  ['an enquiry: quantity', enquiryLine.shape.quantity, [['', whole], ...count.slice(2)]],
  ['an enquiry: message', enquiriesInput.shape.message, requiredTo(messageMaxCharacters)],
  ['an enquiry: phone', enquiryContact.shape.phone, phoneTo(enquiryMaxCharacters.phone)],
  ['a meeting: name', meetingContact.shape.name, requiredTo(enquiryMaxCharacters.name)],
  [
    'a meeting: video call',
    meetingForm.shape.videoUrl,
    [
      ['', undefined],
      ['http://a.example', regex],
    ],
  ],
  [
    'an order: destination',
    orderForm.shape.destinationCode,
    [
      ['', required],
      ['XX', required],
      ['EG', undefined],
    ],
  ],
  ['an order: note', orderForm.shape.note, optionalTo(messageMaxCharacters)],
  ['a ticket: quantity', ticketForm.shape.quantity, [['', undefined], ...count.slice(2)]],
  [
    'a ticket: message',
    ticketForm.shape.message,
    [
      ['', required],
      [' Hi ', `validator.minlength ${ticketMessageMinCharacters}`],
      ['x'.repeat(ticketMessageMaxCharacters + 1), atMost(ticketMessageMaxCharacters)],
    ],
  ],
  ['a ticket: email', ticketForm.shape.email, email],
  ['a stand: size', stand.squareMetres, count],
  ['a stand: phone', stand.phone, [['', required], ...phoneTo(standRequestMaxCharacters.phone).slice(1)]],
  [
    'a stand: country',
    stand.countryCode,
    [
      ['', required],
      ['EG', undefined],
    ],
  ],
  ['a prize: address', prizeClaimForm.shape.address, requiredTo(prizeClaimMaxCharacters.address)],
  ['a registration: name', person.contactName, requiredTo(purchaseTextMaxCharacters.contactName)],
  ['a registration: website', person.companyWebsite, website],
  [
    'a company: dialing code',
    purchaseInfoForm.shape.dialingCode,
    [
      ['', undefined],
      ['0', regex],
      ['+20', undefined],
    ],
  ],
  ['a card: name', card.name, requiredTo(cardTextMaxCharacters.name)],
  [
    'a card: email',
    card.email,
    [
      ['', undefined],
      ['a@b', 'i18n.valid.email'],
      [' a@b.co ', undefined],
    ],
  ],
  [
    'a card: phone',
    card.phone,
    [
      ['', undefined],
      ['12', regex],
      ['+20 2 1234 ext. 5', undefined],
    ],
  ],
  [
    'a supplier: account',
    supplierLoginForm.shape.account,
    [
      ['', 'dig.exh.email.empty'],
      [' Li Wei ', undefined],
    ],
  ],
  [
    'a login: password',
    loginPasswordRule,
    [
      ['', 'model_user_register_message_password'],
      [' 1', undefined],
    ],
  ],
  [
    'a new password',
    newPasswordRule,
    [
      [' 1234', 'validator.minlength 6'],
      [' 12345', undefined],
    ],
  ],
];

const short = (text: string) => (text.length > 50 ? `${text.length} characters` : text);

describe('§5 the message of a field of the browser', () => {
  it.each(fields)('%s', (_, rule, typed) =>
    expect(typed.map(([text]) => [short(text), failure(rule, text)])).toEqual(
      typed.map(([text, message]) => [short(text), message]),
    ),
  );
});

describe('§5 a form that holds a text and an input that holds another type', () => {
  it.each([['12'], [' 12 '], [12]])('§5 the quantity %j is the number 12', (quantity) =>
    expect(rfqForm.shape.quantity.parse(quantity)).toBe(12),
  );
  it.each([[true], ['yes']])('§5 the clause %j is accepted', (clause) =>
    expect(clauseRule.parse(clause)).toBe(true),
  );
  it.each([[false], [''], [undefined]])('§5 the clause %j is not accepted', (clause) =>
    expect(failure(clauseRule, clause)).toBe('register.clause.required'),
  );
});
