import { column, type Columns } from './column.ts';
import { field, fields } from './product-fields.ts';
import { decimalForm, formatPlain, optional, positive, readBy, text, whole } from './rules.ts';

/** Weight of a product, and its carton. */
export const packingColumns = {
  weight_kg: column({
    about: 'Gross weight of one unit in kilograms.',
    example: '0.42',
    missing: { value: null, means: 'not shown' },
    rule: () => optional(positive(1_000_000)),
    format: formatPlain,
    stored: field('weightKg'),
  }),
  carton_units: column({
    about:
      'Units in one full carton, a whole number. Without it, size and weight of the carton are not shown.',
    example: '24',
    missing: { value: null, means: 'not shown' },
    rule: () => optional(whole(1, 1_000_000)),
    format: formatPlain,
    stored: field('cartonUnits'),
  }),
  carton_size_cm: column({
    about: 'Outer length x width x height of a carton in centimetres.',
    example: '52x35x24',
    missing: { value: null, means: 'not shown' },
    rule: () => optional(readBy(text(40), readCartonSize)),
    format: (size) => (size ? `${size.length}x${size.width}x${size.height}` : ''),
    stored: fields(
      ['cartonLengthCm', 'cartonWidthCm', 'cartonHeightCm'],
      ({ cartonLengthCm: length, cartonWidthCm: width, cartonHeightCm: height }) =>
        length && width && height ? { length, width, height } : null,
      (size) => ({
        cartonLengthCm: size?.length ?? null,
        cartonWidthCm: size?.width ?? null,
        cartonHeightCm: size?.height ?? null,
      }),
    ),
  }),
  carton_weight_kg: column({
    about: 'Gross weight of a full carton in kilograms.',
    example: '11.2',
    missing: { value: null, means: 'not shown' },
    rule: () => optional(positive(1_000_000)),
    format: formatPlain,
    stored: field('cartonWeightKg'),
  }),
} satisfies Columns;

type CartonSize = { readonly length: number; readonly width: number; readonly height: number };

function readCartonSize(value: string): CartonSize | Error {
  const sides = value.split(/\s*[x×*]\s*/i);
  const [length = 0, width = 0, height = 0] = sides.map((side) =>
    decimalForm.test(side) ? Number(side) : 0,
  );
  return sides.length === 3 && [length, width, height].every((side) => side > 0 && side <= 10_000)
    ? { length, width, height }
    : new Error(`"${value}" is not length x width x height in centimetres, for example 52x35x24`);
}
