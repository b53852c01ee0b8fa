import type * as badges from '../schema/badge.ts';
import type * as banners from '../schema/banner.ts';
import type * as categories from '../schema/category.ts';
import type * as exhibitions from '../schema/exhibition.ts';
import type * as exhibitionNews from '../schema/exhibition-news.ts';
import type * as lotteries from '../schema/lottery.ts';
import type * as exhibitorContacts from '../schema/exhibitor-contact.ts';
import type * as phrases from '../schema/phrase.ts';
import type * as places from '../schema/place.ts';
import type * as products from '../schema/product.ts';
import type * as promotions from '../schema/promotion.ts';
import type * as sharings from '../schema/sharing.ts';
import type * as suppliers from '../schema/supplier.ts';
import type * as translations from '../schema/translation.ts';
import type * as variants from '../schema/variant.ts';

/** The row types of all tables, by their TypeScript names. Types only: drizzle itself is slow to load. */
type Tables = typeof badges &
  typeof banners &
  typeof categories &
  typeof exhibitions &
  typeof exhibitionNews &
  typeof lotteries &
  typeof exhibitorContacts &
  typeof phrases &
  typeof places &
  typeof products &
  typeof promotions &
  typeof sharings &
  typeof suppliers &
  typeof translations &
  typeof variants;

export type TableName = keyof Tables;
export type RowOf<Name extends TableName> = Tables[Name]['$inferInsert'];
/** A row as read, its columns named as in TypeScript. */
export type StoredRowOf<Name extends TableName> = Tables[Name]['$inferSelect'];

/** Rows to insert, by table; inserted in this object's order. */
export type Rows = { [Name in TableName]?: RowOf<Name>[] };
