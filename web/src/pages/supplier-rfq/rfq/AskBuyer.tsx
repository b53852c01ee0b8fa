import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useOpenRfqConversationMutation } from '#operations/open-rfq-conversation.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';

type Props = { readonly rfqId: string; readonly conversationId: string | null };

/** The way to the messages with the buyer, which the first question begins. */
export function AskBuyer({ rfqId, conversationId }: Props) {
  const navigate = useNavigate();
  const [open, { loading }] = useOpenRfqConversationMutation();
  const { error, attempt } = useAttempt();
  if (conversationId !== null)
    return (
      <Link to="/inbox/$conversationId" params={{ conversationId }} className={buttonStyle()}>
        <Trans>Messages</Trans>
      </Link>
    );
  const begin = async () => {
    const opened = await attempt(open({ variables: { rfqId } }), (data) => data.openRfqConversation);
    if (opened)
      await navigate({ to: '/inbox/$conversationId', params: { conversationId: opened.conversationId } });
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
