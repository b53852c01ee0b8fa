import { type Columns, readValues } from '../catalogue/columns/column.ts';
import type { Transaction } from '../db/database.ts';
import { snakeCase } from '../db/insert.ts';
import { exhibitionColumns, type ExhibitionValues } from './exhibition-columns.ts';
import { newsColumns, type NewsValues } from './news-columns.ts';
import { sessionColumns, type SessionValues } from './session-columns.ts';
import {
  contactFieldName,
  contactFields,
  exhibitorColumns,
  type ExhibitorValues,
  hallColumns,
  type HallValues,
} from './place-columns.ts';

/** A stored row: its id (of an exhibitor, a session or news its number, of a hall 0) and values. */
export type Stored<Values> = { readonly id: number; readonly values: Values };

/** An imported exhibition as the database stores it; halls by name, exhibitors, sessions and news by key. */
export type StoredExhibition = Stored<ExhibitionValues> & {
  readonly key: string;
  readonly halls: ReadonlyMap<string, Stored<HallValues>>;
  readonly exhibitors: ReadonlyMap<string, Stored<ExhibitorValues>>;
  readonly sessions: ReadonlyMap<string, Stored<SessionValues>>;
  readonly news: ReadonlyMap<string, Stored<NewsValues>>;
};

const fieldsOf = (columns: Columns, own: readonly string[] = []): string =>
  Object.values(columns)
    .flatMap(({ stored }) => stored.fields)
    .filter((name) => !own.includes(name))
    .map((name) => `t.${snakeCase(name)} as "${name}"`)
    .join(', ');

const selectExhibitions = {
  name: 'own exhibitions',
  text: `
    select t.id, t.external_key as key, o.email as "organiserEmail", ${fieldsOf(exhibitionColumns, ['organiserEmail'])}
    from exhibition t left join organiser o on o.id = t.organiser_id where t.external_key is not null and ($1::text[] is null or t.external_key = any($1)) order by t.id`,
};
const selectHalls = {
  name: 'own halls',
  text: `
    select t.exhibition_id as "exhibitionId", t.code as key, ${fieldsOf(hallColumns)}
    from hall t where t.exhibition_id = any($1::int[]) order by length(t.code), t.code`,
};
const contactColumns = contactFields
  .map((name) => `c.${snakeCase(name)} as "${contactFieldName(name)}"`)
  .join(', ');
const selectExhibitors = {
  name: 'own exhibitors',
  text: `
    select t.exhibition_id as "exhibitionId", t.number as id, t.external_key as key, s.external_key as "supplierKey", ${contactColumns},
      ${fieldsOf(exhibitorColumns, ['supplierKey', ...contactFields.map(contactFieldName)])}
    from exhibitor t left join supplier s on s.id = t.supplier_id
      left join exhibitor_contact c on c.exhibition_id = t.exhibition_id and c.number = t.number
    where t.exhibition_id = any($1::int[]) order by length(t.hall), t.hall, length(t.stand), t.stand`,
};

const localTime = (name: string, form: string) => `to_char(t.${name} at time zone e.time_zone, '${form}')`;
const selectSessions = {
  name: 'own sessions',
  text: `
    select t.exhibition_id as "exhibitionId", t.number as id, t.external_key as key, ${localTime('starts_at', 'YYYY-MM-DD')} as day,
      ${localTime('starts_at', 'HH24:MI')} as "startTime", ${localTime('ends_at', 'HH24:MI')} as "endTime",
      ${fieldsOf(sessionColumns, ['day', 'startTime', 'endTime'])}
    from agenda_session t join exhibition e on e.id = t.exhibition_id
    where t.exhibition_id = any($1::int[]) order by t.starts_at, t.number`,
};

const selectNews = {
  name: 'own news',
  text: `
    select t.exhibition_id as "exhibitionId", t.number as id, t.external_key as key, ${fieldsOf(newsColumns)}
    from exhibition_news t where t.exhibition_id = any($1::int[]) order by t.published_on, t.number`,
};

const lock = {
  name: 'lock own exhibitions',
  text: 'select from exhibition where external_key = any($1) order by id for no key update',
};
const lockRemoved = {
  name: 'lock removed exhibitions',
  text: 'select from exhibition where id = any($1::int[]) order by id for update',
};

/** Locks the exhibitions with these keys until the end of the transaction. */
export async function lockExhibitions(db: Transaction, keys: readonly string[]): Promise<void> {
  await db.rows(lock, [keys]);
}

/** The same; it also holds back registrations for these exhibitions. */
export async function lockRemovedExhibitions(db: Transaction, ids: readonly number[]): Promise<void> {
  await db.rows(lockRemoved, [ids]);
}

type Part = { readonly exhibitionId: number; readonly key: string; readonly id?: number };

/** The imported exhibitions with these keys; all of them without keys. */
export async function readExhibitions(
  db: Transaction,
  keys?: readonly string[],
): Promise<StoredExhibition[]> {
  const exhibitions = await db.rows<{ id: number; key: string }>(selectExhibitions, [keys ?? null]);
  const ids = exhibitions.map(({ id }) => id);
  const halls = partsOf(await db.rows<Part>(selectHalls, [ids]), hallColumns);
  const exhibitors = partsOf(await db.rows<Part>(selectExhibitors, [ids]), exhibitorColumns);
  const sessions = partsOf(await db.rows<Part>(selectSessions, [ids]), sessionColumns);
  const news = partsOf(await db.rows<Part>(selectNews, [ids]), newsColumns);
  return exhibitions.map((row) => ({
    id: row.id,
    key: row.key,
    values: readValues(exhibitionColumns, row),
    halls: halls.get(row.id) ?? new Map(),
    exhibitors: exhibitors.get(row.id) ?? new Map(),
    sessions: sessions.get(row.id) ?? new Map(),
    news: news.get(row.id) ?? new Map(),
  }));
}

/** The rows as values, by exhibition and key. */
function partsOf<Table extends Columns>(rows: readonly Part[], columns: Table) {
  const parts = new Map<number, Map<string, Stored<ReturnType<typeof readValues<Table>>>>>();
  for (const row of rows) {
    const known = parts.get(row.exhibitionId) ?? new Map();
    parts.set(row.exhibitionId, known.set(row.key, { id: row.id ?? 0, values: readValues(columns, row) }));
  }
  return parts;
}
