import { productOptionsMaxCount } from '@fairgate/schema/limits';
import type { Choice } from '../../texts/option.ts';
import { escape, escapeName, splitPair } from '../lists.ts';
import { pictureNameMostCharacters } from '../picture-limits.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { CellColumn } from './column.ts';
import { formatPriceLadder, priceLadder, type PriceTier } from './price-ladder.ts';
import { formatPlain, list, optional, text, whole } from './rules.ts';

const [nameMost, valueMost] = [60, 100];

/** The columns of a variant. A product has as many rows as variants. */
export const variantColumns = {
  sku: {
    about:
      'Your number of the variant, unique within the product, at most 100 characters. One row for each variant, all with the key of the product, one below the other; the first one has the columns of the product.',
    example: 'MUG-350-WH-L',
    missing: { value: '', means: 'no variants' },
    rule: () => text(100),
    format: formatPlain,
  } satisfies CellColumn<string>,
  options: {
    about: `What buyers choose: name=value, at most ${productOptionsMaxCount}, the same names in each row of a product. Known names (Colour, Capacity) and values (Black, Cotton) are translated.`,
    example: 'Colour=White;Size=Large',
    missing: { value: [], means: 'error for a new variant' },
    pairSign: '=',
    rule: (vocabulary) => list(productOptionsMaxCount, (pair) => readChoice(pair, vocabulary)),
    format: (choices, vocabulary) =>
      choices
        .map(
          ({ key, value, literal }) =>
            `${escapeName(vocabulary.nameOf('attributes', key))}=${escape(literal ? value : vocabulary.nameOf('values', value))}`,
        )
        .join(';'),
  } satisfies CellColumn<readonly Choice[]>,
  prices: {
    about: 'Price tiers of the variant, as in prices.',
    example: '12:2.80;100:2.35',
    missing: { value: [], means: 'those of the product' },
    pairSign: ':',
    rule: () => optional(priceLadder).transform((tiers) => tiers ?? []),
    format: formatPriceLadder,
  } satisfies CellColumn<readonly PriceTier[]>,
  stock: {
    about: 'Number of units of the variant in stock. The stock of the product is the sum.',
    example: '600',
    missing: { value: 0, means: '0, made to order' },
    rule: () =>
      text(30)
        .transform((value) => value || '0')
        .pipe(whole(0, 1_000_000_000)),
    format: formatPlain,
  } satisfies CellColumn<number>,
  image: {
    about: 'One of the pictures in images, by the same name.',
    example: 'mug-front.jpg',
    missing: { value: '', means: 'the main picture' },
    pictures: true,
    rule: () => text(pictureNameMostCharacters),
    format: formatPlain,
  } satisfies CellColumn<string>,
} as const;

export type VariantValues = {
  readonly sku: string;
  readonly options: readonly Choice[];
  /** Empty: those of the product. */
  readonly prices: readonly PriceTier[];
  readonly stock: number;
  /** The source of the picture; '' for none. */
  readonly image: string;
};

function readChoice(pair: string, vocabulary: Vocabulary): Choice | Error {
  const [name = '', value = ''] = splitPair(pair, '=') ?? [];
  if (name === '' || value === '') return new Error(`"${pair}" is not in the form name=value`);
  for (const [text, most] of [
    [name, nameMost],
    [value, valueMost],
  ] as const)
    if (text.length > most) return new Error(`"${text.slice(0, 20)}…" is longer than ${most} characters`);
  const known = vocabulary.codeOf('values', value);
  return {
    key: vocabulary.codeOf('attributes', name) ?? name,
    value: known ?? value,
    unit: null,
    literal: known === undefined,
  };
}
