import { Trans } from '@lingui/react/macro';
import { useOnline } from '#platform/online.ts';
import type { OperationError } from '#platform/operation-error.ts';
import { useBackOnline } from '#platform/use-back-online.ts';
import { useReadableOffline } from '#platform/use-readable-offline.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { CloudOff, WifiOff } from '#ui/icons.tsx';
import { PageLinks } from '#ui/PageLinks.tsx';

type Props = {
  readonly error: OperationError;
  readonly onRetry: () => void;
  /** It is the whole page, which has no other heading. */
  readonly page?: boolean;
};

/** The error of a load (§8), with a retry button. Offline: the pages that can be read instead. */
export function NotLoaded({ error, onRetry, page = false }: Props) {
  const online = useOnline();
  useBackOnline(onRetry, error.code, error);
  return (
    <EmptyView
      page={page}
      icon={online ? CloudOff : WifiOff}
      title={online ? <Trans>This page couldn’t be loaded</Trans> : <Trans>You’re offline</Trans>}
      actions={
        <Button look="primary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <div role="alert">{online ? <ErrorMessage {...error} /> : <OnlyOnline />}</div>
    </EmptyView>
  );
}

/** No data of an account are stored on a device: it may be shared, and a session can be ended from another one. */
function OnlyOnline() {
  const pages = useReadableOffline();
  return (
    <>
      <p>
        <Trans>
          Your account’s data isn’t stored on this device. It will be shown when you’re back online.
        </Trans>
      </p>
      {pages.length > 0 && (
        <>
          <p className="pt-2">
            <Trans>You can read these pages now:</Trans>
          </p>
          <PageLinks pages={pages} />
        </>
      )}
    </>
  );
}
