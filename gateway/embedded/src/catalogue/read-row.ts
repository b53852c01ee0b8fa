import { columns, headingOf } from './columns.ts';
import type { Problem, SourceRow } from './problem.ts';
import type { Rules } from './rules.ts';
import type { GivenRow, ProductValues, SupplierValues } from './values.ts';

/** What is wrong with a header: columns that are none, columns twice, no key. */
export function checkColumns(names: readonly string[], line: number): Problem[] {
  const unknown = names.filter((name) => headingOf(name) === undefined);
  const twice = names.filter((name, place) => names.indexOf(name) !== place);
  return [
    ...(names.includes('key')
      ? []
      : [
          {
            line,
            column: 'key',
            message: 'the column is missing; without it nobody can tell which product a row is about',
          },
        ]),
    ...unknown.map((column) => ({
      line,
      column: column || '(no name)',
      message: `there is no such column${hintFor(column)}`,
    })),
    ...[...new Set(twice)].map((column) => ({ line, column, message: 'the column is there twice' })),
  ];
}

// "Supplier Name" is meant for supplier.name, more likely than not.
function hintFor(name: string): string {
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
  const near = columns.find((column) => plain(column.name) === plain(name));
  return near ? `; ${near.name} is meant, perhaps` : '. embedded export --template shows them all';
}

/** Reads a row's cells by the rules. A cell of `supplier.…` that is empty says nothing; any other empty cell means what the documentation says. */
export function readRow({ line, cells }: SourceRow, rules: Rules): GivenRow | readonly Problem[] {
  const removed = rules.removed.safeParse(cells['removed'] ?? '').data === true;
  const problems: Problem[] = [];
  const product: Record<string, unknown> = {};
  const supplier: Record<string, unknown> = {};
  let [key, supplierKey] = ['', undefined as string | undefined];
  for (const [column, cell] of Object.entries(cells)) {
    if (removed && column !== 'key') continue;
    const heading = headingOf(column);
    if (!heading) {
      problems.push(...checkColumns(['key', column], line));
      continue;
    }
    const { name, language } = heading;
    const ofSupplier = name.startsWith('supplier.');
    if (ofSupplier && cell.trim() === '') continue;
    const read = rules[name].safeParse(cell);
    if (!read.success) problems.push(...read.error.issues.map(({ message }) => ({ line, column, message })));
    else if (name === 'removed') continue;
    else if (name === 'key') key = read.data as string;
    else if (name === 'supplier.key') supplierKey = read.data as string;
    else
      put(
        ofSupplier ? supplier : product,
        ofSupplier ? name.slice('supplier.'.length) : name,
        heading.column.languages ? language : undefined,
        read.data,
      );
  }
  if (cells['key'] === undefined) problems.push({ line, column: 'key', message: 'is missing' });
  if (problems.length > 0) return problems;
  // Their names are those of the columns, and each rule gives what the type says.
  return {
    line,
    key,
    removed,
    product: product as Partial<ProductValues>,
    supplierKey,
    supplier: supplier as Partial<SupplierValues>,
  };
}

function put(
  target: Record<string, unknown>,
  name: string,
  language: string | undefined,
  value: unknown,
): void {
  if (language === undefined) target[name] = value;
  else target[name] = { ...(target[name] as object | undefined), [language]: value };
}
