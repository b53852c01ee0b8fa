import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useOpenRfqThreadMutation } from '#operations/open-rfq-thread.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';

type Props = { readonly rfqId: string; readonly threadId: string | null };

/** The way to the messages with the buyer, which the first question begins. */
export function AskBuyer({ rfqId, threadId }: Props) {
  const navigate = useNavigate();
  const [open, { loading }] = useOpenRfqThreadMutation();
  const { error, attempt } = useAttempt();
  if (threadId !== null)
    return (
      <Link to="/inbox/$threadId" params={{ threadId }} className={buttonStyle()}>
        <Trans>Messages</Trans>
      </Link>
    );
  const begin = async () => {
    const opened = await attempt(open({ variables: { rfqId } }), (data) => data.openRfqThread);
    if (opened) await navigate({ to: '/inbox/$threadId', params: { threadId: opened.threadId } });
  };
  return (
    <>
      <Button pending={loading} onClick={() => void begin()}>
        <Trans>Ask the buyer</Trans>
      </Button>
      <ErrorOfOperation error={error} />
    </>
  );
}
