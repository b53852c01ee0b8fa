import { column, type Columns } from './column.ts';
import { formatLeadDays, leadDays } from './lead-days.ts';
import { formatPriceLadder, priceLadder, type PriceTier, summaryOf } from './price-ladder.ts';
import { field, fields, part } from './product-fields.ts';
import { formatPlain, readBy, text, whole } from './rules.ts';

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Prices and availability of a product. */
export const offerColumns = {
  prices: column<readonly PriceTier[]>({
    about:
      'Price tiers: quantity:price, the price of one unit from that quantity on, smallest quantity first, at most 20 tiers. Prices are more than 0, with at most 3 decimal places. The first quantity is the minimum order quantity.',
    example: '12:2.50;100:2.10;1000:1.85',
    pairSign: ':',
    rule: () => priceLadder,
    format: formatPriceLadder,
    stored: part('tiers', summaryOf),
  }),
  currency: column({
    about:
      'ISO 4217 code. Price filters and sorting compare the amounts without conversion: use one currency for the whole marketplace.',
    example: 'USD',
    missing: { value: 'USD', means: 'USD' },
    rule: () =>
      readBy(text(3), (value) => {
        const currency = value.toUpperCase() || 'USD';
        return currencies.has(currency)
          ? currency
          : new Error(`unknown currency "${currency}". Use an ISO 4217 code`);
      }),
    format: formatPlain,
    stored: field('currency'),
  }),
  stock: column({
    about: 'Number of units in stock, ready to ship: a whole number.',
    example: '4800',
    missing: { value: 0, means: '0, made to order' },
    rule: () =>
      text(30)
        .transform((value) => value || '0')
        .pipe(whole(0, 1_000_000_000)),
    format: formatPlain,
    stored: field('stock'),
  }),
  unit: column({
    about:
      'Unit of quantities and prices: piece, set, pair, kilogram, metre and so on. Other words are allowed, but not translated.',
    example: 'piece',
    missing: { value: 'piece', means: 'piece' },
    rule: (vocabulary) =>
      text(30).transform((value) => (value === '' ? 'piece' : (vocabulary.codeOf('units', value) ?? value))),
    format: formatPlain,
    stored: field('unit'),
  }),
  lead_days: column({
    about: 'Days from order to shipment: 15, or 15-30; at most 1000.',
    example: '15-25',
    rule: () => leadDays,
    format: formatLeadDays,
    stored: fields(
      ['leadDaysFrom', 'leadDaysTo'],
      (row) => ({ from: row.leadDaysFrom, to: row.leadDaysTo }),
      ({ from, to }) => ({ leadDaysFrom: from, leadDaysTo: to }),
    ),
  }),
} satisfies Columns;
