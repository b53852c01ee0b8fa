import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { TriangleAlert } from '#ui/icons.tsx';
import { useEffect, useEffectEvent } from 'react';
import { Fault, isMissingScript } from '#platform/fault.ts';
import { useOnline } from '#platform/online.ts';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { pageErrorTexts } from '#ui/page-errors.gen.ts';
import { OfflinePage } from './OfflinePage.tsx';

/** When the browser last said that it has a network again; by the clock of `performance`. */
let backMs = Number.NEGATIVE_INFINITY;
/** It says so before it has one: for so long, what could not be reached is asked for again, so often. */
const settlesMs = 20_000;
const againMs = 1_500;

/** A page that could not be made: why (§8), and the way on. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const online = useOnline();
  const { i18n } = useLingui();
  const { code } = Fault.from(error);
  const retry = () => {
    if (isMissingScript(error)) return location.reload();
    reset();
    void router.invalidate();
  };
  // Back in the network, the page comes by itself. One listener for good: a new one for every render would be put in
  // while the event is on its way, and miss it.
  const comeBack = useEffectEvent(retry);
  useEffect(() => {
    const listener = () => {
      backMs = performance.now();
      comeBack();
    };
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
  useEffect(() => {
    if (code !== 'NETWORK_ERROR' || performance.now() - backMs > settlesMs) return undefined;
    const timer = setTimeout(() => comeBack(), againMs);
    return () => clearTimeout(timer);
  }, [code, error]);
  if (!online) return <OfflinePage onRetry={retry} />;
  return (
    <EmptyView
      page
      icon={TriangleAlert}
      title={<Trans>This page couldn’t be loaded</Trans>}
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
      {i18n._((pageErrorTexts[code] ?? pageErrorTexts.SERVER_ERROR).id)}
    </EmptyView>
  );
}
