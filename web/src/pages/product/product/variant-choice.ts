import type { ProductQuery } from '#graphql';
import type { PictureFacts } from '#ui/picture/LazyPicture.tsx';

type Product = NonNullable<ProductQuery['product']>;
export type Variant = Product['variants'][number];

/** A value as a picker shows it. */
export type ValueChoice = {
  readonly value: string;
  readonly isChosen: boolean;
  /** Whether a variant has it together with the other chosen values. */
  readonly fits: boolean;
  /** Whether that variant is out of stock, and so is made to order. */
  readonly isMadeToOrder: boolean;
  /** Where the values of the option look different. */
  readonly picture: PictureFacts | null;
  /** What a press on the value chooses. */
  readonly variantId: string;
};

export type OptionChoice = {
  readonly key: string;
  readonly name: string;
  readonly chosen: string;
  readonly values: readonly ValueChoice[];
};

/** The variant with this id; otherwise the first one in stock, or the first. */
export function chosenVariant(variants: readonly Variant[], id: string | undefined): Variant | undefined {
  return (
    variants.find((variant) => variant.id === id) ??
    variants.find(({ offer }) => offer.stock > 0) ??
    variants[0]
  );
}

/**
 * The options with their values. A value that the other chosen ones exclude can be chosen too: the others then change to the
 * variant that has most of them. A value without any variant is left out.
 */
export function optionChoices(
  { options, variants }: Pick<Product, 'options' | 'variants'>,
  chosen: Variant,
): OptionChoice[] {
  return options.map(({ key, name, values }, place) => {
    const of = (variant: Variant) => variant.options[place]?.value;
    const common = (variant: Variant) =>
      variant.options.filter(({ value }, index) => index !== place && value === chosen.options[index]?.value)
        .length;
    const found = values.flatMap((value): ValueChoice[] => {
      const having = variants.filter((variant) => of(variant) === value);
      const [best] = having.toSorted((a, b) => common(b) - common(a));
      if (!best) return [];
      const fits = common(best) === options.length - 1;
      const [picture, ...others] = new Map(
        having.map((variant) => [variant.picture?.src, variant.picture]),
      ).values();
      return [
        {
          value,
          isChosen: value === of(chosen),
          fits,
          isMadeToOrder: fits && best.offer.stock === 0,
          picture: (others.length === 0 && picture) || null,
          variantId: best.id,
        },
      ];
    });
    const looks = new Set(found.map(({ picture }) => picture?.src));
    const hasLooks = looks.size > 1 && !looks.has(undefined);
    return {
      key,
      name,
      chosen: of(chosen) ?? '',
      values: hasLooks ? found : found.map((one) => ({ ...one, picture: null })),
    };
  });
}
