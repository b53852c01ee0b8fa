// What the lists of an organiser's page have in common.
import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { z } from 'zod';
import { audit } from '../../accounts/audit.ts';
import { toSpreadsheet } from '../../catalogue/spreadsheet.ts';
import type { Transaction } from '../../db/database.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { idText, toId } from '../../wire/form.ts';
import { organiserOf } from './sessions.ts';

const pageAtMost = 100;
const offsetAtMost = 1_000_000;

export const ofExhibition = z.object({ exhibitionId: idText });

/**
 * A page of a list, the newest first, with search words. It begins at an offset, or after the row `afterId`, or ends before the
 * row `beforeId` ('0': at the end of the list): then rows that come meanwhile are neither missed nor repeated.
 */
export const listQuery = ofExhibition.extend({
  keyword: z.string().max(keywordMaxCharacters).default(''),
  offset: z.int().min(0).max(offsetAtMost).default(0),
  afterId: idText.optional(),
  beforeId: idText.optional(),
  pageSize: z.int().min(0).max(pageAtMost).default(24),
});

/** LIKE patterns of the words. */
export const patternsOf = (keyword: string): string[] =>
  keyword
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

type ListQuery = z.output<typeof listQuery>;
/** A parameter of a condition; null: the condition holds for all rows. */
type Filter = string | boolean | null;
type Statement = { readonly name: string; readonly text: string };

type List = {
  readonly name: string;
  readonly columns: string;
  /** Tables and conditions, after `from`. Parameters: exhibition, organiser, patterns of the words, filters. */
  readonly rows: string;
  readonly id: string;
  readonly filters: number;
};

/** Statements of a list. Each takes the parameters of its rows, then an id; pages a number of rows and an offset, too. */
export type ListStatements = Readonly<Record<'count' | 'after' | 'before', Statement>>;

export function listStatements({ name, columns, rows, id, filters }: List): ListStatements {
  const [key, size, offset] = [1, 2, 3].map((place) => `$${3 + filters + place}`);
  const page = (condition: string, order: string) =>
    `select ${columns} from ${rows} and (${key}::bigint is null or ${id} ${condition} ${key}) order by ${id} ${order} limit ${size} offset ${offset}`;
  return {
    count: {
      name: `count ${name}`,
      text: `select count(*)::int as count, (count(*) filter (where ${id} > ${key}::bigint))::int as newer from ${rows}`,
    },
    after: { name: `${name} after`, text: page('<', 'desc') },
    before: { name: `${name} before`, text: page('>', 'asc') },
  };
}

/** Reads a page: the number of all rows, the page's place among them, and its rows, the newest first. */
export async function readPage<Row>(
  db: Transaction,
  { count, after, before }: ListStatements,
  { exhibitionId, keyword, offset, afterId, beforeId, pageSize }: ListQuery,
  organiserId: number,
  filters: readonly Filter[],
): Promise<{ total: number; offset: number; rows: Row[] }> {
  const wanted = [toId(exhibitionId) ?? 0, organiserId, patternsOf(keyword), ...filters];
  const [afterKey, beforeKey] = [afterId, beforeId].map((text) => text && (toId(text) ?? 0));
  if (beforeKey !== undefined) {
    const [[found], rows] = await Promise.all([
      db.rows<Counted>(count, [...wanted, beforeKey]),
      db.rows<Row>(before, [...wanted, beforeKey, pageSize, 0]),
    ]);
    const { count: total, newer } = found ?? nothing;
    return { total, offset: Math.max(0, newer - rows.length), rows: rows.toReversed() };
  }
  const [[found], rows] = await Promise.all([
    db.rows<Counted>(count, [...wanted, afterKey === undefined ? null : Number(afterKey) - 1]),
    db.rows<Row>(after, [...wanted, afterKey ?? null, pageSize, afterKey === undefined ? offset : 0]),
  ]);
  const { count: total, newer } = found ?? nothing;
  return { total, offset: afterKey === undefined ? offset : newer, rows };
}

type Counted = { readonly count: number; readonly newer: number };
const nothing: Counted = { count: 0, newer: 0 };

/** Whether an exhibition, $1, is of the organiser $2. */
export const owned = {
  name: 'exhibition of organiser',
  text: 'select id from exhibition where id = $1 and organiser_id = $2',
};

/** The id of an exhibition. Throws ErrorAnswer 404 if it is not the organiser's. */
export async function ownExhibition(
  db: Transaction,
  exhibitionId: string,
  organiserId: number,
): Promise<number> {
  const [own] = await db.rows<{ id: number }>(owned, [toId(exhibitionId) ?? 0, organiserId]);
  if (!own) throw new ErrorAnswer(failureCodes.notFound, 'the organiser has no such exhibition');
  return own.id;
}

type Export = {
  readonly exhibitionId: string;
  readonly organiserId: number;
  readonly list: 'registrations' | 'stand-requests' | 'prize-claims';
  /** The head of the columns. */
  readonly head: readonly string[];
  /** All rows of the exhibition. */
  read(exhibitionId: number): Promise<readonly (readonly string[])[]>;
};

/**
 * All rows of a list as CSV, for a spreadsheet. The audit log names who took them. Throws ErrorAnswer 404 if the
 * exhibition is not the organiser's.
 */
export async function exportList(
  db: Transaction,
  { exhibitionId, organiserId, list, head, read }: Export,
): Promise<{ csv: string }> {
  const rows = await read(await ownExhibition(db, exhibitionId, organiserId));
  await audit(db, {
    actor: (await organiserOf(db, organiserId)).email,
    action: `${list}-exported`,
    subject: exhibitionId,
    detail: `${rows.length} ${list.replace('-', ' ')}`,
  });
  return { csv: toSpreadsheet(head, rows) };
}
