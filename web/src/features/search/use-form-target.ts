import { useRouter, type ToOptions } from '@tanstack/react-router';
import { usePlace } from './place.ts';
import type { ProductSearch } from './product-search.ts';

/** Where a form of this search goes without a script, and what it then has to send: all that the path does not say. */
export function useFormTarget(search: ProductSearch): {
  readonly action: string;
  readonly search: ProductSearch;
} {
  const router = useRouter();
  const { search: rest, ...where } = usePlace().linkTo({ ...search, pageNo: undefined });
  return { action: router.buildLocation({ ...where, search: {} } as ToOptions).publicHref, search: rest };
}
