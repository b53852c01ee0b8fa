import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { formatDayAndTime } from '#ui/format-time.ts';
import { OutcomeText } from './OutcomeText.tsx';
import { OutcomeTitle } from './OutcomeTitle.tsx';
import { ResultCard } from './ResultCard.tsx';
import type { ScanOutcome } from './use-check-ins.ts';

type Props = {
  readonly number: string;
  readonly onCheckIn: ((number: string) => string) | undefined;
  readonly outcomeOf: (scanId: string) => ScanOutcome | undefined;
};

/** Checks in the holder of a typed number, once a person has compared the company. */
export function CheckInButton({ number, onCheckIn, outcomeOf }: Props) {
  const [scanId, setScanId] = useState<string>();
  const outcome = scanId === undefined ? undefined : outcomeOf(scanId);
  if (!onCheckIn) return null;
  return scanId === undefined ? (
    // In a form: it must not send it.
    <Button type="button" look="primary" onClick={() => setScanId(onCheckIn(number))}>
      <Trans>Check in</Trans>
    </Button>
  ) : (
    <NumberOutcome outcome={outcome} />
  );
}

function NumberOutcome({ outcome }: { readonly outcome: ScanOutcome | undefined }) {
  const { i18n } = useLingui();
  if (!outcome)
    return (
      <p role="status">
        <Trans>Saved on this device</Trans>
      </p>
    );
  const { status, checkIn } = outcome;
  const title = <OutcomeTitle status={status} />;
  return status === 'CHECKED_IN' ? (
    <ResultCard kind="valid" title={title}>
      {checkIn && formatDayAndTime(i18n.locale, checkIn.scannedAt)}
    </ResultCard>
  ) : (
    <ResultCard kind={status === 'ALREADY_CHECKED_IN' ? 'again' : 'refused'} title={title}>
      <OutcomeText outcome={outcome} />
    </ResultCard>
  );
}
