import { organiserExhibition } from '@fairgate/schema/urls/organiser';
import { linkOptions, useNavigate, useRouteContext } from '@tanstack/react-router';
import { HallPlan } from '#features/hall-plan/HallPlan.tsx';
import { hallToShow, type PlanChoice, type PlanPlace, readPlanChoice } from '#features/hall-plan/plan.ts';
import { useOrganiserPlanQuery } from '#operations/organiser-plan.ts';
import { stringifySearch } from '#platform/search-params.ts';
import { formatOrganiserSearch } from './organiser-search.ts';
import { useSection } from './use-section.tsx';

/** The answer came without the plan. */
type Props = {
  /** Id of the exhibition. */
  readonly id: string;
  /** The letters of all halls. */
  readonly halls: readonly string[];
  /** As the address has it. */
  readonly asked: PlanChoice;
};

/** The hall plan as visitors will see it, before the exhibition is published. Its exhibitors have no pages yet. */
export function PreviewPlan({ id, halls, asked }: Props) {
  const choice = readPlanChoice(asked);
  const navigate = useNavigate();
  const { device } = useRouteContext({ from: '__root__' });
  const read = useOrganiserPlanQuery({
    variables: { id, hall: hallToShow(choice) },
    // The pages of visitors must not be shown from it.
    fetchPolicy: 'no-cache',
  });
  const { own, instead } = useSection(read);
  const plan = own?.exhibition.hallPlan;
  if (!plan) return instead;
  const searchOf = (change: PlanChoice) => formatOrganiserSearch({ list: 'preview', ...choice, ...change });
  const link = (change: PlanChoice) =>
    linkOptions({ to: '/organiser/$exhibitionId', params: { exhibitionId: id }, search: searchOf(change) });
  const path = organiserExhibition.format({ exhibitionId: id });
  const place: PlanPlace = {
    link,
    hrefOf: (change) => `${path}${stringifySearch(searchOf(change))}`,
    open: (change) => void navigate({ ...link(change), replace: true, resetScroll: false }),
    list: linkOptions({
      to: '/organiser/$exhibitionId',
      params: { exhibitionId: id },
      search: { list: 'exhibitors' },
    }),
  };
  return (
    <HallPlan
      plan={plan}
      halls={halls}
      choice={choice}
      place={place}
      isNarrowed={false}
      isPhone={device === 'phone'}
    />
  );
}
