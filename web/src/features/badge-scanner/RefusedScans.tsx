import { Trans } from '@lingui/react/macro';
import { deviceId } from './scan-device.ts';
import { OutcomeText } from './OutcomeText.tsx';
import type { ScanOutcome } from './use-check-ins.ts';

const shownMost = 20;

/** Scans that looked right offline and were not the badge's check-in: the latest first. */
export function RefusedScans({ outcomes }: { readonly outcomes: readonly ScanOutcome[] }) {
  const refused = outcomes.filter(
    ({ status, checkIn }) => status !== 'CHECKED_IN' && checkIn?.deviceId !== deviceId(),
  );
  if (refused.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">
        <Trans>Refused scans</Trans>
      </h2>
      <ul className="grid divide-y divide-line rounded-lg border border-line">
        {refused
          .slice(-shownMost)
          .toReversed()
          .map((outcome) => (
            <li key={outcome.nonce} className="grid gap-1 p-3 text-sm">
              <span dir="ltr" className="figures text-match font-semibold">
                {outcome.badgeNumber}
              </span>
              <span className="text-mute">
                <OutcomeText outcome={outcome} />
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
