import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Product } from './product.ts';
import { chosenVariant, type Variant } from './variant-choice.ts';

/**
 * The variant that the address names (`?variant=ID`), or the first one in stock; undefined for a product without variants. `choose`
 * puts another one into the address, in place of the last.
 */
export function useChosenVariant({ variants }: Pick<Product, 'variants'>): {
  readonly variant: Variant | undefined;
  readonly choose: (id: string) => void;
} {
  const { variant: asked } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    variant: chosenVariant(variants, asked),
    choose: (id) =>
      void navigate({
        to: '.',
        search: (search) => ({ ...search, variant: id }),
        hash: true,
        replace: true,
        resetScroll: false,
      }),
  };
}
