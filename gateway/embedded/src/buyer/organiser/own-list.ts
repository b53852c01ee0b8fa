// What the lists of an organiser's page have in common.
import { z } from 'zod';
import { audit } from '../../accounts/audit.ts';
import { toSpreadsheet } from '../../catalogue/spreadsheet.ts';
import type { Transaction } from '../../db/database.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { idText, toId } from '../../wire/form.ts';
import { keysetStatements, listRange, type ListStatements, patternsOf, readRange } from '../../db/keyset.ts';
import { organiserOf } from '../staff/staff.ts';

export const ofExhibition = z.object({ exhibitionId: idText });

export const listQuery = ofExhibition.extend(listRange);
type ListQuery = z.output<typeof listQuery>;
/** A parameter of a condition; null: the condition holds for all rows. */
type Filter = string | boolean | null;

type List = Omit<Parameters<typeof keysetStatements>[0], 'parameters'> & { readonly filters: number };

/** Statements of a list. The parameters of its rows: exhibition, organiser, patterns of the words, filters. */
export const listStatements = ({ filters, ...list }: List): ListStatements =>
  keysetStatements({ ...list, parameters: 3 + filters });

/** Reads a page: the number of all rows, the page's place among them, and its rows, the newest first. */
export const readPage = <Row>(
  db: Transaction,
  statements: ListStatements,
  query: ListQuery,
  organiserId: number,
  filters: readonly Filter[],
): ReturnType<typeof readRange<Row>> =>
  readRange<Row>(db, statements, query, [
    toId(query.exhibitionId) ?? 0,
    organiserId,
    patternsOf(query.keyword),
    ...filters,
  ]);

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
