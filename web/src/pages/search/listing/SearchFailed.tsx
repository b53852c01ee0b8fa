import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { ServerCrash } from '#features/search/icons.ts';
import { WifiOff } from '#ui/icons.tsx';
import type { OperationError } from '#platform/operation-error.ts';
import { useOnline } from '#platform/online.ts';
import { useBackOnline } from '#platform/use-back-online.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { pageErrorTexts } from '#ui/page-errors.gen.ts';

type Props = { readonly fault: OperationError; readonly onRetry: () => void };

/** The search did not answer. Keyword and filters are still in the address. */
export function SearchFailed({ fault, onRetry }: Props) {
  const { i18n } = useLingui();
  const { code, serviceMessage } = fault;
  const isOffline = !useOnline();
  const hasReason = code === 'RATE_LIMITED' || serviceMessage !== undefined;
  useBackOnline(onRetry, code, fault);
  return (
    <EmptyView
      icon={isOffline ? WifiOff : ServerCrash}
      title={
        isOffline ? (
          <Trans>You’re offline</Trans>
        ) : hasReason ? (
          <Trans>This page couldn’t be loaded</Trans>
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
      ) : hasReason ? (
        <bdi>{serviceMessage ?? i18n._(pageErrorTexts.RATE_LIMITED.id)}</bdi>
      ) : (
        <Trans>Your search and filters are saved. Please try again in a moment.</Trans>
      )}
    </EmptyView>
  );
}
