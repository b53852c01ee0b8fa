import type { Measure } from '../../texts/measure.ts';
import type { Claims } from './claims.ts';
import { leadingOf, type Model, type ModelOption } from './model.ts';
import { frontOf } from './pictures.ts';
import { randomOf } from './random.ts';
import type { Source } from './source.ts';

/** About a third of the products have options. */
const share = 0.34;
const shareOfTwo = 0.45;
const [valuesMost, variantsMost] = [4, 8];
/** Attributes that a buyer chooses, beside colour and size. */
const choosable = [
  'plug',
  'lid',
  'finish',
  'material',
  'coverMaterial',
  'colourTemperature',
  'mounting',
  'coating',
];

/**
 * The model of product `id` with the options that its supplier offers. What has become an option is a fact of its variants, so neither
 * the title nor the attributes repeat it.
 */
export function withOptions(source: Source, claims: Claims, model: Model, id: number): Model {
  const random = randomOf(`options:${id}`);
  if (!random.chance(share)) return model;
  const main = random.some([colourOf(source, model), sizeOf(claims, model)], 2);
  const others = random.some(
    choosable.map((key) => optionOf(claims, model, key)),
    choosable.length,
  );
  const found = [...main, ...others].filter((option) => option !== undefined);
  const [first, second] = found;
  if (!first) return model;
  const isPair = second && random.chance(shareOfTwo) && first.values.length * 2 <= variantsMost;
  const options = isPair
    ? [first, shortened(second, Math.floor(variantsMost / first.values.length))]
    : [first];
  const keys = new Set(options.map(({ key }) => key));
  // Linked facts change together with the size.
  const linked = leadingOf(model.type).map(({ key }) => key);
  const isSized = linked.some((key) => keys.has(key));
  return {
    ...model,
    options,
    attributes: model.attributes.filter(({ key }) => !keys.has(key) && !(isSized && linked.includes(key))),
  };
}

function colourOf({ pictures }: Source, { type, colour }: Model): ModelOption | undefined {
  const rendered = type.colours.filter((one) => pictures.has(frontOf(type.key, one)));
  return optionWith(
    'colour',
    rendered.map((value) => ({ value, unit: null, literal: false })),
    colour,
  );
}

function sizeOf(claims: Claims, model: Model): ModelOption | undefined {
  const leading = leadingOf(model.type);
  const [main] = leading;
  // The name of the line may fix one of them.
  return main && !leading.some(({ key }) => claims.has(key)) ? optionOf(claims, model, main.key) : undefined;
}

function optionOf(claims: Claims, { type, attributes }: Model, key: string): ModelOption | undefined {
  const attribute = type.attributes.find((one) => one.key === key);
  const own = attributes.find((one) => one.key === key);
  if (!attribute || !own || claims.has(key)) return undefined;
  const values = [...new Set(attribute.values.map(String))];
  return optionWith(
    key,
    values.map((value) => ({ value, unit: own.unit, literal: own.literal })),
    own.value,
  );
}

function optionWith(key: string, all: readonly Measure[], ownValue: string): ModelOption | undefined {
  const own = all.findIndex(({ value }) => value === ownValue);
  return own < 0 || all.length < 2 ? undefined : shortened({ key, values: all, own }, valuesMost);
}

/** The option with at most `most` adjacent values, the model's own among them. */
function shortened({ key, values, own }: ModelOption, most: number): ModelOption {
  const from = Math.max(0, Math.min(own, values.length - most));
  return { key, values: values.slice(from, from + most), own: own - from };
}
