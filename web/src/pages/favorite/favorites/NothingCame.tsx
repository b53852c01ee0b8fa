import { Trans } from '@lingui/react/macro';
import { useOnline } from '#platform/online.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { CloudOff } from '#ui/icons.tsx';

/** The list could not be had. */
export function NothingCame({ onRetry }: { readonly onRetry: () => void }) {
  const online = useOnline();
  return (
    <EmptyView
      icon={CloudOff}
      title={<Trans>Your list did not come</Trans>}
      actions={
        <Button look="primary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {online ? (
        <Trans id="error.network">The service behind this page could not be reached.</Trans>
      ) : (
        <Trans>You are offline. Your list is kept with your account and comes back with the network.</Trans>
      )}
    </EmptyView>
  );
}
