// The ids of demo suppliers: people follow a supplier by its id, so an id keeps its company (demo-suppliers.txt).
import { readFileSync } from 'node:fs';
import { readSource } from '@fairgate/embedded/db/demo/source';
import { makeSuppliers } from '@fairgate/embedded/db/demo/suppliers';
import { expect, it } from 'vitest';

const source = readSource();
const [count, today] = [250, '2026-11-21'];
const suppliers = makeSuppliers(source, count, today);
const known = readFileSync(new URL('demo-suppliers.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

it('every id has the product type and the name that it always had', () => {
  const lines = suppliers.map(({ row, types }) => `${row.id} ${types[0]?.key} ${row.name}`);
  expect(lines.slice(0, known.length)).toEqual(known);
});

it('a new product type adds suppliers and changes no other', () => {
  const [first] = source.types;
  if (!first) throw new Error('no types');
  const added = { ...first, key: 'new-type', position: 157 };
  const withNew = makeSuppliers({ ...source, types: [...source.types, added] }, count, today);
  expect(withNew.slice(0, suppliers.length)).toEqual(suppliers);
  expect(withNew.slice(suppliers.length).map(({ row, types }) => [row.id, types[0]?.key])).toEqual([
    [1_000_000 + 157 * 10_000, 'new-type'],
    [1_000_000 + 157 * 10_000 + 1, 'new-type'],
  ]);
});

it('an entry of types.json that gets its facts later changes no other supplier', () => {
  const [first] = source.types;
  if (!first) throw new Error('no types');
  const written = { ...first, key: 'yarn-ball', position: 135 };
  const types = [...source.types, written].sort((one, other) => one.position - other.position);
  const withWritten = makeSuppliers({ ...source, types }, count, today);
  expect(withWritten.slice(0, suppliers.length)).toEqual(suppliers);
  expect(withWritten.slice(suppliers.length)).toHaveLength(2);
});
