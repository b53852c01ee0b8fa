import { Plural, Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { ExhibitorCard } from '#features/exhibition/ExhibitorCard.tsx';
import { useExhibitorsQuery } from '#operations/exhibitors.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Pager } from '#ui/Pager.tsx';
import { SectionTop } from '../SectionTop.tsx';
import {
  exhibitorsPerPage,
  exhibitorVariables,
  isNarrowed,
  type ExhibitorSearch,
} from './exhibitor-search.ts';
import { ExhibitorFilters } from './ExhibitorFilters.tsx';
import { ExhibitorsSkeleton } from './ExhibitorsSkeleton.tsx';
import { HallChips } from './HallChips.tsx';
import { NoExhibitors } from './NoExhibitors.tsx';

/** §2.5 the exhibitors of an exhibition by stand, with search and filters. */
export function ExhibitorsPage({ id, search }: { readonly id: string; readonly search: ExhibitorSearch }) {
  const { data, previousData, error, refetch } = useExhibitorsQuery({
    variables: exhibitorVariables(id, search),
  });
  // While other exhibitors load, the page stays.
  const previous = previousData?.exhibition?.id === id ? previousData.exhibition : undefined;
  const navigate = useNavigate();
  const exhibition = data?.exhibition ?? previous;
  if (!exhibition?.exhibitors) return <ExhibitorsSkeleton />;
  const { name, exhibitors } = exhibition;
  const count = exhibitors.totalCount;
  const params = { exhibition: exhibitionParam(exhibition) };
  const failed = !data && error !== undefined;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-5 pt-2 pb-8">
      <SectionTop
        exhibition={exhibition}
        title={<Trans>Exhibitors at {name}</Trans>}
        here={<Trans>Exhibitors</Trans>}
      />
      <div className="grid gap-3">
        <ExhibitorFilters
          search={search}
          facets={exhibitors.facets}
          onApply={(change) =>
            void navigate({
              to: '/$exhibition/exhibitors',
              params,
              search: { ...search, ...change, pageNo: undefined },
              resetScroll: false,
            })
          }
        />
        <HallChips params={params} search={search} facets={exhibitors.facets} />
      </div>
      <p role="status" className="text-sm text-mute">
        <Plural value={count} one="# exhibitor" other="# exhibitors" />
      </p>
      {failed ? (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          <Trans>The exhibitors couldn’t be loaded. Try again in a moment.</Trans>{' '}
          <Button size="small" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : exhibitors.nodes.length === 0 ? (
        <NoExhibitors params={params} search={search} isNarrowed={isNarrowed(search)} />
      ) : (
        <>
          <h2 className="sr-only">
            <Trans>Exhibitors</Trans>
          </h2>
          <ul
            aria-busy={!data}
            className={classes('grid gap-3 md:grid-cols-2 xl:grid-cols-3', !data && 'opacity-60')}
          >
            {exhibitors.nodes.map((exhibitor) => (
              <li key={exhibitor.number} className="grid">
                <ExhibitorCard exhibitor={exhibitor} exhibition={exhibition} />
                {exhibitor.supplier && (
                  <Link
                    to="/expo/$type/view/$cdpId"
                    params={{ type: 'supplier', cdpId: exhibitor.supplier.id }}
                    search={{ exhibition_id: id }}
                    rel="nofollow"
                    className="inline-flex min-h-11 items-center justify-self-start text-sm underline underline-offset-4"
                  >
                    <Trans>Business card</Trans>
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <Pager
        page={search.pageNo ?? 1}
        pageCount={Math.ceil(count / exhibitorsPerPage)}
        link={({ page, ...link }) => (
          <Link
            key={`${link['aria-label']}`}
            to="/$exhibition/exhibitors"
            params={params}
            search={{ ...search, pageNo: page === 1 ? undefined : page }}
            {...link}
          />
        )}
      />
    </div>
  );
}
