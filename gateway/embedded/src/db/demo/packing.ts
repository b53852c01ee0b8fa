import type { RowOf } from './rows.ts';
import type { Model } from './model.ts';

type Carton = Pick<
  RowOf<'product'>,
  'cartonUnits' | 'cartonLengthCm' | 'cartonWidthCm' | 'cartonHeightCm' | 'cartonWeightKg'
>;

/** The facts of a model that freight needs. */
export function packingOf(model: Model): Carton & Pick<RowOf<'product'>, 'weightKg'> {
  const weightKg = weightOf(model);
  return { weightKg, ...cartonOf(model, weightKg) };
}

function weightOf({ type, size, attributes }: Model): number {
  const own = attributes.find(({ key, unit }) => key === 'weight' && unit === 'kilogram');
  if (own) return Number(own.value) * (type.unit === 'pair' ? 2 : 1);
  const [low, high] = type.weightKg;
  const weight = low + (high - low) * size;
  return Number(weight.toPrecision(2));
}

// The most that one person can lift, and that keeps its shape when stacked.
const [kilogramsMost, litresMost] = [18, 110];
const quantities = [500, 240, 200, 144, 100, 72, 60, 48, 36, 24, 20, 12, 10, 8, 6, 4, 2];
/** The density of packed goods. A litre of pillows weighs less than a litre of pumps. */
const kilogramsPerLitre: Readonly<Record<string, number>> = {
  abcm: 0.15,
  bde: 0.8,
  intex: 0.22,
  jpe: 0.2,
  machinex: 0.9,
  newenergy: 0.6,
  packaging: 0.15,
  sports: 0.5,
};
const kilogramsPerLitreElsewhere = 0.3;
/** Goods on a pallet, in bundles or in film have no carton; nor have heavy goods of unknown size. */
const withoutCarton = new Set(['export-pallet', 'flat-bundled', 'shrink-wrap']);
/** Folded or nested goods take a part of their volume. */
const shareOfVolume: Readonly<Record<string, number>> = { 'flat-pack': 0.15, 'nested-in-carton': 0.3 };
const centimetres: Readonly<Record<string, number>> = { millimetre: 0.1, centimetre: 1 };
const litres: Readonly<Record<string, number>> = { millilitre: 0.001, litre: 1 };

/** An approximate carton: from the size if the facts have one, else from the weight. */
function cartonOf({ type, attributes }: Model, weightKg: number): Carton {
  const packing = attributes.find(({ key }) => key === 'packing')?.value ?? '';
  const sides = sidesOf(attributes);
  const isHeavy = weightKg > kilogramsMost && !sides;
  if (withoutCarton.has(packing) || isHeavy || !['piece', 'set', 'pair'].includes(type.unit))
    return {
      cartonUnits: null,
      cartonLengthCm: null,
      cartonWidthCm: null,
      cartonHeightCm: null,
      cartonWeightKg: null,
    };
  const longest = longestSide(attributes);
  const volume = volumeOf(type, attributes, sides, weightKg) * (sides ? (shareOfVolume[packing] ?? 1) : 1);
  const units =
    quantities.find((count) => count * weightKg <= kilogramsMost && count * volume <= litresMost) ?? 1;
  const [length, width, height] =
    units === 1 && sides && !(packing in shareOfVolume)
      ? sides.map((side) => side + 4)
      : boxOf(units * volume * 1.1, longest + 2);
  return {
    cartonUnits: units,
    cartonLengthCm: Math.ceil(length ?? 0),
    cartonWidthCm: Math.ceil(width ?? 0),
    cartonHeightCm: Math.ceil(height ?? 0),
    cartonWeightKg: Number((units * weightKg + 0.3 + (units * volume) / 80).toFixed(1)),
  };
}

type Attributes = Model['attributes'];

/** The three sides in centimetres, if known. */
function sidesOf(attributes: Attributes): number[] | undefined {
  const size = attributes.find(({ key }) => key === 'size');
  const sides =
    size?.value.split('×').map((side) => Number(side) * (centimetres[size.unit ?? ''] ?? 0)) ?? [];
  return sides.length === 3 && sides.every((side) => side > 0) ? sides : undefined;
}

/** The minimum length of the carton. Lamps and stands come in parts, so great heights do not count. */
function longestSide(attributes: Attributes): number {
  const measures = attributes.flatMap(({ key, value, unit }) => {
    const measure = Number(value) * (centimetres[unit ?? ''] ?? 0);
    return ['length', 'diameter', 'outerDiameter'].includes(key) || (key === 'height' && measure <= 60)
      ? [measure]
      : [];
  });
  return Math.max(0, ...measures);
}

/** The volume of one unit in litres. */
function volumeOf(
  { key, industry }: Model['type'],
  attributes: Attributes,
  sides: readonly number[] | undefined,
  weightKg: number,
): number {
  if (sides) return (sides.reduce((product, side) => product * side, 1) / 1000) * 1.1;
  const capacity = attributes.find(
    (one) => one.key === 'capacity' && one.unit !== null && one.unit in litres,
  );
  const held = capacity ? Number(capacity.value) * (litres[capacity.unit ?? ''] ?? 0) * 1.6 : 0;
  const ball = key.endsWith('-ball') ? longestSide(attributes) ** 3 / 1000 : 0;
  return Math.max(held, ball, weightKg / (kilogramsPerLitre[industry] ?? kilogramsPerLitreElsewhere));
}

/** A carton of this volume in litres, half as long again as wide, at least `longest` centimetres long and 6 high. */
function boxOf(volume: number, longest: number): [number, number, number] {
  const cubic = volume * 1000;
  const length = Math.max(longest, Math.cbrt(cubic * 1.5));
  const width = Math.max(10, Math.sqrt(cubic / length));
  return [length, width, Math.max(6, cubic / length / width)];
}
