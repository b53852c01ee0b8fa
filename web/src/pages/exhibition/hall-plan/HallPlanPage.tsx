import { hallPlan } from '@fairgate/schema/urls/exhibition';
import { Trans } from '@lingui/react/macro';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { HallPlan } from '#features/hall-plan/HallPlan.tsx';
import type { PlanPlace } from '#features/hall-plan/plan.ts';
import { useHallPlanQuery } from '#operations/hall-plan.ts';
import { stringifySearch } from '#platform/search-params.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { LayoutGrid } from '#ui/icons.tsx';
import { isNarrowed } from '../exhibitors/exhibitor-search.ts';
import { ExhibitorFilters } from '../exhibitors/ExhibitorFilters.tsx';
import { SectionTop } from '../SectionTop.tsx';
import { HallPlanSkeleton } from './HallPlanSkeleton.tsx';
import { planVariables, type PlanSearch } from './plan-search.ts';

type Props = {
  readonly id: string;
  readonly search: PlanSearch;
  readonly isPhone: boolean;
};

/** The stands of one hall on a plan. A search lights up the stands of what it finds, and dims the others. */
export function HallPlanPage({ id, search, isPhone }: Props) {
  const { data, previousData, error, refetch } = useHallPlanQuery({ variables: planVariables(id, search) });
  const navigate = useNavigate();
  // While another hall loads, the page stays.
  const previous = previousData?.exhibition?.id === id ? previousData.exhibition : undefined;
  const exhibition = data?.exhibition ?? previous;
  if (!exhibition) return <HallPlanSkeleton />;
  const { name, halls, hallPlan: plan } = exhibition;
  const params = { exhibition: exhibitionParam(exhibition) };
  const narrowed = isNarrowed({ ...search, hall: undefined });
  const link = (change: PlanSearch) =>
    linkOptions({ to: '/$exhibition/hall-plan', params, search: { ...search, ...change } });
  const open = (change: PlanSearch) => void navigate({ ...link(change), replace: true, resetScroll: false });
  const path = hallPlan.format(params);
  const { exhibitor, category, country, hall } = search;
  const place: PlanPlace = {
    link,
    hrefOf: (choice) => `${path}${stringifySearch(choice)}`,
    open,
    list: linkOptions({
      to: '/$exhibition/exhibitors',
      params,
      search: { exhibitor, category, country, hall },
    }),
    exhibitor: (number) =>
      linkOptions({ to: '/$exhibition/exhibitors/$exhibitor', params: { ...params, exhibitor: number } }),
  };
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-5 pt-2 pb-8">
      <SectionTop
        exhibition={exhibition}
        title={<Trans>Hall plan of {name}</Trans>}
        here={<Trans>Hall plan</Trans>}
      />
      {(!data && error !== undefined) || (exhibition.halls === null && !plan) ? (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          <Trans>The plan couldn’t be loaded. Try again in a moment.</Trans>{' '}
          <Button size="small" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : plan ? (
        <>
          <ExhibitorFilters
            search={search}
            facets={plan.facets}
            // The service chooses the first hall with a result.
            onApply={(change) => open({ ...change, hall: undefined, stand: undefined })}
          />
          <HallPlan
            plan={plan}
            halls={(halls ?? [plan.hall]).map(({ code }) => code)}
            choice={search}
            place={place}
            isNarrowed={narrowed}
            isPhone={isPhone}
          />
        </>
      ) : (
        <EmptyView icon={LayoutGrid} title={<Trans>No plan yet</Trans>}>
          <Trans>The halls and stands of this fair will be shown here.</Trans>
        </EmptyView>
      )}
    </div>
  );
}
