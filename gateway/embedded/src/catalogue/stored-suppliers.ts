import type { Transaction } from '../db/database.ts';
import { snakeCase } from '../db/insert.ts';
import { readValues } from './columns/column.ts';
import { supplierColumns, type SupplierValues } from './columns/supplier-columns.ts';

/** An imported supplier as the database stores it. */
export type StoredSupplier = {
  readonly id: number;
  readonly key: string;
  readonly verified: boolean;
  readonly values: SupplierValues;
};

const fields = Object.values(supplierColumns)
  .flatMap(({ stored }) => stored.fields)
  .map((name) => `s.${snakeCase(name)} as "${name}"`);

const select = {
  name: 'own suppliers',
  text: `
    select s.id, s.external_key as key, s.verified, ${fields.join(', ')},
      (select json_agg(json_build_object('code', c.code, 'number', c.number) order by c.code collate "C") from certificate c where c.supplier_id = s.id and c.firm) as certificates
    from supplier s where s.external_key = any($1)`,
};

/** The imported suppliers with these keys. */
export async function suppliersByKey(db: Transaction, keys: readonly string[]): Promise<StoredSupplier[]> {
  const rows = await db.rows<Omit<StoredSupplier, 'values'>>(select, [keys]);
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    verified: row.verified,
    values: readValues(supplierColumns, row),
  }));
}
