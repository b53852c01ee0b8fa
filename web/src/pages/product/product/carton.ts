import type { ProductQuery } from '#graphql';

export type Carton = NonNullable<NonNullable<ProductQuery['product']>['carton']>;

/**
 * The freight of these cartons: `volume` in cubic metres, `weight` in kilograms; null where the supplier
 * gives no figure.
 */
export type Freight = {
  readonly cartons: number;
  readonly volume: number | null;
  readonly weight: number | null;
};

const cubicCentimetres = 1_000_000;

/** The freight of `quantity` units. A partly filled carton counts as a full one. */
export function freightOf({ units, size, grossWeight }: Carton, quantity: number): Freight {
  const cartons = Math.ceil(quantity / units);
  return {
    cartons,
    volume: size && (cartons * size.length * size.width * size.height) / cubicCentimetres,
    weight: grossWeight === null ? null : cartons * grossWeight.value,
  };
}
