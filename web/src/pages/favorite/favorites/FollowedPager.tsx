import { Link } from '@tanstack/react-router';
import { Pager } from '#ui/Pager.tsx';
import { followsOnPage, type FavoriteKind } from './favorite-kind.ts';

export function FollowedPager({
  kind,
  page,
  totalCount,
}: {
  readonly kind: FavoriteKind;
  readonly page: number;
  readonly totalCount: number;
}) {
  return (
    <Pager
      page={page}
      pageCount={Math.ceil(totalCount / followsOnPage)}
      link={({ page: pageNo, ...link }) => (
        <Link {...link} to="/myFavorite/$kind" params={{ kind }} search={pageNo === 1 ? {} : { pageNo }} />
      )}
    />
  );
}
