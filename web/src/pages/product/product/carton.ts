import type { ProductQuery } from '#graphql';

export type Carton = NonNullable<NonNullable<ProductQuery['product']>['carton']>;

/** What so many cartons take: `volume` in cubic metres, `weight` in kilograms; null where the supplier gives no figure. */
export type Freight = {
  readonly cartons: number;
  readonly volume: number | null;
  readonly weight: number | null;
};

const cubicCentimetres = 1_000_000;

/** For `quantity` units. A carton that is not full counts as a full one: it takes its place, and is sealed as it is. */
export function freightOf({ units, size, grossWeight }: Carton, quantity: number): Freight {
  const cartons = Math.ceil(quantity / units);
  return {
    cartons,
    volume: size && (cartons * size.length * size.width * size.height) / cubicCentimetres,
    weight: grossWeight === null ? null : cartons * grossWeight.value,
  };
}
