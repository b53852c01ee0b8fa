import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { OutcomeText } from './OutcomeText.tsx';
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
    <p role="status">{outcome ? <OutcomeText outcome={outcome} /> : <Trans>Saved on this device</Trans>}</p>
  );
}
