import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSendBadgeAgainMutation } from '#operations/send-badge-again.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';

/** §7.3 reSendMyBadgeNow: has the badge mailed to its owner. */
export function SendBadge({
  exhibitionId,
  email,
}: {
  readonly exhibitionId: string;
  readonly email: string;
}) {
  const [send, { loading }] = useSendBadgeAgainMutation();
  const { error, attempt } = useAttempt();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === email)
    return (
      <p role="status">
        <Trans>
          If <bdi className="font-semibold wrap-anywhere">{email}</bdi> is registered, the badge is on its
          way.
        </Trans>
      </p>
    );
  const ask = async () => {
    const done = await attempt(
      send({ variables: { input: { exhibitionId, email } } }),
      (data) => data.sendBadgeAgain,
    );
    if (done) setSentTo(email);
  };
  return (
    <>
      <Button
        size="small"
        pending={loading}
        onClick={() => {
          void ask();
        }}
      >
        <Trans>Email me the badge</Trans>
      </Button>
      <ErrorOfOperation error={error} />
    </>
  );
}
