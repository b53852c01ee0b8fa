import { toBadgeNumber } from '@fairgate/badge/number';
import { toVerifyNumber } from '@fairgate/schema/verify-number';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useBadgeNumberQuery } from '#operations/badge-number.ts';
import { useOnline } from '#platform/online.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { CheckInButton } from './CheckInButton.tsx';
import { NumberResult } from './NumberResult.tsx';
import type { ScanOutcome } from './use-check-ins.ts';

type Props = {
  readonly fairId: string;
  /** Checks the holder in; returns the scan's id. Undefined on devices that only check. */
  readonly onCheckIn: ((number: string) => string) | undefined;
  readonly outcomeOf: (scanId: string) => ScanOutcome | undefined;
};

/** A number proves nothing by itself, so only the server can say whether it is a badge's. */
export function NumberSearch({ fairId, onCheckIn, outcomeOf }: Props) {
  const online = useOnline();
  const [typed, setTyped] = useState('');
  const [number, setNumber] = useState<string>();
  const { data, error, loading } = useBadgeNumberQuery({
    variables: { number: number ?? '' },
    skip: number === undefined,
  });
  const result = useRef<HTMLDivElement>(null);
  const isAnswered = number !== undefined && !loading;
  useEffect(() => {
    // Below the fields a phone's bottom bar would cover it.
    if (isAnswered) result.current?.scrollIntoView({ block: 'nearest' });
  }, [isAnswered, number]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setNumber(toBadgeNumber(typed) ?? toVerifyNumber(typed));
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextField
        label={<Trans>Number on the badge</Trans>}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        required
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
      />
      <Button type="submit" pending={loading}>
        <Trans>Check the number</Trans>
      </Button>
      <div ref={result} className="grid gap-3 empty:hidden">
        {number !== undefined && !online && (
          <p role="alert" className="text-time">
            <Trans>A number can only be checked online. Scan the code instead: that works offline.</Trans>
          </p>
        )}
        {isAnswered && online && (
          <NumberResult fairId={fairId} badges={error ? undefined : data?.verifyNumber.badges}>
            {(badgeNumber) => (
              <CheckInButton
                key={badgeNumber}
                number={badgeNumber}
                onCheckIn={onCheckIn}
                outcomeOf={outcomeOf}
              />
            )}
          </NumberResult>
        )}
      </div>
    </form>
  );
}
