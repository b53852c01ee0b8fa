import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { applyUpdate, useUpdateWaiting } from '#platform/update.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Announces a new version. The page reloads only on the visitor's request. */
export function UpdateNote() {
  const waiting = useUpdateWaiting();
  const [isDismissed, setDismissed] = useState(false);
  if (!waiting || isDismissed) return null;
  return (
    <Notice
      actions={
        <>
          <Button size="small" look="quiet" onClick={() => setDismissed(true)}>
            <Trans>Later</Trans>
          </Button>
          <Button size="small" look="primary" onClick={applyUpdate}>
            <Trans>Update now</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        A new version of Fairgate is available. Anything you’ve typed will be lost when the page reloads.
      </Trans>
    </Notice>
  );
}
