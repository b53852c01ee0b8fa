import { Trans } from '@lingui/react/macro';
import { LoginOffer } from '#features/private-page/LoginOffer.tsx';
import { PrivatePart } from '#features/private-page/PrivatePart.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import { useVisitsPageQuery } from '#operations/visits-page.ts';
import { SectionTop } from '../SectionTop.tsx';
import { VisitsPageSkeleton, VisitsSkeleton } from './VisitsSkeleton.tsx';

const VisitPlan = privatePart(() => import('./VisitPlan.tsx').then((module) => module.VisitPlan));

/** The followed exhibitors of an exhibition in the order of a walk, to tick off and to note something. */
export function VisitsPage({ id }: { readonly id: string }) {
  const { data } = useVisitsPageQuery({ variables: { id } });
  const exhibition = data?.exhibition;
  if (!exhibition) return <VisitsPageSkeleton />;
  const { name } = exhibition;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-5 pt-2 pb-8">
      <SectionTop
        exhibition={exhibition}
        title={<Trans>My visits at {name}</Trans>}
        here={<Trans>My visits</Trans>}
      />
      <PrivatePart
        kind="buyer"
        skeleton={<VisitsSkeleton />}
        guest={
          <LoginOffer>
            <Trans>
              Follow exhibitors of this fair. You’ll find them here in the order of a walk through the halls.
            </Trans>
          </LoginOffer>
        }
      >
        <VisitPlan exhibition={exhibition} />
      </PrivatePart>
    </div>
  );
}
