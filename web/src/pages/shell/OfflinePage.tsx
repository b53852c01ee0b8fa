import { Trans } from '@lingui/react/macro';
import { WifiOff } from '#ui/icons.tsx';
import { useEffect } from 'react';
import { useReadableOffline } from '#platform/use-readable-offline.ts';
import { openCachedCopy } from '#platform/visited.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { PageLinks } from '#ui/PageLinks.tsx';
import { RecentlySeen } from '../RecentlySeen.tsx';

/** Offline, on a page that was never visited: lists the pages that can be read. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const pages = useReadableOffline();
  useEffect(() => void openCachedCopy(), []);
  return (
    <>
      <EmptyView
        page
        icon={WifiOff}
        title={<Trans>You’re offline, and this page hasn’t been opened on this device before</Trans>}
        actions={
          <Button look="primary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {pages.length === 0 ? (
          <Trans>It will open automatically when you’re back online.</Trans>
        ) : (
          <>
            <p>
              <Trans>It will open automatically when you’re back online. You can read these pages now:</Trans>
            </p>
            <PageLinks pages={pages} />
          </>
        )}
      </EmptyView>
      <div className="page pb-10">
        <RecentlySeen />
      </div>
    </>
  );
}
