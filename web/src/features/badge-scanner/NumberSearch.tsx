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
import { OfflineNumber } from './OfflineNumber.tsx';
import type { ScannedExhibition } from './scanner-exhibition.ts';
import type { CheckLists } from './scanner-store.ts';
import type { ScanOutcome } from './use-check-ins.ts';

type Props = {
  readonly exhibition: ScannedExhibition;
  readonly lists: CheckLists | undefined;
  /** Checks the holder in; returns the scan's id. Undefined on devices that only check. */
  readonly onCheckIn: ((number: string) => string) | undefined;
  readonly outcomeOf: (scanId: string) => ScanOutcome | undefined;
};

/** A number proves nothing by itself: only the server can say whether it is a badge's. Without a network the device says what it knows. */
export function NumberSearch({ exhibition, lists, onCheckIn, outcomeOf }: Props) {
  const online = useOnline();
  const [typed, setTyped] = useState('');
  /** Empty: no number has this form. */
  const [number, setNumber] = useState<string>();
  const { data, error, loading } = useBadgeNumberQuery({
    variables: { number: number ?? '' },
    skip: !number || !online,
  });
  const firstSeen = useRef<Promise<number | undefined>>(undefined);
  const result = useRef<HTMLDivElement>(null);
  const isAnswered = number !== undefined && !loading;
  useEffect(() => {
    // Below the fields a phone's bottom bar would cover it.
    if (isAnswered) result.current?.scrollIntoView({ block: 'nearest' });
  }, [isAnswered, number]);
  const checkIn = (badgeNumber: string) => (
    <CheckInButton key={badgeNumber} number={badgeNumber} onCheckIn={onCheckIn} outcomeOf={outcomeOf} />
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const next = toBadgeNumber(typed) ?? toVerifyNumber(typed) ?? '';
    if (next !== number) firstSeen.current = undefined;
    setNumber(next);
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
        {isAnswered &&
          (online && number !== '' ? (
            <NumberResult exhibitionId={exhibition.id} badges={error ? undefined : data?.verifyNumber.badges}>
              {checkIn}
            </NumberResult>
          ) : (
            <OfflineNumber
              key={number}
              exhibition={exhibition}
              lists={lists}
              number={toBadgeNumber(number)}
              isNoted={!onCheckIn}
              lookOnce={(look) => (firstSeen.current ??= look())}
            >
              {checkIn}
            </OfflineNumber>
          ))}
      </div>
    </form>
  );
}
