import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { WifiOff } from '#ui/icons.tsx';
import { useConnection } from '#platform/online.ts';
import { formatDayAndTime } from '#ui/format-time.ts';

/** Shows that the server is not reached and how old the page is. */
export function OfflineText() {
  const { storedAt } = useConnection();
  const { i18n } = useLingui();
  const { renderedAt } = useRouteContext({ from: '__root__' });
  const madeAt = storedAt ?? renderedAt;
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 bg-time-tint px-4 py-2 text-sm text-time"
    >
      <WifiOff aria-hidden size={17} className="shrink-0" />
      <span className="text-balance">
        {madeAt ? (
          <Trans>You’re offline. This page is from {formatDayAndTime(i18n.locale, madeAt)}.</Trans>
        ) : (
          <Trans>You’re offline.</Trans>
        )}
      </span>
    </p>
  );
}
