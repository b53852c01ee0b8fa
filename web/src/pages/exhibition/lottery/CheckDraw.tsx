import { Trans } from '@lingui/react/macro';
import { DateText } from '#ui/Texts.tsx';
import { Facts } from '#ui/Facts.tsx';
import type { LotteryData } from './lottery-data.ts';

type Props = { readonly exhibitionId: string; readonly lottery: LotteryData };

/** How everyone checks the draw (docs/lottery.md): the seed's hash is published before, the seed afterwards. */
export function CheckDraw({ exhibitionId, lottery: { seed, seedHash, endsOn } }: Props) {
  return (
    <div className="grid max-w-3xl gap-4">
      <p>
        <Trans>
          Each result follows from a secret seed and the buyer’s number. The fingerprint of the seed is public
          before the draw, the seed itself after it. So nobody can change a result, and everyone can recompute
          it.
        </Trans>
      </p>
      <Facts
        facts={[
          {
            key: 'hash',
            name: <Trans>Fingerprint of the seed (SHA-256)</Trans>,
            value: <code className="text-sm break-all">{seedHash}</code>,
          },
          {
            key: 'seed',
            name: <Trans>Seed</Trans>,
            value: seed ? (
              <code className="text-sm break-all">{seed}</code>
            ) : (
              <Trans>
                Published when the draw ends, after <DateText iso={endsOn} />.
              </Trans>
            ),
          },
          {
            key: 'rule',
            name: <Trans>Roll, 0 to 9,999</Trans>,
            value: (
              <code dir="ltr" className="block text-start text-sm">
                ⌊ HMAC-SHA256(seed, "{exhibitionId}|buyer")[0…31 bit] × 10000 ÷ 2³² ⌋
              </code>
            ),
          },
        ]}
      />
      <p className="text-sm text-mute">
        <Trans>
          The first prize has the first rolls, and so on down the table. When a prize is gone, its rolls win
          the next one that is left.
        </Trans>
      </p>
    </div>
  );
}
