import type { Measure } from '../../wording/measure.ts';
import type { Random } from './random.ts';
import type { ProductType } from './source.ts';

/** One of the goods that can be made of a type: a line in a colour, to a specification. */
export type Variant = {
  readonly type: ProductType;
  readonly line: number;
  readonly colour: string;
  /** Where the specification stands between the smallest (0) and the largest (1): price and weight follow. */
  readonly size: number;
  readonly attributes: readonly (Measure & { readonly key: string; readonly inTitle: boolean })[];
};

/** Different variants of the types, `count` of them where there are so many, starting with each maker's main type. */
export function makeVariants(random: Random, types: readonly ProductType[], count: number): Variant[] {
  const seen = new Set<string>();
  const variants: Variant[] = [];
  for (let attempt = 0; variants.length < count && attempt < count * 12; attempt++) {
    // The main type gets about half, so that a maker is known for something.
    const type = attempt % 2 === 0 ? types[0] : random.pick(types);
    if (!type) break;
    const variant = makeVariant(random, type);
    const identity = JSON.stringify([type.key, variant.line, variant.colour, variant.attributes.filter((one) => one.inTitle)]);
    if (seen.has(identity)) continue;
    seen.add(identity);
    variants.push(variant);
  }
  return variants;
}

function makeVariant(random: Random, type: ProductType): Variant {
  const linked = type.attributes.filter((attribute) => attribute.linked);
  const places = Math.max(1, ...linked.map((attribute) => attribute.values.length));
  const place = random.between(0, places - 1);
  const attributes = type.attributes.map(({ key, unit, values, literal, inTitle, ...attribute }) => {
    const value = (attribute.linked ? values[Math.min(place, values.length - 1)] : undefined) ?? random.pick(values);
    return { key, value: String(value), unit: unit ?? null, literal, inTitle };
  });
  return {
    type,
    line: random.between(0, 4),
    colour: random.pick(type.colours),
    size: places > 1 ? place / (places - 1) : 0.5,
    attributes,
  };
}
