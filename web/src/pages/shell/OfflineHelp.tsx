import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useReadableOffline } from '#platform/use-readable-offline.ts';
import { openCachedCopy } from '#platform/visited.ts';
import { PageLinks } from '#ui/PageLinks.tsx';

/** On a page that is not stored: the pages that can be read. */
export function OfflineHelp() {
  const pages = useReadableOffline();
  useEffect(() => void openCachedCopy(), []);
  if (pages.length === 0) return <Trans>It will open automatically when you’re back online.</Trans>;
  return (
    <>
      <p>
        <Trans>It will open automatically when you’re back online. You can read these pages now:</Trans>
      </p>
      <PageLinks pages={pages} />
    </>
  );
}
