import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useOwnCardRequestsQuery } from '#operations/own-card-requests.ts';
import { useRequestCardMutation } from '#operations/request-card.ts';
import { currentMode } from '#platform/mode.ts';
import { useOnline } from '#platform/online.ts';
import { askForLogin } from '#platform/session/ask-for-login.ts';
import { saveLoginTask } from '#platform/session/login-tasks.ts';
import { isOfOthers, useSignedIn } from '#platform/session/signed-in.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { DateText } from '#ui/Texts.tsx';
import type { RequestedCard } from './request-card-task.ts';

type Props = RequestedCard & {
  /** With a link to the card, on pages other than its own. */
  readonly isLinked?: boolean;
};

/**
 * Asks the exhibitor for email and phone; the answer comes into the saved cards. A guest logs in first, and the request is
 * sent then (§4). Hidden from others than buyers, who have no saved cards.
 */
export function RequestCard({ supplierId, exhibitionId, isLinked = false }: Props) {
  const signedIn = useSignedIn();
  const online = useOnline();
  const { data, refetch } = useOwnCardRequestsQuery({
    variables: { exhibitionId },
    skip: signedIn !== 'buyer',
  });
  const [request, { loading }] = useRequestCardMutation();
  const { error, attempt } = useAttempt();
  const asked =
    data?.viewer?.__typename === 'Buyer'
      ? data.viewer.cardRequests?.find((one) => one.supplierId === supplierId)
      : undefined;
  const ask = async (): Promise<void> => {
    if (signedIn !== 'buyer') return afterLogin();
    const variables = { input: { exhibitionId, supplierId } };
    if (await attempt(request({ variables }), (sent) => sent.requestCard)) await refetch();
  };
  const afterLogin = async (): Promise<void> => {
    const drop = saveLoginTask({
      kind: 'card',
      key: `card:${exhibitionId}:${supplierId}`,
      payload: { supplierId, exhibitionId } satisfies RequestedCard,
    });
    // On the web the login is a panel, and closing it cancels the task; elsewhere it is another page.
    if (await askForLogin()) await refetch();
    else if (currentMode() === 'web') drop();
  };
  if (isOfOthers(signedIn)) return null;
  if (asked?.answeredAt)
    return (
      <p role="status" className="text-mute">
        <Trans>
          The exhibitor sent you the card on <DateText iso={asked.answeredAt} />.
        </Trans>{' '}
        {isLinked && (
          <Link
            to="/expo/$type/view/$cdpId"
            params={{ type: 'supplier', cdpId: supplierId }}
            search={{ exhibition_id: exhibitionId }}
            className="line-link text-ink underline underline-offset-4"
          >
            <Trans>Open the card</Trans>
          </Link>
        )}
      </p>
    );
  if (asked)
    return (
      <p role="status" className="text-mute">
        <Trans>
          You asked on <DateText iso={asked.requestedAt} />. The answer will be in your saved cards.
        </Trans>
      </p>
    );
  return (
    <div className="grid justify-items-start gap-2">
      <Button pending={loading} disabled={!online} onClick={() => void ask()}>
        <Trans>Ask for email and phone</Trans>
      </Button>
      <p role="status" className="text-sm text-mute">
        {online ? (
          <Trans>The exhibitor sees your name, company and country.</Trans>
        ) : (
          <Trans>You’re offline. You can ask when you’re back online.</Trans>
        )}
      </p>
      <ErrorOfOperation error={error} />
    </div>
  );
}
