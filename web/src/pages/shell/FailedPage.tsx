import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { TriangleAlert, WifiOff } from '#ui/icons.tsx';
import { Fault } from '#platform/fault.ts';
import { useOnline } from '#platform/online.ts';
import { useBackOnline } from '#platform/use-back-online.ts';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { isMissingScript } from '#ui/missing-script.ts';
import { pageErrorTexts } from '#ui/page-errors.gen.ts';
import { RecentlySeen } from '../RecentlySeen.tsx';
import { OfflineHelp } from './on-demand-parts.ts';

/** A page that could not be made: why (§8), and the way on. Offline: the pages that can be read. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const online = useOnline();
  const { i18n } = useLingui();
  const { code, serviceMessage } = Fault.from(error);
  const retry = () => {
    if (isMissingScript(error)) return location.reload();
    reset();
    void router.invalidate();
  };
  useBackOnline(retry, code, error);
  return (
    <>
      <EmptyView
        page
        icon={online ? TriangleAlert : WifiOff}
        title={
          online ? (
            <Trans>This page couldn’t be loaded</Trans>
          ) : (
            <Trans>You’re offline, and this page hasn’t been opened on this device before</Trans>
          )
        }
        actions={
          <>
            <Button look="primary" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
            <Link to="/" className={buttonStyle()}>
              <Trans>Home</Trans>
            </Link>
          </>
        }
      >
        {online ? (
          <bdi>{serviceMessage ?? i18n._((pageErrorTexts[code] ?? pageErrorTexts.SERVER_ERROR).id)}</bdi>
        ) : (
          <OfflineHelp />
        )}
      </EmptyView>
      {!online && (
        <div className="page pb-10">
          <RecentlySeen />
        </div>
      )}
    </>
  );
}
