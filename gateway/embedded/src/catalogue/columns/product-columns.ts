import { column, type Columns, inMainLanguage, type Texts, type ValuesOf } from './column.ts';
import { factColumns } from './fact-columns.ts';
import { offerColumns } from './offer-columns.ts';
import { packingColumns } from './packing-columns.ts';
import { field, fields, part, type ProductParts } from './product-fields.ts';
import { aboutPictures, pictureNames } from './picture-names.ts';
import { day, formatList, formatPlain, needed, readBy, text } from './rules.ts';

/** The columns of a product, in the order of an export. */
export const productColumns = {
  name: column<Texts, string>({
    about: 'Title in English, at most 200 characters.',
    example: 'Ceramic mug 350 ml, white',
    missing: { value: {}, means: 'error, unless another language has one' },
    languages: true,
    rule: () => text(200),
    format: formatPlain,
    stored: part('name', (name) => ({ englishName: inMainLanguage(name, '') })),
  }),
  description: column<Texts, string>({
    about: 'Text in English, one paragraph per line, at most 20000 characters.',
    example: 'Stoneware mug with a glazed inside.',
    missing: { value: {}, means: 'no description' },
    languages: true,
    rule: () => text(20_000),
    format: formatPlain,
    stored: part('description'),
  }),
  category: column({
    about:
      'Level-2 category: its id (10301) or its path in any of the 19 languages (Home and kitchen > Drinkware).',
    example: 'Home and kitchen > Drinkware',
    rule: (vocabulary) => readBy(needed(300), (value) => vocabulary.category(value)),
    format: ({ id }, vocabulary) => vocabulary.pathOf(id),
    stored: fields(
      ['category1Id', 'category2Id'],
      (row) => ({ id: row.category2Id, parentId: row.category1Id }),
      ({ id, parentId }) => ({ category1Id: parentId, category2Id: id }),
    ),
  }),
  ...offerColumns,
  images: column<readonly string[]>({
    about: aboutPictures,
    example: 'mug-front.jpg;mug-side.jpg',
    missing: { value: [], means: 'no pictures' },
    pictures: true,
    rule: () => pictureNames,
    format: formatList,
    stored: {
      fields: [],
      read: ({ pictures }: ProductParts) => pictures.map(({ source }) => source),
      write: () => ({}),
    },
  }),
  ...factColumns,
  ...packingColumns,
  port: column({
    about: 'Port of loading. Known names are translated.',
    example: 'Shanghai',
    missing: { value: '', means: 'not shown' },
    rule: (vocabulary) => text(60).transform((name) => vocabulary.codeOf('ports', name) ?? name),
    format: (port, vocabulary) => vocabulary.nameOf('ports', port),
    stored: field('port'),
  }),
  listed_on: column({
    about: 'Date of listing, YYYY-MM-DD.',
    example: '2026-03-01',
    missing: { value: '', means: 'the date of the import' },
    rule: () => day,
    format: formatPlain,
    stored: field('listedOn'),
  }),
} satisfies Columns;

/** A product as column values, with codes in place of names. */
export type ProductValues = ValuesOf<typeof productColumns>;
