// Lists whose newest rows come first: a page begins at an offset, or at a row.
import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { z } from 'zod';
import { idText } from '../wire/form.ts';
import type { Statement, Transaction } from './database.ts';

const pageAtMost = 100;
const offsetAtMost = 1_000_000;

/**
 * A page of a list. It begins at an offset, or after the row `afterId`, or ends before the row `beforeId` ('0': at the end of
 * the list): then rows that come meanwhile are neither missed nor repeated.
 */
export const pageRange = {
  offset: z.int().min(0).max(offsetAtMost).default(0),
  afterId: idText.optional(),
  beforeId: idText.optional(),
  pageSize: z.int().min(0).max(pageAtMost).default(24),
};
type PageRange = z.output<z.ZodObject<typeof pageRange>>;

/** A page of a list that is searched by words. */
export const listRange = { keyword: z.string().max(keywordMaxCharacters).default(''), ...pageRange };

/** LIKE patterns of the words. */
export const patternsOf = (keyword: string): string[] =>
  keyword
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

type List = {
  readonly name: string;
  readonly columns: string;
  /** Tables and conditions, after `from`. */
  readonly rows: string;
  readonly id: string;
  /** How many parameters its rows have. */
  readonly parameters: number;
};

/** Statements of a list. Each takes the parameters of its rows, then an id; pages a number of rows and an offset, too. */
export type ListStatements = Readonly<Record<'count' | 'after' | 'before', Statement>>;

export function keysetStatements({ name, columns, rows, id, parameters }: List): ListStatements {
  const [key, size, offset] = [1, 2, 3].map((place) => `$${parameters + place}`);
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
export async function readRange<Row>(
  db: Transaction,
  { count, after, before }: ListStatements,
  { offset, afterId, beforeId, pageSize }: PageRange,
  wanted: readonly unknown[],
): Promise<{ total: number; offset: number; rows: Row[] }> {
  const [afterKey, beforeKey] = [afterId, beforeId].map((text) => text && toKey(text));
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

/** The largest exact number: an id, or a time with a place (buyer/account/disclosures). */
const toKey = (text: string): number => {
  const key = /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(key) ? key : 0;
};

type Counted = { readonly count: number; readonly newer: number };
const nothing: Counted = { count: 0, newer: 0 };
