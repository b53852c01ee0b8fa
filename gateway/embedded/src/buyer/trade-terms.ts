// §7.3 Static reads of the RFQ forms: units, terms, countries and categories.
import { countryCodes } from '@fairgate/schema/country-codes';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import type { Store } from '../store.ts';
import { formatUnit } from '../texts/measure.ts';
import type { StaticRead } from '../wire/static.ts';
import { categoryTree } from './category-tree.ts';

/** The units in which goods are sold: counted ones, and measures. */
const saleUnits = ['piece', 'set', 'pair', 'metre', 'square-metre', 'litre', 'kilogram'];

function nameOfUnit({ phraseCache }: Store): StaticRead {
  return async ({ language }) => {
    const phrases = await phraseCache.phrasesIn(language);
    return saleUnits.map((key) => formatUnit(phrases, key));
  };
}

const termsOf =
  (kind: 'payment' | 'shipment') =>
  ({ phraseCache }: Store): StaticRead =>
  async ({ language }) => {
    const prefix = `${kind}:`;
    return [...(await phraseCache.phrasesIn(language)).all('terms')]
      .filter(([code]) => code.startsWith(prefix))
      .map(([code, name]) => ({ code: code.slice(prefix.length), name }));
  };

const paymentTerms = termsOf('payment');
const shipmentTerm = termsOf('shipment');

/** All countries (ISO 3166) with their names and calling codes. */
const countries: StaticRead = ({ language }) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return Promise.resolve(
    [...countryCodes].map((id) => ({
      id,
      name: names.of(id) ?? id,
      dialingCode: isSupportedCountry(id) ? getCountryCallingCode(id) : null,
    })),
  );
};

/** The categories in which buyers request quotations: those that have products, without their tags. */
function rfqCategory(store: Store): StaticRead {
  return ({ language }) => categoryTree(store, language);
}

export const tradeTermReads = {
  countries: () => countries,
  nameOfUnit,
  paymentTerms,
  rfqCategory,
  shipmentTerm,
};
