import { Plural, Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { useHallPlanQuery } from '#operations/hall-plan.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { LayoutGrid } from '#ui/icons.tsx';
import { isNarrowed } from '../exhibitors/exhibitor-search.ts';
import { ExhibitorFilters } from '../exhibitors/ExhibitorFilters.tsx';
import { SectionTop } from '../SectionTop.tsx';
import { ChosenStand } from './ChosenStand.tsx';
import { HallLetters } from './HallLetters.tsx';
import { HallPlanSkeleton } from './HallPlanSkeleton.tsx';
import { HereField } from './HereField.tsx';
import { nameOfStand, planVariables, type PlanSearch } from './plan-search.ts';
import { PlanView } from './PlanView.tsx';
import { StandList } from './StandList.tsx';

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
  const open = (change: PlanSearch) =>
    void navigate({
      to: '/$exhibition/hall-plan',
      params,
      search: { ...search, ...change },
      replace: true,
      resetScroll: false,
    });
  const narrowed = isNarrowed({ ...search, hall: undefined });
  const chosen = plan?.stands.find(({ exhibitor, isFound }) =>
    search.stand === undefined && narrowed && plan.foundCount === 1
      ? isFound
      : nameOfStand(exhibitor.stand) === search.stand,
  );
  const chosenName = chosen && nameOfStand(chosen.exhibitor.stand);
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
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <HallLetters
              params={params}
              search={search}
              shown={plan.hall.code}
              halls={(halls ?? [plan.hall]).map(({ code }) => code)}
              facets={plan.facets}
              isNarrowed={narrowed}
            />
            <HereField
              // Another hall does not keep an error.
              key={`${plan.hall.code} ${search.here ?? ''}`}
              here={search.here}
              plan={plan}
              onHere={(here) => open({ here, ...(here && { hall: here.split('-')[0] }) })}
            />
          </div>
          <p role="status" className="text-sm text-mute">
            <Count found={narrowed ? plan.foundCount : undefined} count={plan.stands.length} />
          </p>
          {/* Under the plan of a narrow screen, the chosen stand stays in sight while the plan is. */}
          <div className="@container flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
            <PlanView
              key={plan.hall.code}
              params={params}
              plan={plan}
              isNarrowed={narrowed}
              isPhone={isPhone}
              chosen={chosenName}
              here={search.here}
              onChoose={(stand) => open({ hall: plan.hall.code, stand })}
            />
            <div className="contents lg:grid lg:min-w-0 lg:content-start lg:gap-4">
              {chosen && <ChosenStand exhibitor={chosen.exhibitor} params={params} />}
              <StandList
                params={params}
                search={search}
                stands={narrowed ? plan.stands.filter(({ isFound }) => isFound) : plan.stands}
                chosen={chosenName}
              />
            </div>
          </div>
        </>
      ) : (
        <EmptyView icon={LayoutGrid} title={<Trans>No plan yet</Trans>}>
          <Trans>The halls and stands of this fair will be shown here.</Trans>
        </EmptyView>
      )}
    </div>
  );
}

/** The number of exhibitors that a search finds in all halls, or else of those in the hall. */
function Count({ found, count }: { readonly found: number | undefined; readonly count: number }) {
  return found === undefined ? (
    <Plural value={count} one="# exhibitor" other="# exhibitors" />
  ) : (
    <Plural value={found} one="# exhibitor found" other="# exhibitors found" />
  );
}
