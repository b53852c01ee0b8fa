import { getRouteApi, Link } from '@tanstack/react-router';
import { Pager } from '#ui/Pager.tsx';
import { formatOrganiserSearch, readOrganiserSearch } from './organiser-search.ts';

const perPage = 50;
const route = getRouteApi('/organiser/$exhibitionId');

export function ListPager({ count }: { readonly count: number }) {
  const params = route.useParams();
  const { pageNo, ...search } = readOrganiserSearch(route.useSearch());
  return (
    <Pager
      page={pageNo}
      pageCount={Math.ceil(count / perPage)}
      link={({ page, ...link }) => (
        <Link
          key={`${link['aria-label']}`}
          to="/organiser/$exhibitionId"
          params={params}
          search={formatOrganiserSearch({ ...search, pageNo: page })}
          {...link}
        />
      )}
    />
  );
}
