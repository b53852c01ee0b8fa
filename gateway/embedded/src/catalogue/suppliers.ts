import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../db/database.ts';
import type { RowOf } from '../db/demo/rows.ts';
import { insert, upsert } from '../db/insert.ts';
import { defaultsOf, mergeValues, requiredNames, writeValues } from './columns/column.ts';
import { supplierColumns, type SupplierValues } from './columns/supplier-columns.ts';
import { nextIds } from './ids.ts';
import type { Problem } from './problem.ts';
import type { GivenRow } from './read-row.ts';
import { type StoredSupplier, suppliersByKey } from './stored-suppliers.ts';

/** A supplier in a file. */
export type CatalogueSupplier = {
  readonly id: number;
  readonly key: string;
  readonly verified: boolean;
  readonly values: SupplierValues;
};

type Known = {
  readonly key: string;
  readonly stored: StoredSupplier | undefined;
  id: number;
  values: Partial<SupplierValues>;
  /** The line of each value. */
  readonly lines: Map<string, number>;
  changed: boolean;
};

/** The suppliers of a file. They are few compared with the products, so all stay in memory. */
export type CatalogueSuppliers = {
  /** Loads the suppliers of the rows that are not loaded yet. */
  load(keys: readonly string[]): Promise<void>;
  /** Takes the supplier values of a row. Returns their problems. */
  take(row: GivenRow): readonly Problem[];
  of(key: string): CatalogueSupplier;
  /** Writes the changed suppliers. Resolves to the ids of those whose products show the change: name or country. */
  write(stamp: string): Promise<number[]>;
  /** Whether any supplier is new or changed so far. */
  changed(): boolean;
};

const required = requiredNames(supplierColumns);

export function openSuppliers(db: Transaction): CatalogueSuppliers {
  const known = new Map<string, Known>();
  let written = false;
  return {
    async load(keys) {
      const unknown = [...new Set(keys)].filter((key) => !known.has(key));
      if (unknown.length === 0) return;
      const stored = new Map((await suppliersByKey(db, unknown)).map((supplier) => [supplier.key, supplier]));
      for (const key of unknown) {
        const one = stored.get(key);
        known.set(key, {
          key,
          stored: one,
          id: one?.id ?? 0,
          values: one?.values ?? {},
          lines: new Map(),
          changed: false,
        });
      }
    },
    take(row) {
      const supplier = known.get(row.supplierKey ?? '');
      if (!supplier) throw new Error(`the supplier ${row.supplierKey} has not been loaded`);
      const contradictions = contradictionsOf(row, supplier);
      if (contradictions.length > 0) return contradictions;
      const values = mergeValues(supplierColumns, supplier.values, row.supplier);
      const lacking = required.filter((name) => values[name] === undefined);
      if (lacking.length > 0)
        return lacking.map((name) => ({
          line: row.line,
          column: `supplier.${name}`,
          message: `missing. The first row of the new supplier ${supplier.key} requires it`,
        }));
      for (const name of Object.keys(row.supplier))
        if (!supplier.lines.has(name)) supplier.lines.set(name, row.line);
      if (!isDeepStrictEqual(values, supplier.values)) [supplier.values, supplier.changed] = [values, true];
      return [];
    },
    of(key) {
      const supplier = known.get(key);
      if (!supplier) throw new Error(`the supplier ${key} has not been loaded`);
      return {
        id: supplier.id,
        key,
        verified: supplier.stored?.verified ?? false,
        values: complete(supplier.values),
      };
    },
    async write(stamp) {
      const changed = [...known.values()].filter((supplier) => supplier.changed);
      const fresh = changed.filter((supplier) => supplier.id === 0);
      const ids = await nextIds(db, fresh.length);
      fresh.forEach((supplier, place) => {
        supplier.id = ids[place] ?? 0;
      });
      await writeSuppliers(db, changed, stamp);
      for (const supplier of changed) supplier.changed = false;
      written ||= changed.length > 0;
      return changed
        .filter(
          ({ stored, values }) =>
            stored && (stored.values.name !== values.name || stored.values.country !== values.country),
        )
        .map(({ id }) => id);
    },
    changed: () => written,
  };
}

function contradictionsOf(row: GivenRow, supplier: Known): Problem[] {
  return Object.entries(row.supplier).flatMap(([name, value]) => {
    const line = supplier.lines.get(name);
    const before = supplier.values[name as keyof SupplierValues];
    const after = name === 'description' ? { ...(before as object), ...(value as object) } : value;
    if (
      line === undefined ||
      isDeepStrictEqual(after, before) ||
      (name === 'description' && !overwrites(before, value))
    )
      return [];
    return [
      {
        line: row.line,
        column: `supplier.${name}`,
        message: `line ${line} has another value for the supplier ${supplier.key}`,
      },
    ];
  });
}

// A description in another language is no contradiction.
function overwrites(before: unknown, given: unknown): boolean {
  const known = (before ?? {}) as Record<string, string>;
  return Object.entries(given as Record<string, string>).some(
    ([language, text]) => known[language] !== undefined && known[language] !== text,
  );
}

// `take` rejects a supplier without a required value.
function complete(values: Partial<SupplierValues>): SupplierValues {
  return { ...defaultsOf(supplierColumns), ...values } as SupplierValues;
}

async function writeSuppliers(db: Transaction, suppliers: readonly Known[], stamp: string): Promise<void> {
  if (suppliers.length === 0) return;
  const all = suppliers.map((supplier) => ({
    id: supplier.id,
    key: supplier.key,
    values: complete(supplier.values),
  }));
  await upsert(
    db,
    'supplier',
    all.map(({ id, key, values }) => supplierRow(id, key, values, stamp)),
    // Values that the owner does not provide are not overwritten.
    [
      'category1_id',
      'port',
      'paragraphs',
      'joined_on',
      'export_percent',
      'answer_percent',
      'answer_hours',
      'rating',
      'review_count',
      'verified',
    ],
  );
  await db.rows({ text: 'delete from certificate where firm and supplier_id = any($1::int[])' }, [
    all.map(({ id }) => id),
  ]);
  await insert(
    db,
    'certificate',
    all.flatMap(({ id, values }) =>
      values.certificates.map(({ code, number }) => ({
        supplierId: id,
        code,
        firm: true,
        number,
        issuer: null,
        validTo: null,
      })),
    ),
  );
}

function supplierRow(id: number, key: string, values: SupplierValues, stamp: string): RowOf<'supplier'> {
  const row: Partial<RowOf<'supplier'>> = {
    ...writeValues(supplierColumns, values, id),
    id,
    externalKey: key,
    // Set from its products, once they are written.
    category1Id: 0,
    port: '',
    paragraphs: [],
    joinedOn: stamp.slice(0, 10),
    exportPercent: 0,
    // Not measured.
    answerPercent: null,
    answerHours: null,
    rating: 0,
    reviewCount: 0,
    verified: false,
  };
  return row as RowOf<'supplier'>;
}
