import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Extra } from './column.ts';
import { conversation, conversationMessage } from './conversation.ts';

const time = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * §7.3 A file that a person has uploaded (src/files). Its bytes are in the file store, under its id. One that nothing is attached to is
 * deleted after a day.
 */
export const file = pgTable(
  'file',
  {
    /** Random, 128 bits in base64url. */
    id: text().primaryKey(),
    /** One of `partyKinds`; `guest` for a visitor. */
    owner: text().notNull(),
    /** The id of the buyer, of the supplier (not of its account) or of the operator; a visitor id for a guest. */
    ownerId: text().notNull(),
    /** As the person named it, without a path. */
    name: text().notNull(),
    /** The media type that its content has. */
    type: text().notNull(),
    bytes: integer().notNull(),
    /** SHA-256 of the stored bytes, in hexadecimal; null until they are stored. */
    digest: text(),
    /** Pixels of a picture. */
    width: smallint(),
    height: smallint(),
    createdAt: time().notNull().defaultNow(),
    storedAt: time(),
    /** SHA-256 of the credential that lets its holder send the file, once; null when it was used. */
    credentialHash: text(),
    credentialUntil: time(),
  },
  (t): Extra => [index().on(t.owner, t.ownerId), index().on(t.createdAt), uniqueIndex().on(t.credentialHash)],
);

/** The files of a message. */
export const messageFile = pgTable(
  'message_file',
  {
    messageId: bigint({ mode: 'number' })
      .notNull()
      .references(() => conversationMessage.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    fileId: text()
      .notNull()
      .references(() => file.id),
    /** Of the message, for who may read the file. */
    conversationId: integer()
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
  },
  (t): Extra => [primaryKey({ columns: [t.messageId, t.position] }), index().on(t.fileId)],
);
