import { defaultLanguage } from '@fairgate/schema/locales';
import type { Measure } from '../../texts/measure.ts';
import type { ClaimsOf } from './claims.ts';
import type { Random } from './random.ts';
import type { ProductType } from './source.ts';

/** What a buyer chooses of a model. `own` is the position of the model's own value. */
export type ModelOption = { readonly key: string; readonly values: readonly Measure[]; readonly own: number };

/** One model of a type: a line in a colour, with a specification. */
export type Model = {
  readonly type: ProductType;
  readonly line: number;
  readonly colour: string;
  /** The position of the specification between the smallest (0) and the largest (1): price and weight depend on it. */
  readonly size: number;
  readonly attributes: readonly (Measure & { readonly key: string; readonly inTitle: boolean })[];
  /** What a buyer chooses; such values are in neither title nor attributes. */
  readonly options?: readonly ModelOption[];
};

/** Distinct models of the types, at most `count`, starting with each supplier's main type. */
export function makeModels(
  random: Random,
  claimsOf: ClaimsOf,
  types: readonly ProductType[],
  count: number,
): Model[] {
  const seen = new Set<string>();
  const models: Model[] = [];
  for (let attempt = 0; models.length < count && attempt < count * 12; attempt++) {
    // The main type gets about half, so that a supplier has a focus.
    const type = attempt % 2 === 0 ? types[0] : random.pick(types);
    if (!type) break;
    const model = makeModel(random, claimsOf, type);
    const identity = JSON.stringify([
      type.key,
      model.line,
      model.colour,
      model.attributes.filter((one) => one.inTitle).map((one) => one.value),
    ]);
    if (seen.has(identity)) continue;
    seen.add(identity);
    models.push(model);
  }
  return models;
}

function makeModel(random: Random, claimsOf: ClaimsOf, type: ProductType): Model {
  const line = random.between(0, (type.texts[defaultLanguage]?.lines.length ?? 1) - 1);
  const claims = claimsOf(type.key, line);
  const linked = leadingOf(type);
  const places = Math.max(1, ...linked.map((attribute) => attribute.values.length));
  // For linked values, only the positions that agree with the line remain.
  const fitting = Array.from({ length: places }, (_, place) => place).filter((place) =>
    linked.every(({ key, values }) => {
      const claim = claims.get(key);
      return !claim || claim.values.length === 0 || claim.values.includes(String(values[place]));
    }),
  );
  const place = fitting.length > 0 ? random.pick(fitting) : random.between(0, places - 1);
  const attributes = type.attributes.flatMap((attribute) => {
    const { key, unit, values, literal, inTitle } = attribute;
    const claim = claims.get(key);
    const linkedValue = linked.includes(attribute) ? values[Math.min(place, values.length - 1)] : undefined;
    const drawn = String(linkedValue ?? random.pick(values));
    if (claim?.values.length === 0) return [];
    // A value that the line excludes is replaced by an allowed one; no other choice changes.
    const value =
      !claim || claim.values.includes(drawn)
        ? drawn
        : (claim.values[values.map(String).indexOf(drawn) % claim.values.length] ?? drawn);
    return [{ key, value, unit: unit ?? null, literal, inTitle: inTitle && !claim?.named }];
  });
  return {
    type,
    line,
    colour: random.pick(type.colours),
    size: places > 1 ? place / (places - 1) : 0.5,
    attributes,
  };
}

/** The attributes that increase together with price and weight; without linked ones, the first measure of the title. */
export function leadingOf({ attributes }: ProductType): ProductType['attributes'] {
  const linked = attributes.filter((attribute) => attribute.linked);
  if (linked.length > 0) return linked;
  return attributes
    .filter((attribute) => attribute.inTitle && attribute.unit && attribute.values.length > 1)
    .slice(0, 1);
}
