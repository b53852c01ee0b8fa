import type { Problem } from '../catalogue/problem.ts';
import type { Transaction } from '../db/database.ts';
import type { ExhibitionRow } from './read-row.ts';
import type { StoredExhibition } from './stored-exhibition.ts';

/** The ids of what rows name and other tables hold. */
export type Named = {
  /** Imported suppliers by key. */
  readonly suppliers: ReadonlyMap<string, number>;
  /** Organisers by email in small letters. */
  readonly organisers: ReadonlyMap<string, number>;
};

type Row = { key: string; id: number };

const selectSuppliers = 'select external_key as key, id from supplier where external_key = any($1::text[])';
const selectOrganisers = 'select lower(email) as key, id from organiser where lower(email) = any($1::text[])';

/** @param stored the exhibitions of the rows: a row that changes something else keeps what it names. */
export async function readNamed(
  db: Transaction,
  rows: readonly ExhibitionRow[],
  stored: readonly StoredExhibition[],
): Promise<Named> {
  const known = stored.flatMap(({ values, exhibitors }) => [
    values,
    ...[...exhibitors.values()].map((one) => one.values),
  ]);
  const read = async (text: string, column: string) => {
    const all: readonly Readonly<Record<string, unknown>>[] = [...rows.map(({ values }) => values), ...known];
    const names = [...new Set(all.flatMap((values) => values[column] ?? []))];
    const found = await db.rows<Row>({ text }, [names]);
    return new Map(found.map(({ key, id }) => [key, id]));
  };
  return {
    suppliers: await read(selectSuppliers, 'supplier'),
    organisers: await read(selectOrganisers, 'organiser'),
  };
}

/** A problem for each supplier and organiser that a row names and that does not exist. */
export function unknownNames({ line, values }: ExhibitionRow, { suppliers, organisers }: Named): Problem[] {
  const unknown = (column: string, known: ReadonlyMap<string, number>, message: (name: string) => string) => {
    const name = values[column];
    return typeof name !== 'string' || known.has(name) ? [] : [{ line, column, message: message(name) }];
  };
  return [
    ...unknown('supplier', suppliers, (key) => `no imported supplier has the key "${key}"`),
    ...unknown(
      'organiser',
      organisers,
      (email) => `no organiser has the email "${email}". Run: embedded account add ${email} --role organiser`,
    ),
  ];
}
