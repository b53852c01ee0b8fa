import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { RfqDetailFragment } from '#graphql';
import { useCloseRfqMutation } from '#operations/close-rfq.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';

type Props = { readonly rfq: RfqDetailFragment; readonly onChange: () => void };

/** Change it, end it, or begin another one with it. */
export function RfqActions({ rfq: { id, state }, onChange }: Props) {
  const [isClosing, setClosing] = useState(false);
  const isChangeable = state === 'OPEN' || state === 'EXPIRED';
  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap gap-2">
        {isChangeable && (
          <Link to="/rfq/edit/$rfqId" params={{ rfqId: id }} className={buttonStyle()}>
            <Trans>Change</Trans>
          </Link>
        )}
        <Link to="/rfq" search={{ rfq_id: id }} className={buttonStyle()}>
          <Trans>Start a new one with it</Trans>
        </Link>
        {isChangeable && !isClosing && (
          <Button look="quiet" onClick={() => setClosing(true)}>
            <Trans>Close this request</Trans>
          </Button>
        )}
      </div>
      {isChangeable && isClosing && (
        <Closing id={id} onClosed={onChange} onCancel={() => setClosing(false)} />
      )}
    </div>
  );
}

type ClosingProps = {
  readonly id: string;
  readonly onClosed: () => void;
  readonly onCancel: () => void;
};

function Closing({ id, onClosed, onCancel }: ClosingProps) {
  const [close, { loading }] = useCloseRfqMutation();
  const { error, attempt } = useAttempt();
  const end = async () => {
    if (await attempt(close({ variables: { id } }), (data) => data.closeRfq)) onClosed();
  };
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <p>
        <Trans>Suppliers can no longer quote. A closed request can’t be opened again.</Trans>
      </p>
      <ErrorOfOperation error={error} />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" pending={loading} onClick={() => void end()}>
          <Trans>Close this request</Trans>
        </Button>
        <Button onClick={onCancel}>
          <Trans>Leave it open</Trans>
        </Button>
      </div>
    </section>
  );
}
