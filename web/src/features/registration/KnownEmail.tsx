import { emailPattern } from '@fairgate/schema/rules/email-pattern';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useCheckRegistrationMutation } from '#operations/check-registration.ts';
import { useOnline } from '#platform/online.ts';
import { outcomeOf } from '#platform/outcome.ts';
import { remedyFor } from '#platform/remedy.ts';
import { SendBadge } from './SendBadge.tsx';

type Props = {
  readonly exhibitionId: string;
  readonly email: string;
  /** The field was left: an email that is being typed is not checked. */
  readonly isTouched: boolean;
};

/** Before each attempt: no answer is not the answer that the email is new. */
const pausesMs = [600, 2_000, 5_000, 15_000, 30_000];

/** Below the email: tells that it is registered already, and offers its badge by email. */
export function KnownEmail({ exhibitionId, email, isTouched }: Props) {
  const [check] = useCheckRegistrationMutation();
  const [known, setKnown] = useState<string>();
  const online = useOnline();
  const asked = email.trim();
  useEffect(() => {
    if (!isTouched || !online || !emailPattern.test(asked)) return undefined;
    let isLatest = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<boolean> => {
      const { done, error } = await outcomeOf(
        check({ variables: { input: { exhibitionId, email: asked } } }),
        (data) => data.checkRegistration,
      );
      if (isLatest && done?.registered) setKnown(asked);
      return done !== undefined || remedyFor(error?.code) === undefined;
    };
    const begin = ([pauseMs, ...others]: readonly number[]): void => {
      // Without an answer after all attempts, the registration itself tells more.
      if (!isLatest || pauseMs === undefined) return;
      timer = setTimeout(() => void ask().then((isAnswered) => isAnswered || begin(others)), pauseMs);
    };
    begin(pausesMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [check, exhibitionId, asked, isTouched, online]);
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
