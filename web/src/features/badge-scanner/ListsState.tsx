import { Trans, useLingui } from '@lingui/react/macro';
import { clockDiffersMs } from '#platform/badge-lists.ts';
import { Button } from '#ui/Button.tsx';
import { formatDayAndTime } from '#ui/format-time.ts';
import type { CheckLists } from './scanner-store.ts';

type Props = {
  readonly lists: CheckLists | undefined;
  readonly isRenewing: boolean;
  readonly onRenew: () => void;
};

/** Whether this device can check offline, how old its lists are, and whether its clock is right. */
export function ListsState({ lists, isRenewing, onRenew }: Props) {
  const { i18n } = useLingui();
  if (!lists)
    return (
      <div role="status" className="grid justify-items-start gap-2 rounded-md bg-time-tint p-3 text-time">
        <p>
          <Trans>
            This device can’t check badges yet. Connect to the internet once; then it works without.
          </Trans>
        </p>
        <Button size="small" pending={isRenewing} onClick={onRenew}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  const time = formatDayAndTime(i18n.locale, new Date(lists.loadedAt).toISOString());
  return (
    <div className="grid gap-2 text-sm text-mute">
      <p>
        <Trans>Ready, also without a network. Last updated: {time}</Trans>
      </p>
      {Math.abs(lists.clockOffsetMs) > clockDiffersMs && (
        <p role="alert" className="rounded-md bg-time-tint p-3 text-time">
          <Trans>This device’s clock is wrong. Checks use the right time, but please set the clock.</Trans>
        </p>
      )}
    </div>
  );
}
