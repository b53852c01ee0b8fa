import { escape, escapeName, splitPair, unescape } from '../lists.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { column, type Columns, type InLanguages } from './column.ts';
import { type Attribute, field, fields, part } from './product-fields.ts';
import { checked, code, formatList, formatPlain, list, set, text } from './rules.ts';

// Imported types must not collide with those of the demo data; a product without a type gets a unique one.
const typePrefix = 'own:';

/** What a product is: its attributes, and how it is classified. */
export const factColumns = {
  attributes: column<InLanguages<readonly Attribute[]>, readonly Attribute[]>({
    about: 'Facts: name=value, at most 60. Known names (Material, Capacity) are translated.',
    example: 'Material=Stoneware;Capacity=350 ml',
    missing: { value: {}, means: 'none' },
    languages: true,
    pairSign: '=',
    rule: (vocabulary) => list(60, (pair) => readAttribute(pair, vocabulary)),
    format: (attributes, vocabulary) =>
      attributes
        .map(({ name, value }) => `${escapeName(vocabulary.nameOf('attributes', name))}=${escape(value)}`)
        .join(';'),
    stored: part('attributes'),
  }),
  certificates: column<readonly string[]>({
    about: 'Codes of the standards that the product is certified to, at most 30.',
    example: 'CE;LFGB',
    missing: { value: [], means: 'none' },
    rule: () => set(30, code(40)),
    format: formatList,
    stored: field('certificates'),
  }),
  tags: column<readonly string[]>({
    about: 'Tags of the category, by code or English name, at most 20.',
    example: 'mugs-cups',
    missing: { value: [], means: 'none' },
    rule: (vocabulary) =>
      set(
        20,
        (tag) => vocabulary.codeOf('tag', unescape(tag)) ?? new Error(`unknown tag "${unescape(tag)}"`),
      ),
    format: formatList,
    stored: field('tags'),
  }),
  type: column({
    about: 'Name of a group of products whose prices can be compared, at most 60 characters.',
    example: 'ceramic-mug',
    missing: { value: '', means: 'not compared' },
    rule: () => text(60),
    format: formatPlain,
    stored: fields(
      ['type'],
      ({ type }) => (type.startsWith(`${typePrefix}:`) ? type.slice(typePrefix.length + 1) : ''),
      (type, id) => ({ type: type === '' ? `${typePrefix}${id}:` : `${typePrefix}:${type}` }),
    ),
  }),
  hs_code: column({
    about: 'Harmonized System code of 4 to 10 digits.',
    example: '6912.00',
    missing: { value: '', means: 'not shown' },
    rule: () =>
      checked(
        14,
        (value) => /^\d{4}(?:\.?\d\d){0,3}$/.test(value),
        (value) => `"${value}" is not an HS code, for example 6912.00`,
      ),
    format: formatPlain,
    stored: field('hsCode'),
  }),
} satisfies Columns;

function readAttribute(pair: string, vocabulary: Vocabulary): Attribute | Error {
  const [name = '', value = ''] = splitPair(pair, '=') ?? [];
  if (name === '' || value === '') return new Error(`"${pair}" is not in the form name=value`);
  return { name: vocabulary.codeOf('attributes', name) ?? name, value };
}
