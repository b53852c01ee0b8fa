import { Trans } from '@lingui/react/macro';
import { useOnline } from '#platform/online.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { CloudOff } from '#ui/icons.tsx';

/** The list could not be loaded. */
export function NothingCame({ onRetry }: { readonly onRetry: () => void }) {
  const online = useOnline();
  return (
    <EmptyView
      icon={CloudOff}
      title={<Trans>Your list couldn’t be loaded</Trans>}
      actions={
        <Button look="primary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {online ? (
        <Trans id="error.network">This service couldn’t be reached. Please try again in a moment.</Trans>
      ) : (
        <Trans>You’re offline. Your list is saved to your account and will be back when you reconnect.</Trans>
      )}
    </EmptyView>
  );
}
