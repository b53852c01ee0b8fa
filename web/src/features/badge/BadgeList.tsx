import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BadgeFieldsFragment } from '#graphql';
import { clockDiffersMs } from '#platform/badge-lists.ts';
import { badgeId } from '#platform/badge-store.ts';
import { Button } from '#ui/Button.tsx';
import { Maximize } from '#ui/icons-on-demand.tsx';
import { Select } from '#ui/Select.tsx';
import { DateRangeText } from '#ui/Texts.tsx';
import { AddToWallet, type Holding } from './AddToWallet.tsx';
import { BadgeFiles } from './BadgeFiles.tsx';
import { BadgeScreen } from './BadgeScreen.tsx';
import { BadgeSheet } from './BadgeSheet.tsx';
import { BadgeState } from './BadgeState.tsx';
import { useClockOffset } from './use-clock-offset.ts';

type Props = {
  /** At least one. */
  readonly badges: readonly BadgeFieldsFragment[];
  /** How the viewer holds a badge; undefined for one that this device only remembers. */
  readonly holdingOf: (badge: BadgeFieldsFragment) => Holding | undefined;
  /** The page is for saving files, not for the gate. */
  readonly isDownload?: boolean;
  /** How far this device's clock is behind the server's, in ms, where the page knows it. */
  readonly clockOffsetMs?: number | undefined;
};

/** One badge at a time, with a choice where there are several. */
export function BadgeList({ badges, holdingOf, isDownload = false, clockOffsetMs: known }: Props) {
  const clockOffsetMs = useClockOffset(known);
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string>();
  const [isShown, setIsShown] = useState(false);
  const badge = badges.find((one) => badgeId(one) === chosen) ?? badges[0];
  if (!badge) return null;
  const holding = holdingOf(badge);
  return (
    <div className="grid w-full max-w-md gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-2 print:hidden">
        <BadgeState badge={badge} clockOffsetMs={clockOffsetMs} />
        <p className="text-sm text-mute">
          <DateRangeText from={badge.exhibition.startsOn} to={badge.exhibition.endsOn} />
        </p>
      </div>
      {Math.abs(clockOffsetMs) > clockDiffersMs && (
        <p role="alert" className="rounded-md bg-time-tint p-3 text-time print:hidden">
          <Trans>
            This device’s clock is wrong. It doesn’t change your badge, but please set the date and time.
          </Trans>
        </p>
      )}
      <div className="rounded-lg border border-line">
        <BadgeSheet key={badgeId(badge)} badge={badge} />
      </div>
      {/* A revoked badge opens no gate. */}
      {!badge.revokedAt && (
        <div className="flex flex-wrap gap-2 max-md:*:grow print:hidden">
          {!isDownload && (
            <Button look="primary" onClick={() => setIsShown(true)}>
              <Maximize aria-hidden size={20} />
              <Trans>Show full screen</Trans>
            </Button>
          )}
          <BadgeFiles badge={badge} />
          {holding && <AddToWallet badge={badge} holding={holding} />}
        </div>
      )}
      {/* Below the badge: on a phone the code of the first one is seen at once. */}
      {badges.length > 1 && (
        <div className="print:hidden">
          <Select
            label={t`Fair`}
            value={badgeId(badge)}
            options={badges.map((one) => ({
              value: badgeId(one),
              label: one.revokedAt ? `${one.exhibition.name} · ${t`Revoked`}` : one.exhibition.name,
            }))}
            onChange={setChosen}
          />
        </div>
      )}
      {isShown && <BadgeScreen badge={badge} onClose={() => setIsShown(false)} />}
    </div>
  );
}
