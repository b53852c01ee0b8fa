import { emailPattern } from '@fairgate/schema/rules/email-pattern';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useCheckRegistrationMutation } from '#operations/check-registration.ts';
import { SendBadge } from './SendBadge.tsx';

type Props = {
  readonly exhibitionId: string;
  readonly email: string;
  /** The field was left: an email that is being typed is not checked. */
  readonly isTouched: boolean;
};

const pauseMs = 600;

/** Below the email: tells that it is registered already, and offers its badge by email. */
export function KnownEmail({ exhibitionId, email, isTouched }: Props) {
  const [check] = useCheckRegistrationMutation();
  const [known, setKnown] = useState<string>();
  const asked = email.trim();
  useEffect(() => {
    if (!isTouched || !emailPattern.test(asked)) return undefined;
    let isLatest = true;
    const timer = setTimeout(() => {
      // A failure is no answer: the registration itself tells more.
      check({ variables: { input: { exhibitionId, email: asked } } }).then(
        ({ data }) => {
          const result = data?.checkRegistration;
          if (isLatest && result?.__typename === 'RegistrationCheck' && result.registered) setKnown(asked);
        },
        () => undefined,
      );
    }, pauseMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [check, exhibitionId, asked, isTouched]);
  return (
    <div aria-live="polite" className="empty:hidden">
      {known === asked && asked !== '' && (
        <div className="grid justify-items-start gap-2 rounded-md bg-surface p-3 text-sm">
          <p>
            <Trans>This email is already registered for this fair.</Trans>
          </p>
          <SendBadge exhibitionId={exhibitionId} email={asked} />
        </div>
      )}
    </div>
  );
}
