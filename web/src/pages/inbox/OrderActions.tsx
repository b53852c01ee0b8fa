import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { OrderFactsFragment } from '#graphql';
import { useConfirmOrderMutation } from '#operations/confirm-order.ts';
import { useReceiveOrderMutation } from '#operations/receive-order.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { EndOrder, ShipOrder } from './OrderMoves.tsx';

type Props = { readonly order: OrderFactsFragment; readonly onChange: () => void };
type Open = 'refuse' | 'cancel' | 'ship';

/** What the viewer's side can do with the order in its state. */
export function OrderActions({ order: { id, state }, onChange }: Props) {
  const isSupplier = useSignedIn() === 'supplier';
  const [open, setOpen] = useState<Open>();
  const move = { id, onChange, onCancel: () => setOpen(undefined) };
  if (open === 'ship') return <ShipOrder {...move} />;
  if (open) return <EndOrder {...move} step={open} needsReason={isSupplier} />;
  const cancel = (
    <Button look="quiet" onClick={() => setOpen('cancel')}>
      <Trans>Cancel this order</Trans>
    </Button>
  );
  switch (state) {
    case 'PLACED':
      return isSupplier ? (
        <Confirm id={id} onChange={onChange} onRefuse={() => setOpen('refuse')} />
      ) : (
        <Waiting>{cancel}</Waiting>
      );
    case 'CONFIRMED':
      return isSupplier ? (
        <div className="flex flex-wrap gap-2">
          <Button look="primary" onClick={() => setOpen('ship')}>
            <Trans>Mark as shipped</Trans>
          </Button>
          {cancel}
        </div>
      ) : null;
    case 'SHIPPED':
      return isSupplier ? null : <Receive id={id} onChange={onChange} />;
    default:
      return null;
  }
}

function Waiting({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-mute">
        <Trans>The supplier confirms your order or tells you why it can’t. We’ll email you.</Trans>
      </p>
      {children}
    </div>
  );
}

type ConfirmProps = { readonly id: string; readonly onChange: () => void; readonly onRefuse: () => void };

function Confirm({ id, onChange, onRefuse }: ConfirmProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [send, { loading }] = useConfirmOrderMutation();
  const { error, attempt } = useAttempt();
  const isOutOfStock = error?.code === 'OUT_OF_STOCK';
  const confirm = async (madeToOrder: boolean) => {
    const idempotencyKey = madeToOrder ? `${key}-made` : key;
    const input = { idempotencyKey, orderId: id, madeToOrder };
    if (await attempt(send({ variables: { input } }), (data) => data.confirmOrder)) onChange();
  };
  return (
    <div className="grid gap-3">
      <ErrorOfOperation error={error} />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" pending={loading} onClick={() => void confirm(isOutOfStock)}>
          {isOutOfStock ? <Trans>Confirm as made to order</Trans> : <Trans>Confirm order</Trans>}
        </Button>
        <Button onClick={onRefuse}>
          <Trans>Refuse order</Trans>
        </Button>
      </div>
    </div>
  );
}

function Receive({ id, onChange }: { readonly id: string; readonly onChange: () => void }) {
  const [key] = useState(() => crypto.randomUUID());
  const [send, { loading }] = useReceiveOrderMutation();
  const { error, attempt } = useAttempt();
  const receive = async () => {
    const input = { idempotencyKey: key, orderId: id };
    if (await attempt(send({ variables: { input } }), (data) => data.receiveOrder)) onChange();
  };
  return (
    <div className="grid justify-items-start gap-3">
      <ErrorOfOperation error={error} />
      <Button look="primary" pending={loading} onClick={() => void receive()}>
        <Trans>I’ve received it</Trans>
      </Button>
    </div>
  );
}
