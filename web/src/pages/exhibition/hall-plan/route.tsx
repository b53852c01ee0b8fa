import { hallPlan } from '@fairgate/schema/urls/exhibition';
import { exhibitionPath } from '@fairgate/schema/urls/exhibition-segment';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { msg } from '@lingui/core/macro';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { HallPlanDocument } from '#operations/hall-plan.ts';
import { describePage } from '../../describe-page.ts';
import { loadPage } from '../../load-page.ts';
import { exhibitionCrumbs } from '../exhibition-crumbs.ts';
import { pageHead } from '../../page-head.ts';
import { ExhibitionNotFound } from '../exhibition/ExhibitionNotFound.tsx';
import { HallPlanPage } from './HallPlanPage.tsx';
import { HallPlanSkeleton } from './HallPlanSkeleton.tsx';
import { planVariables, readPlanSearch, type PlanSearch } from './plan-search.ts';

/** `/{exhibitionType}{websiteEnName}_{exhibitionId}/hall-plan`: the halls of an exhibition with their stands. */
export const Route = createFileRoute('/$exhibition/hall-plan')({
  params: {
    parse: hallPlan.parseParams,
    stringify: ({ exhibition }) => ({ exhibition: exhibitionPath.format(exhibition) }),
  },
  validateSearch: (search: PlanSearch) => search,
  // No loaderDeps: with another filter the page stays and shows its own loading state.
  loader: async ({ context, location, params: { exhibition: asked } }) => {
    const { exhibition } = await loadPage(
      context,
      HallPlanDocument,
      planVariables(asked.exhibitionId, readPlanSearch(location.search)),
    );
    if (!exhibition) throw notFound();
    const param = exhibitionParam(exhibition);
    if (param.exhibitionType !== asked.exhibitionType || param.websiteEnName !== asked.websiteEnName)
      throw redirect({
        to: '/$exhibition/hall-plan',
        params: { exhibition: param },
        search: location.search,
        statusCode: 301,
        replace: true,
      });
    const { name } = exhibition;
    const path = hallPlan.format({ exhibition: param });
    return describePage(context, {
      title: context.i18n._(msg`Hall plan of ${name}`),
      description: context.i18n._(msg`The halls of ${name} with all stands. Find an exhibitor on the plan.`),
      path,
      structured:
        import.meta.env.SSR &&
        (() => exhibitionCrumbs(context, exhibition, [{ name: context.i18n._(msg`Hall plan`), path }])),
    });
  },
  head: pageHead,
  component: Page,
  pendingComponent: HallPlanSkeleton,
  notFoundComponent: ExhibitionNotFound,
});

function Page() {
  const { exhibition } = Route.useParams();
  const { device } = Route.useRouteContext();
  return (
    <HallPlanPage
      id={exhibition.exhibitionId}
      search={readPlanSearch(Route.useSearch())}
      isPhone={device === 'phone'}
    />
  );
}
