import { preRegisterStatus } from '@fairgate/schema/urls/exhibition';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { OwnData } from '#features/private-page/OwnData.tsx';
import { PrizeConfirmation } from '#features/prize/PrizeConfirmation.tsx';
import { CopyField } from '#features/share/CopyField.tsx';
import { useShare } from '#features/share/use-share.ts';
import type { ExhibitionTicketFragment } from '#graphql';
import { useOwnSharingQuery } from '#operations/own-sharing.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { Button } from '#ui/Button.tsx';
import { Share2 } from '#ui/icons.tsx';
import { Section } from '#ui/Section.tsx';
import { ServiceText } from '#ui/Texts.tsx';
import type { SharingData } from './sharing-data.ts';

type Props = { readonly exhibition: ExhibitionTicketFragment; readonly sharing: SharingData };

/** The buyer's link, the number of friends, and the prizes that can be confirmed. */
export function OwnShare({ exhibition, sharing: { prizes } }: Props) {
  const { id } = exhibition;
  const read = useOwnSharingQuery({
    variables: { exhibitionId: id },
    skip: useSignedIn() !== 'buyer',
    fetchPolicy: 'no-cache',
  });
  return (
    <OwnData read={read}>
      {({ id: buyerId, sharing, prizeClaims }, retry, faultOf) =>
        sharing ? (
          <>
            <OwnLink exhibition={exhibition} code={sharing.code} friendCount={sharing.friendCount} />
            <Section title={<Trans>Prizes</Trans>}>
              <ul className="grid max-w-3xl gap-3">
                {prizes.map(({ code, name, friends }) => (
                  <li
                    key={code}
                    className="grid justify-items-start gap-2 rounded-md border border-line bg-paper p-4"
                  >
                    <h3 dir="auto" className="text-lg font-semibold">
                      <ServiceText>{name}</ServiceText>
                    </h3>
                    {sharing.friendCount >= friends ? (
                      <PrizeConfirmation
                        buyerId={buyerId}
                        exhibitionId={id}
                        event="SHARING"
                        prizeCode={code}
                        claim={prizeClaims?.find(
                          (claim) => claim.event === 'SHARING' && claim.prizeCode === code,
                        )}
                        another={prizeClaims?.at(-1)}
                      />
                    ) : (
                      <p className="text-mute">
                        <Plural
                          value={friends - sharing.friendCount}
                          one="# more friend to go"
                          other="# more friends to go"
                        />
                      </p>
                    )}
                  </li>
                ))}
              </ul>
            </Section>
          </>
        ) : (
          <NotLoaded error={faultOf('sharing')} onRetry={retry} />
        )
      }
    </OwnData>
  );
}

function OwnLink({
  exhibition,
  code,
  friendCount,
}: Pick<Props, 'exhibition'> & { readonly code: string; readonly friendCount: number }) {
  const { t } = useLingui();
  const path = preRegisterStatus.format({ exhibition: exhibitionParam(exhibition), status: 'preregister' });
  const address = `${location.origin}${path}?${new URLSearchParams({ source: code }).toString()}`;
  const share = useShare(address);
  return (
    <div className="grid max-w-xl gap-3">
      <p className="text-xl font-semibold">
        <Plural
          value={friendCount}
          _0="No friend has confirmed yet"
          one="# friend has confirmed"
          other="# friends have confirmed"
        />
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <CopyField address={address} label={t`Your link`} />
        <Button look="primary" onClick={share}>
          <Share2 aria-hidden size={18} />
          <Trans>Share</Trans>
        </Button>
      </div>
    </div>
  );
}
