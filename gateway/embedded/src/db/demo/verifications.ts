import { dayAfter } from './day.ts';
import { type Random, randomOf } from './random.ts';
import type { RowOf } from './rows.ts';
import type { Source } from './source.ts';
import type { DemoSupplier } from './suppliers.ts';

const always = ['businessLicence', 'factoryVisit'];
const alwaysForTraders = ['businessLicence', 'exportRecord'];
const checksAtMost = 5;

/** The verifications of a supplier, if it has any: item, date, inspector and finding, the newest first. */
export function verificationRows(
  { vocabulary }: Source,
  { row }: DemoSupplier,
  today: string,
): RowOf<'verification'>[] {
  const items = Object.keys(vocabulary['verification'] ?? {});
  const inspectors = Object.values(vocabulary['inspectors'] ?? {}).flatMap(brandOf);
  if (!row.verified || items.length === 0 || inspectors.length === 0) return [];
  const random = randomOf(`verification:${row.id}`);
  const chosen = checksOf(random, row.factoryAreaSquareMetres === null ? alwaysForTraders : always, items);
  const days = chosen.map(() => random.between(20, 700)).sort((a, b) => a - b);
  // Mostly one visit by one inspector: at most two companies.
  const houses = random.some(inspectors, 2);
  return chosen.map((item, position) => ({
    supplierId: row.id,
    position,
    item,
    finding: `${item}:found`,
    checkedOn: dayAfter(today, -(days[position] ?? 0)),
    inspector: random.pick(houses),
  }));
}

function checksOf(random: Random, first: readonly string[], items: readonly string[]): string[] {
  const rest = items.filter((item) => !first.includes(item) && (item !== 'factoryVisit' || first === always));
  return [
    ...first.filter((item) => items.includes(item)),
    ...random.some(rest, random.between(1, checksAtMost - first.length)),
  ];
}

function brandOf(inspector: unknown): string[] {
  return typeof inspector === 'object' &&
    inspector !== null &&
    'brand' in inspector &&
    typeof inspector.brand === 'string'
    ? [inspector.brand]
    : [];
}
