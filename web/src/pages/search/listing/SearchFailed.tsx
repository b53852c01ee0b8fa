import type { ErrorCode } from '@fairgate/schema/errors';
import { Trans } from '@lingui/react/macro';
import { ServerCrash } from '#features/search/icons.ts';
import { WifiOff } from '#ui/icons.tsx';
import { useOnline } from '#platform/online.ts';
import { useBackOnline } from '#platform/use-back-online.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';

/** The search did not answer. Keyword and filters are still in the address. */
export function SearchFailed({ code, onRetry }: { readonly code: ErrorCode; readonly onRetry: () => void }) {
  const isOffline = !useOnline();
  useBackOnline(onRetry, code);
  return (
    <EmptyView
      icon={isOffline ? WifiOff : ServerCrash}
      title={
        isOffline ? (
          <Trans>You’re offline</Trans>
        ) : code === 'TIME_OUT' ? (
          <Trans>The search took too long</Trans>
        ) : (
          <Trans>Search isn’t responding</Trans>
        )
      }
      actions={
        <Button look="primary" onClick={onRetry}>
          <Trans>Search again</Trans>
        </Button>
      }
    >
      {isOffline ? (
        <Trans>
          Search needs an internet connection. Your search and filters are saved, and pages you’ve visited
          still open.
        </Trans>
      ) : (
        <Trans>Your search and filters are saved. Please try again in a moment.</Trans>
      )}
    </EmptyView>
  );
}
