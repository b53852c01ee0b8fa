import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedPocket } from '#platform/pocket/pocket-store.ts';
import { useFormat } from '#ui/format.ts';
import { formatDayAndTime } from '#ui/format-time.ts';

type Props = {
  readonly saved: SavedPocket;
  readonly isOld: boolean;
};

const bytesOfMegabyte = 1_000_000;
/** Anything smaller is as small. */
const leastMegabytes = 0.1;

/** Size and age of a stored exhibition. */
export function SavedState({ saved: { bytes, checkedAt }, isOld }: Props) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const megabytes = number(Math.max(leastMegabytes, Math.round((bytes / bytesOfMegabyte) * 10) / 10));
  return (
    <>
      <p className="figures">
        <Trans>
          {megabytes} MB, updated {formatDayAndTime(i18n.locale, checkedAt)}
        </Trans>
      </p>
      {isOld && (
        <p className="text-time">
          <Trans>Update available: this copy is more than a day old.</Trans>
        </p>
      )}
    </>
  );
}
