import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SavedPocket } from '#platform/pocket/pocket-store.ts';
import { useFormat } from '#ui/format.ts';
import { formatDayAndTime } from '#ui/format-time.ts';
import { toMegabytes } from '#ui/megabytes.ts';

type Props = {
  readonly saved: SavedPocket;
  readonly isOld: boolean;
};

/** Anything smaller is as small. */
const leastMegabytes = 0.1;

/** Size and age of a stored exhibition. */
export function SavedState({ saved: { bytes, checkedAt, missingPictures = 0, products }, isOld }: Props) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const megabytes = number(Math.max(leastMegabytes, toMegabytes(bytes)));
  return (
    <>
      <p className="figures">
        <Trans>
          {megabytes} MB, updated {formatDayAndTime(i18n.locale, checkedAt)}
        </Trans>
      </p>
      {products && (
        <p>
          <Trans>
            Has {number(products.stored)} of {number(products.all)} products: the first ones of each
            exhibitor.
          </Trans>
        </p>
      )}
      {missingPictures > 0 && (
        <p className="text-time">
          <Plural
            value={missingPictures}
            one="# picture is missing. Update this copy to load it."
            other="# pictures are missing. Update this copy to load them."
          />
        </p>
      )}
      {isOld && (
        <p className="text-time">
          <Trans>Update available: this copy is more than a day old.</Trans>
        </p>
      )}
    </>
  );
}
