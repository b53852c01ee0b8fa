import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Picture } from '../../catalogue/picture-store.ts';
import type { Extra } from './column.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * Name, city and venue are phrases: `code`, `code:city`, `code:venue`. An imported exhibition has an `externalKey`, and its
 * texts by language in the `own` columns instead. The stage (§3, lifecycle two) follows from `published` and the days;
 * without days of its own the pre-show begins 30 days before the exhibition, and the post-show ends 30 days after it.
 * `channel` is one of §3's channel types and begins the exhibition's address (§2.5). `timeZone` is an IANA name.
 * `organiserId` is null without an organiser. `picture` is a name below /images/ of the buyer service; `pictureSource` is the
 * source of an imported one.
 */
export const exhibition = pgTable(
  'exhibition',
  {
    id: integer().primaryKey(),
    code: text().notNull(),
    channel: text().notNull().default('expo'),
    siteId: text().notNull(),
    countryId: text().notNull(),
    timeZone: text().notNull().default('UTC'),
    opensOn: date().notNull(),
    closesOn: date().notNull(),
    recommended: boolean().notNull(),
    picture: text(),
    width: smallint().notNull(),
    height: smallint().notNull(),
    pictureSource: text(),
    published: boolean().notNull().default(true),
    preShowFrom: date(),
    postShowUntil: date(),
    ownName: jsonb().$type<Texts>(),
    ownCity: jsonb().$type<Texts>(),
    ownVenue: jsonb().$type<Texts>(),
    organiserId: integer(),
    externalKey: text(),
  },
  (t): Extra => [index().on(t.opensOn), index().on(t.organiserId), uniqueIndex().on(t.externalKey)],
);

/** A hall of an exhibition. `code` is its name (schema/src/stand.ts); width and depth are in metres. */
export const hall = pgTable(
  'hall',
  {
    exhibitionId: integer().notNull(),
    code: text().notNull(),
    width: smallint().notNull(),
    depth: smallint().notNull(),
  },
  (t): Extra => [primaryKey({ columns: [t.exhibitionId, t.code] })],
);

/**
 * A company with a stand at an exhibition. `supplierId` is null for a company that is not listed as a supplier. `shows` has
 * codes of product types, or the exhibitor's own words. The stand's place in its hall is in metres from the hall's corner;
 * exhibitors who share a stand have the same one.
 * Imported exhibitors have an `externalKey`, and may have a logo and pictures.
 */
export const exhibitor = pgTable(
  'exhibitor',
  {
    exhibitionId: integer().notNull(),
    number: integer().notNull(),
    supplierId: integer(),
    name: text().notNull(),
    countryId: text().notNull(),
    categoryId: integer().notNull(),
    shows: text().array().notNull(),
    hall: text().notNull(),
    stand: text().notNull(),
    x: smallint().notNull(),
    y: smallint().notNull(),
    width: smallint().notNull(),
    depth: smallint().notNull(),
    logo: jsonb().$type<Picture>(),
    images: jsonb().$type<readonly Picture[]>().notNull().default([]),
    externalKey: text(),
  },
  (t): Extra => [
    primaryKey({ columns: [t.exhibitionId, t.number] }),
    index().on(t.exhibitionId, t.hall, t.stand),
    uniqueIndex().on(t.exhibitionId, t.externalKey),
    index().on(t.supplierId),
  ],
);

/**
 * A session of an exhibition's agenda. `kind` is one of `sessionKinds`; `title` and `place` are codes of phrases; `hall` is
 * null outside the halls. `language` is a code of §3. Each speaker is one text: name and company. An imported session has an
 * `externalKey`, and its texts by language in the `own` columns instead.
 */
export const agendaSession = pgTable(
  'agenda_session',
  {
    exhibitionId: integer().notNull(),
    number: integer().notNull(),
    kind: text().notNull(),
    title: text().notNull(),
    startsAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    endsAt: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    hall: text(),
    place: text().notNull(),
    language: text().notNull(),
    speakers: text().array().notNull(),
    ownTitle: jsonb().$type<Texts>(),
    ownPlace: jsonb().$type<Texts>(),
    externalKey: text(),
  },
  (t): Extra => [
    primaryKey({ columns: [t.exhibitionId, t.number] }),
    uniqueIndex().on(t.exhibitionId, t.externalKey),
  ],
);
