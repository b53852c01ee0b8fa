import { hallMaxCharacters, standMaxCharacters } from '@fairgate/schema/limits';
import { isHall, isStandNumber } from '@fairgate/schema/stand';
import { column, type Columns, storedIn, type ValuesOf } from '../catalogue/columns/column.ts';
import {
  aboutPicture,
  aboutPictures,
  completed,
  formatNamedPicture,
  formatNamedPictures,
  namedPicture,
  namedPictures,
  type NamedPicture,
} from '../catalogue/columns/picture-names.ts';
import {
  code,
  formatList,
  formatPlain,
  needed,
  readBy,
  type Rule,
  set,
  text,
  whole,
} from '../catalogue/columns/rules.ts';
import { countryOf } from '../catalogue/columns/supplier-columns.ts';
import type { StoredRowOf } from '../db/demo/rows.ts';

const hallMostMetres = 2000;
const standMostMetres = 500;

/** The name of a hall, in capitals. */
export const hallName: Rule<string> = needed(hallMaxCharacters)
  .transform((value) => value.toUpperCase())
  .refine(isHall, {
    error: ({ input }) =>
      `"${String(input)}" has other characters than ${hallCharacters}, or begins or ends with a sign`,
  });
const hallCharacters = 'letters A to Z, digits, full stops and slashes';
/** In a column's description. */
export const aboutHallName = `at most ${hallMaxCharacters} characters: ${hallCharacters}`;

const standCharacters = 'letters A to Z, digits, hyphens, full stops and slashes';
const standNumber: Rule<string> = needed(standMaxCharacters).refine(isStandNumber, {
  error: ({ input }) =>
    `"${String(input)}" has other characters than ${standCharacters}, or begins with a sign`,
});

const ofHall = storedIn<StoredRowOf<'hall'>>();

/** The columns of a hall's row. */
export const hallColumns = {
  width: column({
    about: `Width in whole metres, at most ${hallMostMetres}.`,
    example: '60',
    rule: () => whole(1, hallMostMetres),
    format: formatPlain,
    stored: ofHall.field('width'),
  }),
  depth: column({
    about: `Depth in whole metres, at most ${hallMostMetres}.`,
    example: '40',
    rule: () => whole(1, hallMostMetres),
    format: formatPlain,
    stored: ofHall.field('depth'),
  }),
} satisfies Columns;

export type HallValues = ValuesOf<typeof hallColumns>;

/** An exhibitor as read, with the key of its imported supplier. */
export type StoredExhibitor = StoredRowOf<'exhibitor'> & { readonly supplierKey: string | null };

const { field, fields } = storedIn<StoredExhibitor>();

/** The columns of an exhibitor's row. */
export const exhibitorColumns = {
  name: column({
    about: 'Name of the company, at most 200 characters.',
    example: 'Acme Ceramics Co., Ltd.',
    rule: () => needed(200),
    format: formatPlain,
    stored: field('name'),
  }),
  country: column({
    about: 'Country of the company: two-letter ISO 3166 code, or the English name.',
    example: 'CN',
    rule: (vocabulary) => readBy(needed(60), countryOf(vocabulary)),
    format: formatPlain,
    stored: field('countryId'),
  }),
  category: column({
    about: 'Level-1 category of what the company shows: its id, or its name in any of the 19 languages.',
    example: 'Home and kitchen',
    rule: (vocabulary) =>
      readBy(
        needed(200),
        (value) => vocabulary.topCategory(value) ?? new Error(`unknown level-1 category "${value}"`),
      ),
    format: (id, vocabulary) => vocabulary.nameOf('category', String(id)),
    stored: field('categoryId'),
  }),
  shows: column<readonly string[]>({
    about: 'What the company shows, in your own words, at most 20 parts of 60 characters.',
    example: 'Mugs;Plates',
    missing: { value: [], means: 'not shown' },
    rule: () => set(20, code(60)),
    format: formatList,
    stored: fields(
      ['shows'],
      ({ shows }): readonly string[] => shows,
      (shows) => ({ shows: [...shows] }),
    ),
  }),
  logo: column<NamedPicture | null>({
    about: `Logo of the company. ${aboutPicture}`,
    example: 'acme-logo.png',
    missing: { value: null, means: 'no logo' },
    pictures: true,
    rule: () => namedPicture,
    format: formatNamedPicture,
    stored: fields(
      ['logo'],
      (row): NamedPicture | null => row.logo,
      (logo) => ({ logo: logo && completed(logo) }),
    ),
  }),
  images: column<readonly NamedPicture[]>({
    about: `Pictures of the company, its stand or what it shows. ${aboutPictures}`,
    example: 'acme-stand.jpg;acme-mugs.jpg',
    missing: { value: [], means: 'no pictures' },
    pictures: true,
    rule: () => namedPictures,
    format: formatNamedPictures,
    stored: fields(
      ['images'],
      (row): readonly NamedPicture[] => row.images,
      (images) => ({ images: images.map(completed) }),
    ),
  }),
  supplier: column<string | null>({
    about:
      'Your supplier number (supplier.key) of an imported catalogue. The exhibitor then leads to the supplier’s page.',
    example: 'ACME',
    missing: { value: null, means: 'no page of a supplier' },
    rule: () => text(100).transform((key) => key || null),
    format: formatPlain,
    // The import looks up the supplier's id.
    stored: fields(
      ['supplierKey'],
      ({ supplierKey }) => supplierKey,
      () => ({}),
    ),
  }),
  hall: column({
    about: 'Hall of the stand.',
    example: 'A',
    rule: () => hallName,
    format: formatPlain,
    stored: field('hall'),
  }),
  stand: column({
    about: `Number of the stand in its hall, at most ${standMaxCharacters} characters: ${standCharacters}. Exhibitors who share a stand have the same number and place.`,
    example: '101',
    rule: () => standNumber,
    format: formatPlain,
    stored: field('stand'),
  }),
  x: column({
    about: 'Distance of the stand from the hall’s corner along the width, in whole metres.',
    example: '3',
    rule: () => whole(0, hallMostMetres),
    format: formatPlain,
    stored: field('x'),
  }),
  y: column({
    about: 'Distance of the stand from the hall’s corner along the depth, in whole metres.',
    example: '3',
    rule: () => whole(0, hallMostMetres),
    format: formatPlain,
    stored: field('y'),
  }),
  width: column({
    about: `Width of the stand in whole metres, at most ${standMostMetres}.`,
    example: '6',
    rule: () => whole(1, standMostMetres),
    format: formatPlain,
    stored: field('width'),
  }),
  depth: column({
    about: `Depth of the stand in whole metres, at most ${standMostMetres}.`,
    example: '3',
    rule: () => whole(1, standMostMetres),
    format: formatPlain,
    stored: field('depth'),
  }),
} satisfies Columns;

export type ExhibitorValues = ValuesOf<typeof exhibitorColumns>;
