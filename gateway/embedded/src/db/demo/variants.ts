import type { Model } from './model.ts';
import type { ModelOption } from './model.ts';
import { frontOf } from './pictures.ts';
import { type PriceTier, roundPrice } from './price.ts';
import { type Random, randomOf } from './random.ts';
import type { RowOf } from './rows.ts';

type Plan = {
  readonly id: number;
  readonly model: Model;
  readonly tiers: readonly PriceTier[];
  readonly minimumOrder: number;
  readonly pictures: readonly RowOf<'picture'>[];
};

export type VariantRows = {
  readonly productOption: RowOf<'productOption'>[];
  readonly productVariant: RowOf<'productVariant'>[];
  readonly variantPriceStep: RowOf<'variantPriceStep'>[];
};

const idsPerType = { ofProducts: 1_000_000, ofVariants: 6_000_000 };
const idsPerProduct = 8;
/** A larger size costs more. */
const perSize = 0.16;
const [outOfStock, gap] = [0.2, 0.35];

/** The options of a product, and a variant for each combination. Some suppliers lack one combination. */
export function variantRows(plan: Plan): VariantRows {
  const { id, model } = plan;
  const options = model.options ?? [];
  const random = randomOf(`variants:${id}`);
  const factors = options.map((option) => factorsOf(random, option));
  const own = options.map((option) => option.own);
  const all = combinationsOf(options);
  const others = all.filter((choices) => choices.join() !== own.join());
  const missing = all.length > 3 && random.chance(gap) ? random.pick(others) : undefined;
  const rows: VariantRows = {
    productOption: options.map(({ key, values }, position) => ({ productId: id, position, key, values })),
    productVariant: [],
    variantPriceStep: [],
  };
  for (const [position, choices] of all.entries()) {
    if (options.length === 0 || choices === missing) continue;
    const variantId = idOf(id, position);
    rows.productVariant.push({
      id: variantId,
      productId: id,
      position,
      sku: `${id}-${position + 1}`,
      choices,
      stock: random.chance(outOfStock)
        ? 0
        : plan.minimumOrder * random.between(1, 12) + random.between(0, plan.minimumOrder),
      picturePosition: pictureOf(plan, choices),
    });
    const factor = choices.reduce((product, place, index) => product * (factors[index]?.[place] ?? 1), 1);
    if (factor !== 1)
      rows.variantPriceStep.push(...tiersAt(plan.tiers, factor).map((tier) => ({ variantId, ...tier })));
  }
  return rows;
}

/** By type and product, as the ids of products, and below those of imported variants. */
function idOf(productId: number, position: number): number {
  const { ofProducts, ofVariants } = idsPerType;
  return (
    Math.floor(productId / ofProducts) * ofVariants + (productId % ofProducts) * idsPerProduct + position
  );
}

/** Every choice of one value for each option, as their positions. */
function combinationsOf(options: readonly ModelOption[]): number[][] {
  return options.reduce<number[][]>(
    (all, { values }) => all.flatMap((choices) => values.map((_, place) => [...choices, place])),
    [[]],
  );
}

/** By how much each value changes the price of the product, whose ladder is for its own values. */
function factorsOf(random: Random, { key, values, own }: ModelOption): number[] {
  return values.map((value, place) => {
    const other = key === 'colour' ? random.pick([1, 1, 1, 1.04]) : random.pick([0.96, 1, 1.05, 1.1]);
    if (place === own) return 1;
    return value.unit ? Math.max(0.5, 1 + perSize * (place - own)) : other;
  });
}

function tiersAt(tiers: readonly PriceTier[], factor: number): PriceTier[] {
  const priced = tiers.map(({ quantityFrom, price }) => ({
    quantityFrom,
    price: roundPrice(Number(price) * factor),
  }));
  // Rounding can remove a discount.
  return priced.filter(({ price }, place) => price !== priced[place - 1]?.price);
}

/** The position of the picture in the variant's colour. */
function pictureOf(
  { model: { type, options = [] }, pictures }: Plan,
  choices: readonly number[],
): number | null {
  const place = options.findIndex(({ key }) => key === 'colour');
  const colour = options[place]?.values[choices[place] ?? 0]?.value;
  const found = colour && pictures.find(({ file }) => file === frontOf(type.key, colour));
  return found ? found.position : null;
}
