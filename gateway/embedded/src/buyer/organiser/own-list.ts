// What the lists of an organiser's page have in common.
import { keywordMaxCharacters } from '@fairgate/schema/limits';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { audit } from '../../accounts/audit.ts';
import { withGuard } from '../../catalogue/formula-guard.ts';
import type { Transaction } from '../../db/database.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { idText, toId } from '../../wire/form.ts';
import { organiserOf } from './sessions.ts';

const pageAtMost = 100;
const offsetAtMost = 1_000_000;

export const ofExhibition = z.object({ exhibitionId: idText });

/** A page of a list, with search words. */
export const listQuery = ofExhibition.extend({
  keyword: z.string().max(keywordMaxCharacters).default(''),
  offset: z.int().min(0).max(offsetAtMost).default(0),
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

/**
 * Reads a page. Parameters of both statements: exhibition, organiser, patterns of the words, filters; `page` has the
 * number of rows and the offset after them.
 */
export async function readPage<Row>(
  db: Transaction,
  { count, page }: { readonly count: Statement; readonly page: Statement },
  { exhibitionId, keyword, offset, pageSize }: ListQuery,
  organiserId: number,
  filters: readonly Filter[],
): Promise<{ total: number; rows: Row[] }> {
  const wanted = [toId(exhibitionId) ?? 0, organiserId, patternsOf(keyword), ...filters];
  const [[total], rows] = await Promise.all([
    db.rows<{ count: number }>(count, wanted),
    db.rows<Row>(page, [...wanted, pageSize, offset]),
  ]);
  return { total: total?.count ?? 0, rows };
}

const owned = {
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
  // Without the byte order mark Excel assumes the country's legacy encoding.
  const csv = stringify([head, ...rows.map((row) => row.map(withGuard))], { record_delimiter: 'windows' });
  return { csv: `\uFEFF${csv}` };
}
