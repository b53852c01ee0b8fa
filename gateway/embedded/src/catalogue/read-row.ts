import { columns, headingOf, isAboutSupplier, type RowValues } from './columns.ts';
import type { Problem, SourceRow } from './problem.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A readable row: its values for a product and for its supplier. Omitted values are missing. */
export type GivenRow = {
  readonly line: number;
  readonly key: string;
  readonly removed: boolean;
  readonly product: Partial<RowValues['product']>;
  /** All variants of the product; undefined: the file has no columns for them. */
  readonly variants: readonly GivenVariant[] | undefined;
  readonly supplierKey: string | undefined;
  readonly supplier: Partial<RowValues['supplier']>;
};

export type GivenVariant = { readonly line: number; readonly values: Partial<RowValues['variant']> };

/** The problems of a header: unknown columns, repeated columns, no key. */
export function checkColumns(names: readonly string[], line: number): Problem[] {
  const unknown = names.filter((name) => headingOf(name) === undefined);
  const repeated = names.filter((name, place) => names.indexOf(name) !== place);
  return [
    ...(names.includes('key')
      ? []
      : [
          {
            line,
            column: 'key',
            message: 'missing column. It identifies the product of each row',
          },
        ]),
    ...unknown.map((name) => unknownColumn(name, line)),
    ...[...new Set(repeated)].map((column) => ({ line, column, message: 'duplicate column' })),
  ];
}

// "Supplier Name" probably means supplier.name.
function unknownColumn(name: string, line: number): Problem {
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
  const near = columns.find((column) => plain(column.name) === plain(name));
  const hint = near
    ? `. Did you mean ${near.name}?`
    : '. To list all columns, run: embedded export --template';
  return { line, column: name || '(no name)', message: `unknown column${hint}` };
}

export type RowReader = (row: SourceRow) => GivenRow | readonly Problem[];

/** Reads rows by the rules of their columns. An empty cell means the documented default; for a supplier it changes nothing. */
export function openRowReader(vocabulary: Vocabulary): RowReader {
  const rules = new Map(columns.map((column) => [column.name, column.rule(vocabulary)]));
  type Given = Partial<Record<keyof RowValues, Record<string, unknown>>>;
  const readCells = ({ line, cells }: Omit<SourceRow, 'variants'>): { given: Given; problems: Problem[] } => {
    const problems: Problem[] = [];
    const given: Given = {};
    for (const [name, cell] of Object.entries(cells)) {
      const heading = headingOf(name);
      if (!heading) {
        problems.push(unknownColumn(name, line));
        continue;
      }
      const { column, language } = heading;
      if (isAboutSupplier(column) && cell.trim() === '') continue;
      const read = rules.get(column.name)?.safeParse(cell);
      for (const { message } of read?.error?.issues ?? []) problems.push({ line, column: name, message });
      const group = (given[column.group] ??= {});
      group[column.field] = column.languages
        ? { ...(group[column.field] as object | undefined), [language]: read?.data }
        : read?.data;
    }
    return { given, problems };
  };
  return ({ line, cells, variants }) => {
    const isRemoved = rules.get('removed')?.safeParse(cells['removed'] ?? '').data === true;
    const { given, problems } = readCells({ line, cells: isRemoved ? { key: cells['key'] ?? '' } : cells });
    const read = isRemoved ? undefined : variants?.map((one) => ({ line: one.line, ...readCells(one) }));
    problems.push(...(read ?? []).flatMap((one) => one.problems));
    if (cells['key'] === undefined) problems.push({ line, column: 'key', message: 'missing' });
    if (problems.length > 0) return problems;
    const { key, supplierKey } = (given.row ?? {}) as Partial<RowValues['row']>;
    // Each value comes from the rule of its own column.
    return {
      line,
      key: key ?? '',
      removed: isRemoved,
      product: (given.product ?? {}) as GivenRow['product'],
      variants: read?.map((one) => ({
        line: one.line,
        values: (one.given.variant ?? {}) as GivenVariant['values'],
      })),
      supplierKey,
      supplier: (given.supplier ?? {}) as GivenRow['supplier'],
    };
  };
}
