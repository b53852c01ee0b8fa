import { Navigate } from '@tanstack/react-router';
import { followsOnPage, type FavoriteKind } from './favorite-kind.ts';

/** Goes to the last page: the only follow of a later one was removed. */
export function BeyondLastPage({
  kind,
  totalCount,
}: {
  readonly kind: FavoriteKind;
  readonly totalCount: number;
}) {
  const last = Math.ceil(totalCount / followsOnPage);
  return (
    <Navigate to="/myFavorite/$kind" params={{ kind }} search={last > 1 ? { pageNo: last } : {}} replace />
  );
}
