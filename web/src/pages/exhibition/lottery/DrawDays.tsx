import { Trans } from '@lingui/react/macro';
import { DateText } from '#ui/Texts.tsx';
import type { LotteryData } from './lottery-data.ts';

/** When the draw opens, or that it is over. */
export function DrawDays({ lottery: { status, startsOn, endsOn } }: { readonly lottery: LotteryData }) {
  return (
    <p>
      {status === 'COMING' ? (
        <Trans>
          The draw opens on <DateText iso={startsOn} />.
        </Trans>
      ) : (
        <Trans>
          The draw ended on <DateText iso={endsOn} />.
        </Trans>
      )}
    </p>
  );
}
