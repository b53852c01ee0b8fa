import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePlace } from './place.ts';
import type { ProductSearch } from './product-search.ts';

/**
 * The search as the person left it: a ticked box is ticked at once, the address follows.
 * `replace` leaves no step in the history, for a sheet that is closed by going back.
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
