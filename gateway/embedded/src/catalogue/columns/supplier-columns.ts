import { isLanguageCode } from '@fairgate/schema/locales';
import type { StoredRowOf } from '../../db/demo/rows.ts';
import { escape, escapeName, splitPair, unescape } from '../lists.ts';
import type { Term, Vocabulary } from '../vocabulary.ts';
import { column, type Columns, storedIn, type Texts, type ValuesOf } from './column.ts';
import {
  checked,
  formatList,
  formatPlain,
  largestInteger,
  list,
  readBy,
  type Rule,
  set,
  text,
  whole,
} from './rules.ts';

/** A certificate of the supplier itself. */
export type SupplierCertificate = { readonly code: string; readonly number: string | null };

/** The values of a supplier in other tables. */
export type SupplierParts = { readonly certificates: readonly SupplierCertificate[] | null };

const { field, fields } = storedIn<StoredRowOf<'supplier'>>();

const timeZones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

/** The columns of a supplier without the prefix `supplier.`, in the order of an export. */
export const supplierColumns = {
  name: column({
    about: 'Registered name, at most 200 characters.',
    example: 'Acme Ceramics Co., Ltd.',
    rule: () => text(200),
    format: formatPlain,
    stored: field('name'),
  }),
  country: column({
    about: 'Two-letter ISO 3166 code, or the English name.',
    example: 'CN',
    rule: (vocabulary) => readBy(text(60), countryOf(vocabulary)),
    format: formatPlain,
    stored: field('countryId'),
  }),
  city: column({
    about: 'City. Known names are translated.',
    example: 'Foshan',
    rule: (vocabulary) => text(60).transform((name) => vocabulary.codeOf('cities', name) ?? name),
    format: (city, vocabulary) => vocabulary.nameOf('cities', city),
    stored: field('city'),
  }),
  business_type: column({
    about: 'Manufacturer, Trading company and so on. Known types are translated.',
    example: 'Manufacturer',
    rule: (vocabulary) => text(60).transform((name) => vocabulary.codeOf('business-types', name) ?? name),
    format: (type, vocabulary) => vocabulary.nameOf('business-types', type),
    stored: field('businessType'),
  }),
  founded_year: column({
    about: 'Year of foundation.',
    example: '2004',
    rule: () => whole(1000, new Date().getFullYear()),
    format: formatPlain,
    stored: field('foundedYear'),
  }),
  employees: column({
    about: 'Number of employees, or a range.',
    example: '51-200',
    rule: () => text(30),
    format: formatPlain,
    stored: field('staff'),
  }),
  description: column<Texts, string>({
    about: 'Company profile in English, one paragraph per line, at most 20000 characters.',
    example: 'Family business with two kilns.',
    missing: { value: {}, means: 'no description' },
    languages: true,
    rule: () => text(20_000),
    format: formatPlain,
    stored: fields(
      ['introduction'],
      ({ introduction }) => introduction ?? {},
      (introduction) => ({ introduction }),
    ),
  }),
  factory_area: column<number | null>({
    about: 'Floor area of the factory in square metres, a whole number.',
    example: '12000',
    missing: { value: null, means: 'not shown' },
    rule: () => whole(1, largestInteger),
    format: formatPlain,
    stored: field('factoryAreaSquareMetres'),
  }),
  export_markets: column<readonly string[]>({
    about: 'Two-letter ISO 3166 codes, the largest market first, at most 30.',
    example: 'DE;US;AE',
    missing: { value: [], means: 'none' },
    rule: (vocabulary) => set(30, (part) => countryOf(vocabulary)(unescape(part))),
    format: formatList,
    stored: field('markets'),
  }),
  certificates: column<readonly SupplierCertificate[]>({
    about: 'Certificates of the company: code, or code=number, at most 30.',
    example: 'ISO 9001=CN-10234',
    missing: { value: [], means: 'none' },
    rule: () => list(30, readCertificate).transform(inOrder),
    format: (certificates) =>
      certificates
        .map(({ code, number }) =>
          number === null ? escapeName(code) : `${escapeName(code)}=${escape(number)}`,
        )
        .join(';'),
    stored: {
      fields: [],
      read: ({ certificates }: SupplierParts) => certificates ?? [],
      write: () => ({}),
    },
  }),
  shipment_terms: column<readonly string[]>({
    about: 'Incoterms that the supplier offers: EXW, FOB, CFR, CIF, DDP.',
    example: 'FOB;EXW',
    missing: { value: [], means: 'not shown' },
    rule: (vocabulary) => terms('shipment', vocabulary),
    format: formatList,
    stored: field('shipmentTerms'),
  }),
  payment_terms: column<readonly string[]>({
    about: 'Accepted payment terms: tt-30-70, tt-30-70-bl, tt-full, lc-sight, dp, or their English names.',
    example: 'tt-30-70;lc-sight',
    missing: { value: [], means: 'not shown' },
    rule: (vocabulary) => terms('payment', vocabulary),
    format: formatList,
    stored: field('paymentTerms'),
  }),
  samples: column<readonly string[]>({
    about: 'Samples that the supplier offers: free, paid, custom, preproduction.',
    example: 'paid;custom',
    missing: { value: [], means: 'not shown' },
    rule: (vocabulary) => terms('sample', vocabulary),
    format: formatList,
    stored: field('samples'),
  }),
  languages: column<readonly string[]>({
    about: 'Codes of the languages in which the supplier answers, of the 19.',
    example: 'en;zh',
    missing: { value: [], means: 'not shown' },
    rule: () =>
      set(19, (part) =>
        isLanguageCode(part.toLowerCase())
          ? part.toLowerCase()
          : new Error(`unknown language code "${part}"`),
      ),
    format: formatList,
    stored: field('languages'),
  }),
  time_zone: column({
    about: 'IANA name of the time zone.',
    example: 'Asia/Shanghai',
    missing: { value: '', means: 'not shown' },
    rule: () =>
      checked(
        60,
        (value) => timeZones.has(value),
        (value) => `unknown time zone "${value}". Use an IANA name, for example Asia/Shanghai`,
      ),
    format: formatPlain,
    stored: field('timeZone'),
  }),
} satisfies Columns;

/** A supplier as column values, with codes in place of names. */
export type SupplierValues = ValuesOf<typeof supplierColumns>;

/** Reads a country by its ISO 3166 code or its English name. */
export function countryOf(vocabulary: Vocabulary): (name: string) => string | Error {
  return (name) =>
    vocabulary.country(name) ??
    new Error(`unknown country "${name}". Use an ISO 3166 code or the English name`);
}

function terms(kind: Term, vocabulary: Vocabulary): Rule<string[]> {
  return set(
    10,
    (part) => vocabulary.codeOf(kind, unescape(part)) ?? new Error(`unknown term "${unescape(part)}"`),
  );
}

function readCertificate(part: string): SupplierCertificate {
  const [code, number] = splitPair(part, '=') ?? [unescape(part), ''];
  return { code, number: number || null };
}

// Sorted and unique, so that equal sets of certificates compare as equal.
function inOrder(certificates: readonly SupplierCertificate[]): SupplierCertificate[] {
  const each = new Map(certificates.map((one) => [one.code, one]));
  return [...each.values()].sort((a, b) => Buffer.compare(Buffer.from(a.code), Buffer.from(b.code)));
}
