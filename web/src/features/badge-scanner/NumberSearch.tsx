import { toBadgeNumber } from '@fairgate/badge/number';
import { toVerifyNumber } from '@fairgate/schema/verify-number';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useBadgeNumberQuery } from '#operations/badge-number.ts';
import { useOnline } from '#platform/online.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { NumberResult } from './NumberResult.tsx';

/** A number proves nothing by itself, so only the server can say whether it is a badge's. */
export function NumberSearch({ fairId }: { readonly fairId: string }) {
  const online = useOnline();
  const [typed, setTyped] = useState('');
  const [number, setNumber] = useState<string>();
  const { data, error, loading } = useBadgeNumberQuery({
    variables: { number: number ?? '' },
    skip: number === undefined,
  });
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
      {number !== undefined && !online && (
        <p role="alert" className="text-time">
          <Trans>A number can only be checked online. Scan the code instead: that works offline.</Trans>
        </p>
      )}
      {number !== undefined && online && !loading && (
        <NumberResult fairId={fairId} badges={error ? null : data?.verifyNumber.badges} />
      )}
    </form>
  );
}
