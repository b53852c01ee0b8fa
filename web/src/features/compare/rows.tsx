import type { ReactNode } from 'react';
import type { Compared } from './compared.ts';

export type Row = {
  readonly key: string;
  readonly name: ReactNode;
  /** One for each product, in their order; undefined where the value is unknown. */
  readonly values: readonly ReactNode[];
};

/** A row for every attribute of the products, the most frequent first. */
export function attributeRows(items: readonly Compared[]): Row[] {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { key, name } of items.flatMap(({ facts }) => facts?.attributes ?? [])) {
    names.set(key, names.get(key) ?? name);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...names]
    .sort(([a], [b]) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .map(([key, name]) => ({
      key,
      name,
      values: items.map(({ facts }) => facts?.attributes.find((one) => one.key === key)?.value),
    }));
}
