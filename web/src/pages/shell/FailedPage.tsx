import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { TriangleAlert } from '#ui/icons.tsx';
import { Fault, isMissingScript } from '#platform/fault.ts';
import { useOnline } from '#platform/online.ts';
import { useBackOnline } from '#platform/use-back-online.ts';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { pageErrorTexts } from '#ui/page-errors.gen.ts';
import { OfflinePage } from './OfflinePage.tsx';

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
  useBackOnline(retry, code, error);
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
