import { Trans } from '@lingui/react/macro';
import { ExhibitionBreadcrumb } from '#features/exhibition/ExhibitionBreadcrumb.tsx';
import { ExhibitionSections } from '#features/exhibition/ExhibitionSections.tsx';
import { ExhibitionTop } from '#features/exhibition/ExhibitionTop.tsx';
import { PrivatePart } from '#features/private-page/PrivatePart.tsx';
import { privatePart } from '#features/private-page/private-part.tsx';
import type { ExhibitionSectionsFragment, ExhibitionTicketFragment } from '#graphql';
import { askForLogin } from '#platform/session/ask-for-login.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format.ts';
import { Section } from '#ui/Section.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { CheckDraw } from './CheckDraw.tsx';
import { DrawDays } from './DrawDays.tsx';
import type { LotteryData } from './lottery-data.ts';
import { PrizeTable } from './PrizeTable.tsx';
import { Wheel } from './Wheel.tsx';

type Props = {
  readonly exhibition: ExhibitionTicketFragment & ExhibitionSectionsFragment;
  readonly lottery: LotteryData;
};

const OwnSpin = privatePart(() => import('./OwnSpin.tsx').then((module) => module.OwnSpin));

/** §2.5 Lottery wheel: the prizes, the buyer's spin, and how to check the draw. */
export function LotteryPage({ exhibition, lottery }: Props) {
  const { id } = exhibition;
  const name = useFormat().text(exhibition.name);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-10 pt-2 pb-8">
      <div className="grid gap-4">
        <ExhibitionBreadcrumb exhibition={exhibition} here={<Trans>Prize draw</Trans>} />
        <ExhibitionTop exhibition={exhibition} title={<Trans>{name}: prize draw</Trans>} />
        <ExhibitionSections exhibition={exhibition} />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-8">
        <div className="grid content-start justify-items-center gap-5">
          <PrivatePart
            kind="buyer"
            skeleton={<Skeleton className="size-60 rounded-full md:size-72" />}
            guest={
              <>
                <Wheel prizes={lottery.prizes} />
                {lottery.status === 'OPENING' ? (
                  <Button look="primary" size="large" onClick={() => void askForLogin()}>
                    <Trans>Log in to spin the wheel</Trans>
                  </Button>
                ) : (
                  <DrawDays lottery={lottery} />
                )}
              </>
            }
          >
            <OwnSpin exhibitionId={id} lottery={lottery} />
          </PrivatePart>
        </div>
        <PrizeTable prizes={lottery.prizes} />
      </div>
      <Section title={<Trans>How to check the draw</Trans>}>
        <CheckDraw exhibitionId={id} lottery={lottery} />
      </Section>
    </div>
  );
}
