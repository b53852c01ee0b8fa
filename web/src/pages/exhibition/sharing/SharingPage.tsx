import { Plural, Trans } from '@lingui/react/macro';
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
import { ServiceText } from '#ui/Texts.tsx';
import type { SharingData } from './sharing-data.ts';

type Props = {
  readonly exhibition: ExhibitionTicketFragment & ExhibitionSectionsFragment;
  readonly sharing: SharingData;
};

const OwnShare = privatePart(() => import('./OwnShare.tsx').then((module) => module.OwnShare));

/** §2.5 Sharing event: the buyer's link, the friends who came by it, and the prizes. */
export function SharingPage({ exhibition, sharing }: Props) {
  const name = useFormat().text(exhibition.name);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-8 pt-2 pb-12">
      <div className="grid gap-4">
        <ExhibitionBreadcrumb exhibition={exhibition} here={<Trans>Share and win</Trans>} />
        <ExhibitionTop exhibition={exhibition} title={<Trans>Share {name} and win</Trans>} />
        <ExhibitionSections exhibition={exhibition} />
        <p className="max-w-2xl">
          <Trans>
            Send your link to friends. Each one who pre-registers through it counts towards your prizes as
            soon as they confirm their email in the form, or check in at the fair.
          </Trans>
        </p>
      </div>
      <PrivatePart
        kind="buyer"
        skeleton={<Skeleton className="h-40 rounded-lg" />}
        guest={
          <>
            <p>
              <Button look="primary" size="large" onClick={() => void askForLogin()}>
                <Trans>Log in to get your link</Trans>
              </Button>
            </p>
            <Section title={<Trans>Prizes</Trans>}>
              <ul className="grid gap-3 md:grid-cols-3">
                {sharing.prizes.map(({ code, name: prize, friends }) => (
                  <li key={code} className="grid gap-1 rounded-md border border-line bg-paper p-4">
                    <span dir="auto" className="text-lg font-semibold">
                      <ServiceText>{prize}</ServiceText>
                    </span>
                    <span className="text-mute">
                      <Plural value={friends} one="# friend" other="# friends" />
                    </span>
                  </li>
                ))}
              </ul>
            </Section>
          </>
        }
      >
        <OwnShare exhibition={exhibition} sharing={sharing} />
      </PrivatePart>
    </div>
  );
}
