import type { RowOf } from './rows.ts';
import type { Variant } from './variant.ts';

/** What freight needs to know of a variant. */
export function packingOf(variant: Variant): Pick<RowOf<'product'>, 'weightKg'> {
  return { weightKg: weightOf(variant) };
}

function weightOf({ type, size, attributes }: Variant): number {
  const own = attributes.find(({ key, unit }) => key === 'weight' && unit === 'kilogram');
  if (own) return Number(own.value) * (type.unit === 'pair' ? 2 : 1);
  const [low, high] = type.weightKg;
  const weight = low + (high - low) * size;
  return Number(weight.toPrecision(2));
}
