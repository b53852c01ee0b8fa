import { Plural } from '@lingui/react/macro';
import { useMemo } from 'react';
import { ChosenStand } from './ChosenStand.tsx';
import { HallLetters } from './HallLetters.tsx';
import { HereField } from './HereField.tsx';
import {
  drawnStands,
  hallOf,
  nameOfStand,
  standNamed,
  type HallPlan as Plan,
  type PlanChoice,
  type PlanPlace,
} from './plan.ts';
import { PlanView } from './PlanView.tsx';
import { StandList } from './StandList.tsx';

type Props = {
  readonly plan: Plan;
  /** The names of all halls. */
  readonly halls: readonly string[];
  readonly choice: PlanChoice;
  readonly place: PlanPlace;
  /** A search or filter applies: it lights up the stands of what it finds, and dims the others. */
  readonly isNarrowed: boolean;
  readonly isPhone: boolean;
};

/** The stands of one hall on a plan, with the other halls, the list of the stands and the chosen one. */
export function HallPlan({ plan, halls, choice, place, isNarrowed, isPhone }: Props) {
  const { stand, here } = choice;
  const { hall, stands, foundCount, facets } = plan;
  const chosen =
    stand === undefined && isNarrowed && foundCount === 1
      ? stands.find(({ isFound }) => isFound)
      : standNamed(stands, stand);
  const chosenName = chosen && nameOfStand(chosen.exhibitor.stand);
  const visitor = standNamed(stands, here);
  const drawn = useMemo(() => ({ ...plan, stands: drawnStands(plan.stands) }), [plan]);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <HallLetters place={place} shown={hall.code} halls={halls} facets={facets} isNarrowed={isNarrowed} />
        <HereField
          // Another hall does not keep an error.
          key={`${hall.code} ${here ?? ''}`}
          here={here}
          plan={plan}
          halls={halls}
          onHere={(next) => place.open({ here: next, ...(next && { hall: hallOf(next) }) })}
        />
      </div>
      <p role="status" className="text-sm text-mute">
        <Count found={isNarrowed ? foundCount : undefined} count={stands.length} />
      </p>
      {/* Under the plan of a narrow screen, the chosen stand stays in sight while the plan is. */}
      <div className="@container flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
        <PlanView
          key={hall.code}
          hrefOf={place.hrefOf}
          plan={drawn}
          isNarrowed={isNarrowed}
          isPhone={isPhone}
          chosen={chosenName}
          here={visitor && nameOfStand(visitor.exhibitor.stand)}
          onChoose={(next) => place.open({ hall: hall.code, stand: next })}
        />
        <div className="contents lg:grid lg:min-w-0 lg:content-start lg:gap-4">
          {chosenName !== undefined && (
            <ChosenStand
              name={chosenName}
              exhibitors={stands
                .map(({ exhibitor }) => exhibitor)
                .filter((one) => nameOfStand(one.stand).toUpperCase() === chosenName.toUpperCase())}
              place={place}
            />
          )}
          <StandList
            place={place}
            stands={isNarrowed ? stands.filter(({ isFound }) => isFound) : stands}
            chosen={chosenName}
          />
        </div>
      </div>
    </>
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
