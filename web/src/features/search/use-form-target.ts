import { useRouter, type ToOptions } from '@tanstack/react-router';
import { usePlace } from './place.ts';
import type { ProductSearch } from './product-search.ts';

/**
 * The action of a search form without scripts, and the fields it must send: everything that the path does not
 * contain.
 */
export function useFormTarget(search: ProductSearch): {
  readonly action: string;
  readonly search: ProductSearch;
} {
  const router = useRouter();
  const { search: rest, ...where } = usePlace().linkTo({ ...search, pageNo: undefined });
  return { action: router.buildLocation({ ...where, search: {} } as ToOptions).publicHref, search: rest };
}
