import { Trans } from '@lingui/react/macro';
import { useOwnCardRequestsQuery } from '#operations/own-card-requests.ts';
import { useRequestCardMutation } from '#operations/request-card.ts';
import { askForLogin } from '#platform/session/ask-for-login.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { DateText } from '#ui/Texts.tsx';

type Props = { readonly supplierId: string; readonly exhibitionId: string };

/** Asks the exhibitor for email and phone; the answer comes into the saved cards. */
export function RequestCard({ supplierId, exhibitionId }: Props) {
  const signedIn = useSignedIn();
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
    if (signedIn !== 'buyer') return void askForLogin();
    const variables = { input: { exhibitionId, supplierId } };
    if (await attempt(request({ variables }), (sent) => sent.requestCard)) await refetch();
  };
  if (signedIn === 'supplier') return null;
  if (asked)
    return (
      <p role="status" className="text-mute">
        <Trans>
          You asked on <DateText iso={asked.requestedAt} />. The answer will be in your saved cards.
        </Trans>
      </p>
    );
  return (
    <div className="grid gap-2">
      <Button pending={loading} onClick={() => void ask()}>
        <Trans>Ask for email and phone</Trans>
      </Button>
      <p className="text-sm text-mute">
        <Trans>The exhibitor sees your name, company and country.</Trans>
      </p>
      <ErrorOfOperation error={error} />
    </div>
  );
}
