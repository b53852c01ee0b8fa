import { Trans } from '@lingui/react/macro';
import { declineInstall, install } from '#platform/install.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

export function InstallNotice() {
  return (
    <Notice
      actions={
        <>
          <Button size="small" look="quiet" onClick={declineInstall}>
            <Trans>Not now</Trans>
          </Button>
          <Button size="small" look="primary" onClick={() => void install()}>
            <Trans>Install</Trans>
          </Button>
        </>
      }
    >
      <Trans>Install Fairgate: it opens instantly and lets you view recent products offline.</Trans>
    </Notice>
  );
}
