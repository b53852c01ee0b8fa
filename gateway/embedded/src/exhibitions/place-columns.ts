import {
  cardTextMaxCharacters,
  emailMaxCharacters,
  hallMaxCharacters,
  standMaxCharacters,
} from '@fairgate/schema/limits';
import { phoneWithExtensionPattern } from '@fairgate/schema/rules/phone-pattern';
import { emailPattern } from '@fairgate/schema/rules/email-pattern';
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
  checked,
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

/** The contact person of an exhibitor as read: `contactName` and so on, from a table of its own. */
export const contactFields = ['name', 'jobTitle', 'email', 'phone'] as const;
type ContactField = (typeof contactFields)[number];
/** The name of a contact's field beside the exhibitor's own fields. */
export const contactFieldName = <Name extends ContactField>(name: Name) =>
  `contact${name.charAt(0).toUpperCase()}${name.slice(1)}` as `contact${Capitalize<Name>}`;

/** An exhibitor as read, with the key of its imported supplier and its contact person. */
export type StoredExhibitor = StoredRowOf<'exhibitor'> & {
  readonly supplierKey: string | null;
} & { readonly [Name in ContactField as `contact${Capitalize<Name>}`]: string | null };

const { field, fields } = storedIn<StoredExhibitor>();

/** The import writes the contact's own table. */
const ofContact = (name: ContactField) =>
  fields(
    [contactFieldName(name)],
    (row) => row[contactFieldName(name)],
    () => ({}),
  );
const orNull = (rule: Rule<string>): Rule<string | null> => rule.transform((value) => value || null);

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
  contact_name: column<string | null>({
    about: `Person whom visitors meet at the stand, at most ${cardTextMaxCharacters.name} characters. On the card of a \`supplier\`; stored and not shown without one.`,
    example: 'Li Wei',
    missing: { value: null, means: 'not shown' },
    rule: () => orNull(text(cardTextMaxCharacters.name)),
    format: formatPlain,
    stored: ofContact('name'),
  }),
  contact_title: column<string | null>({
    about: `Job title of the contact, at most ${cardTextMaxCharacters.jobTitle} characters.`,
    example: 'Export manager',
    missing: { value: null, means: 'not shown' },
    rule: () => orNull(text(cardTextMaxCharacters.jobTitle)),
    format: formatPlain,
    stored: ofContact('jobTitle'),
  }),
  contact_email: column<string | null>({
    about: 'Email of the contact. Only buyers whose request the exhibitor answers get it.',
    example: 'li.wei@acme.example',
    missing: { value: null, means: 'not given' },
    rule: () =>
      orNull(
        checked(
          emailMaxCharacters,
          (value) => emailPattern.test(value),
          (value) => `"${value}" is not an email`,
        ),
      ),
    format: formatPlain,
    stored: ofContact('email'),
  }),
  contact_phone: column<string | null>({
    about: `Phone number of the contact, at most ${cardTextMaxCharacters.phone} characters. Given as the email.`,
    example: '+86 755 0100 200',
    missing: { value: null, means: 'not given' },
    rule: () =>
      orNull(
        checked(
          cardTextMaxCharacters.phone,
          (value) => phoneWithExtensionPattern.test(value),
          (value) => `"${value}" is not a phone number`,
        ),
      ),
    format: formatPlain,
    stored: ofContact('phone'),
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
