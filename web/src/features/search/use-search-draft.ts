import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePlace } from './place.ts';
import type { ProductSearch } from './product-search.ts';

/**
 * The search with the visitor's changes: a box is ticked at once, the address follows. `replace` adds no
 * history entry, for a sheet that the back button closes.
 */
export function useSearchDraft(search: ProductSearch, { replace = false } = {}) {
  const navigate = useNavigate();
  const { linkTo } = usePlace();
  const [from, setFrom] = useState(search);
  const [draft, setDraft] = useState(search);
  if (from !== search) {
    setFrom(search);
    setDraft(search);
  }
  const apply = (next: ProductSearch) => {
    setDraft(next);
    void navigate({ ...linkTo(next), replace, resetScroll: false });
  };
  return [draft, apply] as const;
}
