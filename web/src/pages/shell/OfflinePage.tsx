import { Trans } from '@lingui/react/macro';
import { WifiOff } from '#ui/icons.tsx';
import { useEffect, useState } from 'react';
import { openCachedCopy, readableOffline, type Visited } from '#platform/visited.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { RecentlySeen } from '../RecentlySeen.tsx';

/** Offline, on a page that was never visited: lists the pages that can be read. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const [pages, setPages] = useState<readonly Visited[]>([]);
  useEffect(() => {
    let here = true;
    void openCachedCopy();
    void readableOffline().then((found) => {
      if (here) setPages(found);
    });
    return () => {
      here = false;
    };
  }, []);
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
            <ul className="grid pt-2 text-ink">
              {pages.map(({ href, title }) => (
                // A full load, which the service worker answers from its cache.
                <li key={href}>
                  <a href={href} className="flex min-h-11 items-center underline underline-offset-4">
                    <bdi>{title}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </EmptyView>
      <div className="page pb-10">
        <RecentlySeen />
      </div>
    </>
  );
}
