import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { applyUpdate } from '#platform/update.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

export function UpdateNotice() {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
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
