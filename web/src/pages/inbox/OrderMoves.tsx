import { orderMaxCharacters } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { rfqKey } from '#features/rfq/rfq-key.ts';
import { useCancelOrderMutation } from '#operations/cancel-order.ts';
import { useRefuseOrderMutation } from '#operations/refuse-order.ts';
import { useShipOrderMutation } from '#operations/ship-order.ts';
import type { OperationError } from '#platform/operation-error.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { useDraft } from '#platform/use-draft.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';

type Props = {
  readonly id: string;
  readonly onChange: () => void;
  readonly onCancel: () => void;
};

/** The supplier has sent the goods on their way. */
export function ShipOrder({ id, onChange, onCancel }: Props) {
  const [key] = useState(() => crypto.randomUUID());
  const [carrier, setCarrier] = useDraft(`order-carrier:${id}`);
  const [trackingNumber, setTrackingNumber] = useDraft(`order-tracking:${id}`);
  const [send, { loading }] = useShipOrderMutation();
  const { error, attempt } = useAttempt();
  const ship = async () => {
    const content = { orderId: id, carrier: carrier.trim(), trackingNumber: trackingNumber.trim() };
    const input = { ...content, idempotencyKey: await rfqKey(key, content) };
    if (!(await attempt(send({ variables: { input } }), (data) => data.shipOrder))) return;
    setCarrier('');
    setTrackingNumber('');
    onChange();
  };
  return (
    <Move
      error={error}
      button={
        <Button look="primary" pending={loading} onClick={() => void ship()}>
          <Trans>Mark as shipped</Trans>
        </Button>
      }
      onCancel={onCancel}
    >
      <TextField
        name="carrier"
        value={carrier}
        maxLength={orderMaxCharacters.carrier}
        label={<Trans>Carrier (optional)</Trans>}
        onChange={({ target }) => setCarrier(target.value)}
      />
      <TextField
        name="trackingNumber"
        dir="ltr"
        value={trackingNumber}
        maxLength={orderMaxCharacters.trackingNumber}
        label={<Trans>Tracking number (optional)</Trans>}
        onChange={({ target }) => setTrackingNumber(target.value)}
      />
    </Move>
  );
}

type EndProps = Props & {
  readonly step: 'refuse' | 'cancel';
  /** A supplier says why. */
  readonly needsReason: boolean;
};

/** An order is refused or cancelled. */
export function EndOrder({ id, step, needsReason, onChange, onCancel }: EndProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useDraft(`order-${step}:${id}`);
  const [refuse, refusing] = useRefuseOrderMutation();
  const [cancel, cancelling] = useCancelOrderMutation();
  const { error, attempt } = useAttempt();
  const end = async () => {
    const content = { orderId: id, reason: reason.trim() };
    const input = { ...content, idempotencyKey: await rfqKey(key, content) };
    const done =
      step === 'refuse'
        ? await attempt(refuse({ variables: { input } }), (data) => data.refuseOrder)
        : await attempt(cancel({ variables: { input } }), (data) => data.cancelOrder);
    if (!done) return;
    setReason('');
    onChange();
  };
  return (
    <Move
      error={error}
      button={
        <Button
          look="primary"
          pending={refusing.loading || cancelling.loading}
          disabled={needsReason && reason.trim() === ''}
          onClick={() => void end()}
        >
          {step === 'refuse' ? <Trans>Refuse order</Trans> : <Trans>Cancel this order</Trans>}
        </Button>
      }
      onCancel={onCancel}
    >
      <TextArea
        name="reason"
        rows={3}
        required={needsReason}
        value={reason}
        maxLength={orderMaxCharacters.reason}
        label={needsReason ? <Trans>Reason</Trans> : <Trans>Reason (optional)</Trans>}
        onChange={({ target }) => setReason(target.value)}
      />
    </Move>
  );
}

type MoveProps = {
  readonly error: OperationError | undefined;
  readonly button: ReactNode;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

function Move({ error, button, onCancel, children }: MoveProps) {
  return (
    <div className="grid max-w-xl gap-4 rounded-lg border border-line bg-surface p-4">
      {children}
      <ErrorOfOperation error={error} />
      <div className="flex flex-wrap gap-2">
        {button}
        <Button onClick={onCancel}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </div>
  );
}
