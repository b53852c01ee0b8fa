import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { ChoosePassword } from '#features/login-panel/ChoosePassword.tsx';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { useAcceptInvitationMutation } from '#operations/accept-invitation.ts';
import { useCheckInvitationMutation } from '#operations/check-invitation.ts';
import { outcomeOf, type Outcome } from '#platform/outcome.ts';
import { InvitationSkeleton } from './InvitationSkeleton.tsx';
import { Welcome } from './Welcome.tsx';

type Invited = { readonly supplierName: string; readonly name: string; readonly email: string };
type Props = {
  readonly link: string;
  /** Content for a link that does not work, or no longer. */
  readonly used: ReactNode;
};

/** The link is checked first, and can still be used elsewhere in the meantime. */
export function InvitationByLink({ link, used }: Props) {
  const [check] = useCheckInvitationMutation();
  const [accept] = useAcceptInvitationMutation();
  const [checked, setChecked] = useState<Outcome<Invited>>();
  const [isAccepted, setAccepted] = useState(false);
  const checkLink = () => outcomeOf(check({ variables: { link } }), (data) => data.checkInvitation);
  const begin = useEffectEvent(checkLink);
  useEffect(() => {
    let wanted = true;
    void begin().then((outcome) => {
      if (wanted) setChecked(outcome);
    });
    return () => {
      wanted = false;
    };
  }, [link]);

  async function choose(password: string) {
    const { error } = await outcomeOf(
      accept({ variables: { input: { link, password } } }),
      (data) => data.acceptInvitation,
    );
    if (error?.code === 'RESET_LINK_INVALID') setChecked({ error });
    setAccepted(error === undefined);
    return error;
  }

  if (!checked) return <InvitationSkeleton />;
  if (!checked.done) {
    const { code } = checked.error;
    return code === 'RESET_LINK_INVALID' || code === 'BAD_USER_INPUT' ? (
      used
    ) : (
      <NotLoaded
        error={checked.error}
        onRetry={() => {
          setChecked(undefined);
          void checkLink().then(setChecked);
        }}
      />
    );
  }
  const { supplierName, name, email } = checked.done;
  if (isAccepted) return <Welcome supplierName={supplierName} />;
  return (
    <>
      <p>
        <Trans>
          Hello <bdi>{name}</bdi>, our team has invited you to manage{' '}
          <bdi className="font-semibold">{supplierName}</bdi> on Fairgate. You’ll log in with{' '}
          <bdi className="font-semibold wrap-anywhere">{email}</bdi>.
        </Trans>
      </p>
      <ChoosePassword email={email} submitText={<Trans>Save password and log in</Trans>} choose={choose} />
    </>
  );
}
