import { productOptionsMaxCount, productVariantsMaxCount } from '@fairgate/schema/limits';
import type { VariantValues } from './columns/variant-columns.ts';
import type { Problem } from './problem.ts';
import type { GivenRow, GivenVariant } from './read-row.ts';
import type { StoredProduct, StoredVariant } from './stored-products.ts';

/** A variant to be written; a new one has no id yet. */
export type MergedVariant = VariantValues & { readonly id: number | undefined };

/** The variants after the row: all that it names, each with its stored values where the row gives none. */
export function mergedVariants(
  given: readonly GivenVariant[] | undefined,
  stored: readonly StoredVariant[],
): readonly MergedVariant[] {
  if (!given) return stored;
  const bySku = new Map(stored.map((variant) => [variant.sku, variant]));
  return given.map(({ values }) => {
    const before = bySku.get(values.sku ?? '');
    return { sku: '', options: [], prices: [], stock: 0, image: '', ...before, ...values, id: before?.id };
  });
}

/** What is wrong with the variants of a row together. */
export function variantProblems(row: GivenRow, before: StoredProduct | undefined): Problem[] {
  const given = row.variants ?? [];
  const merged = mergedVariants(row.variants, before?.variants ?? []);
  if (given.length > productVariantsMaxCount)
    return [
      {
        line: row.line,
        column: 'variant.sku',
        message: `too many variants; the maximum is ${productVariantsMaxCount}`,
      },
    ];
  const pictures = row.product.images ?? before?.values.images ?? [];
  const names = namesOf(merged[0]);
  const [skus, combinations] = [new Map<string, number>(), new Map<string, number>()];
  return given.flatMap(({ line }, place) => {
    const variant = merged[place];
    if (!variant) return [];
    const { sku, options, image } = variant;
    const problem = (column: string, message: string): Problem => ({
      line,
      column: `variant.${column}`,
      message,
    });
    const combination = JSON.stringify(options.map(({ value }) => value));
    const [sameSku, sameOptions] = [skus.get(sku), combinations.get(combination)];
    skus.set(sku, sameSku ?? line);
    combinations.set(combination, sameOptions ?? line);
    if (sku === '') return [problem('sku', 'missing. Each variant requires it')];
    if (sameSku !== undefined)
      return [problem('sku', `duplicate number ${sku}, first used in line ${sameSku}`)];
    if (options.length === 0) return [problem('options', 'missing. A new variant requires it')];
    if (namesOf(variant) !== names || new Set(options.map(({ key }) => key)).size !== options.length)
      return [
        problem(
          'options',
          `the variants of a product have the same options in the same order, at most ${productOptionsMaxCount}, each once`,
        ),
      ];
    if (sameOptions !== undefined)
      return [problem('options', `the same values as the variant in line ${sameOptions}`)];
    return image === '' ||
      pictures.includes(image) ||
      (row.product.images === undefined && image === before?.variants.find((one) => one.sku === sku)?.image)
      ? []
      : [problem('image', `"${image}" is not one of the pictures in images`)];
  });
}

const namesOf = (variant: MergedVariant | undefined): string =>
  JSON.stringify(variant?.options.map(({ key }) => key));
