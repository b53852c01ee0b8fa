import { channelTypes } from '@fairgate/schema/constants';
import { column, type Columns, storedIn, type Texts, type ValuesOf } from '../catalogue/columns/column.ts';
import {
  aboutPicture,
  completed,
  formatNamedPicture,
  namedPicture,
  type NamedPicture,
} from '../catalogue/columns/picture-names.ts';
import {
  checked,
  day,
  formatPlain,
  needed,
  optional,
  readBy,
  text,
  yesOrNo,
} from '../catalogue/columns/rules.ts';
import { countryOf } from '../catalogue/columns/supplier-columns.ts';
import type { StoredRowOf } from '../db/demo/rows.ts';

/** An exhibition as read, with the email of its organiser. */
type StoredExhibition = StoredRowOf<'exhibition'> & { readonly organiserEmail: string | null };

const { field, fields } = storedIn<StoredExhibition>();

const ownText = (name: 'ownName' | 'ownCity' | 'ownVenue') =>
  fields(
    [name],
    (row): Texts => row[name] ?? {},
    (texts) => ({ [name]: texts }),
  );

const isChannel = (value: string): boolean => channelTypes.some((one) => one === value);
/** Offsets such as +01:00 are none: PostgreSQL reads them the other way round. */
function isTimeZone(value: string): boolean {
  return value === 'UTC' || Intl.supportedValuesOf('timeZone').includes(value);
}

const requiredDay = needed(10).pipe(day);
const formatYesNo = (value: boolean): string => (value ? 'yes' : 'no');

/** The columns of an exhibition's row. */
export const exhibitionColumns = {
  name: column<Texts, string>({
    about: 'Name of the exhibition in English, at most 200 characters.',
    example: 'Lagos Home Fair 2027',
    missing: { value: {}, means: 'error, unless another language has one' },
    languages: true,
    rule: () => text(200),
    format: formatPlain,
    stored: ownText('ownName'),
  }),
  city: column<Texts, string>({
    about: 'City in English, at most 100 characters.',
    example: 'Lagos',
    missing: { value: {}, means: 'error, unless another language has one' },
    languages: true,
    rule: () => text(100),
    format: formatPlain,
    stored: ownText('ownCity'),
  }),
  venue: column<Texts, string>({
    about: 'Venue in English, at most 200 characters.',
    example: 'Landmark Centre',
    missing: { value: {}, means: 'error, unless another language has one' },
    languages: true,
    rule: () => text(200),
    format: formatPlain,
    stored: ownText('ownVenue'),
  }),
  country: column({
    about:
      'Two-letter ISO 3166 code, or the English name. A country without a site belongs to the international one.',
    example: 'NG',
    rule: (vocabulary) => readBy(needed(60), countryOf(vocabulary)),
    format: formatPlain,
    stored: field('countryId'),
  }),
  channel: column({
    about: `The channel that runs it: ${channelTypes.join(', ')}. The exhibition's address begins with it.`,
    example: 'expo',
    missing: { value: 'expo', means: 'expo' },
    rule: () =>
      checked(
        20,
        isChannel,
        (value) => `unknown channel "${value}". Use one of ${channelTypes.join(', ')}`,
      ).transform((value) => value || 'expo'),
    format: formatPlain,
    stored: field('channel'),
  }),
  time_zone: column({
    about: 'Time zone of the exhibition by its IANA name: the agenda has its times.',
    example: 'Africa/Lagos',
    missing: { value: 'UTC', means: 'UTC' },
    rule: () =>
      checked(60, isTimeZone, (value) => `unknown time zone "${value}". Use a name such as Africa/Lagos`),
    format: formatPlain,
    stored: field('timeZone'),
  }),
  opens_on: column({
    about: 'First day, YYYY-MM-DD.',
    example: '2027-03-10',
    rule: () => requiredDay,
    format: formatPlain,
    stored: field('opensOn'),
  }),
  closes_on: column({
    about: 'Last day, YYYY-MM-DD.',
    example: '2027-03-12',
    rule: () => requiredDay,
    format: formatPlain,
    stored: field('closesOn'),
  }),
  pre_show_from: column<string | null>({
    about: 'First day of the pre-show, YYYY-MM-DD, not after the first day of the exhibition.',
    example: '2027-02-01',
    missing: { value: null, means: '30 days before it opens' },
    rule: () => optional(day),
    format: formatPlain,
    stored: field('preShowFrom'),
  }),
  post_show_until: column<string | null>({
    about: 'Last day of the post-show, YYYY-MM-DD, not before the last day of the exhibition.',
    example: '2027-04-30',
    missing: { value: null, means: '30 days after it closes' },
    rule: () => optional(day),
    format: formatPlain,
    stored: field('postShowUntil'),
  }),
  poster: column<NamedPicture | null>({
    about: `Poster or cover picture. ${aboutPicture}`,
    example: 'poster.jpg',
    missing: { value: null, means: 'no picture' },
    pictures: true,
    rule: () => namedPicture,
    format: formatNamedPicture,
    stored: fields(
      ['picture', 'width', 'height', 'pictureSource'],
      ({ picture, width, height, pictureSource }) =>
        picture === null ? null : { source: pictureSource ?? picture, file: picture, width, height },
      (poster) => {
        if (!poster) return { picture: null, width: 0, height: 0, pictureSource: null };
        const { source, file, width, height } = completed(poster);
        return { picture: file, width, height, pictureSource: source };
      },
    ),
  }),
  published: column({
    about: 'no hides the exhibition from visitors.',
    example: 'yes',
    missing: { value: true, means: 'yes' },
    rule: () => yesOrNo(true),
    format: formatYesNo,
    stored: field('published'),
  }),
  recommended: column({
    about: 'no leaves the exhibition out of the cards on home pages.',
    example: 'yes',
    missing: { value: true, means: 'yes' },
    rule: () => yesOrNo(true),
    format: formatYesNo,
    stored: field('recommended'),
  }),
  organiser: column<string | null>({
    about: 'Email of the organiser’s account (embedded account add), who then sees the registrations.',
    example: 'fairs@example.com',
    missing: { value: null, means: 'nobody' },
    rule: () => text(100).transform((email) => email.toLowerCase() || null),
    format: formatPlain,
    // The import looks up the account's id.
    stored: fields(
      ['organiserEmail'],
      ({ organiserEmail }) => organiserEmail?.toLowerCase() ?? null,
      () => ({}),
    ),
  }),
} satisfies Columns;

export type ExhibitionValues = ValuesOf<typeof exhibitionColumns>;
