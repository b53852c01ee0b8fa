import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../db/database.ts';
import { insert, upsert } from '../db/insert.ts';
import { columns } from './columns.ts';
import { nextIds } from './ids.ts';
import type { Problem } from './problem.ts';
import { type StoredSupplier, suppliersByKey } from './stored.ts';
import type { GivenRow, SupplierValues } from './values.ts';

/** A supplier that a file speaks of. */
export type Firm = {
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
  /** Where the file said what. */
  readonly said: Map<string, number>;
  changed: boolean;
};

/** The suppliers of a file: they are few against the products, and all are remembered until its end. */
export type Firms = {
  /** Reads those of the rows that are not known yet. */
  load(keys: readonly string[]): Promise<void>;
  /** Takes what a row says of its supplier; what is wrong with that. */
  take(row: GivenRow): readonly Problem[];
  of(key: string): Firm;
  /** Writes those that have changed. Resolves to the ids of those whose products show it: by name or country. */
  write(stamp: string): Promise<number[]>;
  /** Whether any has come or changed so far. */
  changed(): boolean;
};

const required = columns.flatMap((column) =>
  'required' in column && column.name.startsWith('supplier.') && column.name !== 'supplier.key'
    ? [column.name.slice('supplier.'.length)]
    : [],
);

export function openFirms(db: Transaction): Firms {
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
          said: new Map(),
          changed: false,
        });
      }
    },
    take(row) {
      const firm = known.get(row.supplierKey ?? '');
      if (!firm) throw new Error(`the supplier ${row.supplierKey} has not been loaded`);
      const contradictions = contradictionsOf(row, firm);
      if (contradictions.length > 0) return contradictions;
      const values = merged(firm.values, row.supplier);
      const lacking = required.filter((name) => values[name as keyof SupplierValues] === undefined);
      if (lacking.length > 0)
        return lacking.map((name) => ({
          line: row.line,
          column: `supplier.${name}`,
          message: `is missing; the supplier ${firm.key} is new and needs it in its first row`,
        }));
      for (const name of Object.keys(row.supplier)) if (!firm.said.has(name)) firm.said.set(name, row.line);
      if (!isDeepStrictEqual(values, firm.values)) [firm.values, firm.changed] = [values, true];
      return [];
    },
    of(key) {
      const firm = known.get(key);
      if (!firm) throw new Error(`the supplier ${key} has not been loaded`);
      return { id: firm.id, key, verified: firm.stored?.verified ?? false, values: complete(firm.values) };
    },
    async write(stamp) {
      const changed = [...known.values()].filter((firm) => firm.changed);
      const fresh = changed.filter((firm) => firm.id === 0);
      const ids = await nextIds(db, fresh.length);
      fresh.forEach((firm, place) => {
        firm.id = ids[place] ?? 0;
      });
      await writeFirms(db, changed, stamp);
      for (const firm of changed) firm.changed = false;
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

function contradictionsOf(row: GivenRow, firm: Known): Problem[] {
  return Object.entries(row.supplier).flatMap(([name, value]) => {
    const line = firm.said.get(name);
    const before = firm.values[name as keyof SupplierValues];
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
        message: `line ${line} says otherwise of the supplier ${firm.key}`,
      },
    ];
  });
}

// A description in a further language contradicts nobody.
function overwrites(before: unknown, given: unknown): boolean {
  const known = (before ?? {}) as Record<string, string>;
  return Object.entries(given as Record<string, string>).some(
    ([language, text]) => known[language] !== undefined && known[language] !== text,
  );
}

function merged(values: Partial<SupplierValues>, given: Partial<SupplierValues>): Partial<SupplierValues> {
  return {
    ...values,
    ...given,
    ...(given.description && { description: { ...values.description, ...given.description } }),
  };
}

// `take` let nothing pass that lacks what is required.
function complete(values: Partial<SupplierValues>): SupplierValues {
  return {
    description: {},
    factory_area: null,
    export_markets: [],
    certificates: [],
    shipment_terms: [],
    payment_terms: [],
    samples: [],
    languages: [],
    time_zone: '',
    ...values,
  } as SupplierValues;
}

async function writeFirms(db: Transaction, firms: readonly Known[], stamp: string): Promise<void> {
  if (firms.length === 0) return;
  const all = firms.map((firm) => ({ id: firm.id, key: firm.key, values: complete(firm.values) }));
  await upsert(
    db,
    'supplier',
    all.map(({ id, key, values }) => ({
      id,
      externalKey: key,
      name: values.name,
      // Which industry it is in follows from its products, once those are there.
      category1Id: 0,
      countryId: values.country,
      city: values.city,
      port: '',
      businessType: values.business_type,
      paragraphs: [],
      foundedYear: values.founded_year,
      joinedOn: stamp.slice(0, 10),
      staff: values.employees,
      factoryAreaSquareMetres: values.factory_area,
      exportPercent: 0,
      markets: [...values.export_markets],
      // Nobody has measured it.
      answerPercent: null,
      answerHours: null,
      rating: 0,
      reviewCount: 0,
      verified: false,
      introduction: values.description,
      shipmentTerms: [...values.shipment_terms],
      paymentTerms: [...values.payment_terms],
      samples: [...values.samples],
      languages: [...values.languages],
      timeZone: values.time_zone,
    })),
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
