import type { LanguageCode } from '@fairgate/schema/locales';
import type { z } from 'zod';
import type { Vocabulary } from '../vocabulary.ts';

/** A value in each language that the file gives. */
export type InLanguages<Value> = Readonly<Partial<Record<LanguageCode, Value>>>;
export type Texts = InLanguages<string>;

/** A column of a file and its documentation. */
export type CellColumn<Value = unknown, CellValue = Value> = {
  /** The content with unit and limits, for docs/import.md. */
  readonly about: string;
  readonly example: string;
  /**
   * The default for a new product or supplier, and its description in the documentation. A column without a default is
   * required.
   */
  readonly missing?: { readonly value: Value; readonly means: string };
  /** One column per language: `name`, `name.ar`. A cell then has the value in one language. */
  readonly languages?: true;
  /** In a list of pairs, the separator of the two sides. */
  readonly pairSign?: '=' | ':';
  /** A cell names pictures: see find-pictures.ts. */
  readonly pictures?: true;
  /** Cell → value. Its error messages follow "line 7, column prices: ". */
  rule(vocabulary: Vocabulary): z.ZodType<CellValue, string>;
  /** Value → cell. */
  format(value: CellValue, vocabulary: Vocabulary): string;
};

/** How the database stores a value. */
export type Stored<Value> = {
  /** The table columns that `read` needs, by schema name. */
  readonly fields: readonly string[];
  read(row: object): Value;
  /** The values for an insert into the table. A value with a table of its own gives none. */
  write(value: Value, id: number): object;
};

/** A column with a stored value. */
export type Column<Value = unknown, CellValue = Value> = CellColumn<Value, CellValue> & {
  readonly stored: Stored<Value>;
};

/** Builders for the columns of one table: `Row` is a row of it. */
export const storedIn = <Row extends object>() => ({
  /** Stored in one column of the table. */
  field: <Name extends keyof Row & string>(name: Name): Stored<Row[Name]> => ({
    fields: [name],
    read: (row: Pick<Row, Name>) => row[name],
    write: (value) => ({ [name]: value }),
  }),
  /** Stored in several columns of the table, or in another form. */
  fields: <Name extends keyof Row & string, Value>(
    names: readonly Name[],
    read: (row: Pick<Row, Name>) => Value,
    write: (value: Value, id: number) => Partial<Row>,
  ): Stored<Value> => ({ fields: names, read, write }),
});

/** Infers the value type of a column. */
export const column = <Value, CellValue = Value>(one: Column<Value, CellValue>): Column<Value, CellValue> =>
  one;

/** Columns by name. */
export type Columns = Readonly<Record<string, Column>>;
export type ValuesOf<Table extends Columns> = {
  readonly [Name in keyof Table]: ReturnType<Table[Name]['stored']['read']>;
};

export function readValues<Table extends Columns>(columns: Table, row: object): ValuesOf<Table> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, { stored }]) => [name, stored.read(row)]),
  ) as ValuesOf<Table>;
}

/** The part of a table row that has the values. */
export function writeValues<Table extends Columns>(
  columns: Table,
  values: ValuesOf<Table>,
  id: number,
): object {
  return Object.assign(
    {},
    ...Object.entries(columns).map(([name, { stored }]) => stored.write(values[name], id)),
  ) as object;
}

/** The names of the columns that a new product or supplier needs. */
export function requiredNames<Table extends Columns>(columns: Table): (keyof Table & string)[] {
  return Object.entries(columns).flatMap(([name, { missing }]) => (missing ? [] : [name]));
}

/** The defaults of the optional columns. */
export function defaultsOf<Table extends Columns>(columns: Table): Partial<ValuesOf<Table>> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, { missing }]) => (missing ? [[name, missing.value]] : [])),
  ) as Partial<ValuesOf<Table>>;
}

/** The stored value, changed by the value of a row; languages that the row omits keep their text. */
export function mergeValues<Table extends Columns>(
  columns: Table,
  known: Partial<ValuesOf<Table>>,
  given: Partial<ValuesOf<Table>>,
): Partial<ValuesOf<Table>> {
  const merged: Partial<Record<string, unknown>> = { ...known, ...given };
  for (const name of Object.keys(given))
    if (columns[name]?.languages)
      merged[name] = withoutEmpty({ ...(known[name] as object), ...(given[name] as object) });
  return merged as Partial<ValuesOf<Table>>;
}

function withoutEmpty(texts: InLanguages<string | readonly unknown[]>): object {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.length > 0));
}
/** The fallback for languages without a value: the English one, or else the first. */
export function inMainLanguage<Value>(values: Readonly<Partial<Record<string, Value>>>, none: Value): Value {
  return values['en'] ?? Object.values(values).find((value) => value !== undefined) ?? none;
}
