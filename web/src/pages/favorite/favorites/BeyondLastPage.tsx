import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followsOnPage, type FavoriteKind } from './favorite-kind.ts';

/** Goes to the last page: the only follow of a later one was removed. */
export function BeyondLastPage({
  kind,
  totalCount,
}: {
  readonly kind: FavoriteKind;
  readonly totalCount: number;
}) {
  const navigate = useNavigate();
  const last = Math.ceil(totalCount / followsOnPage);
  // The router's Navigate would navigate again, and so start anew, with each rendering.
  useEffect(() => {
    void navigate({
      to: '/myFavorite/$kind',
      params: { kind },
      search: last > 1 ? { pageNo: last } : {},
      replace: true,
    });
  }, [navigate, kind, last]);
  return null;
}
