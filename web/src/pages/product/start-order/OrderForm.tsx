import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { OrderFields } from '#features/order/OrderFields.tsx';
import {
  beginWith,
  dropDraft,
  inputOf,
  type OrderedGoods,
  type OrderValues,
  readDraft,
  writeDraft,
} from '#features/order/order-values.ts';
import { useOrder } from '#features/order/use-order.ts';
import { rfqKey } from '#features/rfq/rfq-key.ts';
import { useRfqViewer } from '#features/rfq/use-rfq-viewer.ts';
import type { StartOrderQuery } from '#graphql';
import { useOnline } from '#platform/online.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { useFormat, type UnitName } from '#ui/format.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SubmissionNote } from '#ui/SubmissionNote.tsx';
import { PerUnit, PriceText } from '#ui/Texts.tsx';
import { totalOf } from '../product/quantity.ts';

type Terms = NonNullable<StartOrderQuery['product']>['shipmentTerms'];
type Price = OrderedGoods['price'];

type Props = OrderedGoods & {
  /** The name of the draft on this device. */
  readonly form: string;
  readonly unit: UnitName;
  readonly shipmentTerms: Terms;
  readonly paymentTerms: Terms;
  /** Whether the price is what the service said when it refused another one. */
  readonly isNewPrice: boolean;
  /** The service has said another price. */
  readonly onPrice: (price: Price) => void;
};

/** §7.3 An order: the form, and what is on its way. Then its conversation opens. */
export function OrderForm({ form, unit, shipmentTerms, paymentTerms, isNewPrice, onPrice, ...goods }: Props) {
  const viewer = useRfqViewer(undefined);
  const account = 'account' in viewer ? viewer.account : '';
  const isBuyer = viewer.state === 'buyer';
  const { sent, key, state, failure, send, forget, change, isChanging } = useOrder(
    form,
    isBuyer ? viewer.id : undefined,
  );
  const navigate = useNavigate();
  const online = useOnline();
  const { counted } = useFormat();
  const [newKey] = useState(() => crypto.randomUUID());
  const sentId = sent?.id;
  const leave = useEffectEvent((conversationId: string) => {
    dropDraft(form, account);
    forget();
    void navigate({ to: '/inbox/$conversationId', params: { conversationId }, replace: true });
  });
  useEffect(() => {
    if (sentId !== undefined) leave(sentId);
  }, [sentId]);
  // Once for each submission: the quantity may change after it.
  const refusedKey = failure?.code === 'PRICE_CHANGED' ? key : undefined;
  const take = useEffectEvent(() => {
    if (failure?.price) onPrice(failure.price);
  });
  useEffect(() => {
    if (refusedKey !== undefined) take();
  }, [refusedKey]);

  if (viewer.state === 'other')
    return (
      <p className="text-mute">
        <Trans>Only buyers place orders. Log out and log in as a buyer to place one.</Trans>
      </p>
    );
  if (viewer.state === 'failed') return <ErrorOfOperation error={{ code: 'NETWORK_ERROR' }} />;
  const note = state && (
    <SubmissionNote state={state} online={online} onChange={change} isChanging={isChanging} />
  );
  if (state && state.kind !== 'unknown') return note;
  if (viewer.state === 'loading' || sent) return <Skeleton className="h-140 max-w-xl rounded-lg" />;

  const draft = readDraft(form, account);
  const draftKey = draft?.key ?? newKey;
  const contact = isBuyer ? viewer.contact : undefined;
  const values = beginWith(
    {
      shipmentTerm: (shipmentTerms.find(({ code }) => code === 'FOB') ?? shipmentTerms[0])?.code ?? '',
      paymentTerm: paymentTerms[0]?.code ?? '',
      ...(contact && {
        contactName: contact.contactName,
        companyName: contact.companyName,
        phone: contact.phone,
        destinationCode: contact.countryCode,
      }),
    },
    draft?.values,
  );
  const submit = async (typed: OrderValues) => {
    const input = inputOf(typed, goods, '');
    await send({ ...input, idempotencyKey: await rfqKey(draftKey, input) });
  };
  return (
    <div className="grid gap-5">
      {note}
      <OrderFields
        key={account}
        values={values}
        shipmentTerms={shipmentTerms}
        paymentTerms={paymentTerms}
        email={isBuyer ? viewer.email : undefined}
        refused={failure}
        onChange={(typed) => writeDraft(form, account, { key: draftKey, values: typed })}
        onSubmit={submit}
      >
        {isNewPrice && (
          <p role="alert" className="rounded-md bg-brand-tint p-3 text-sm text-brand-ink">
            <Trans>
              The price has changed. It’s now <PriceText value={goods.price} />
              <PerUnit unit={unit} />. Place the order again if you agree.
            </Trans>
          </p>
        )}
        <p className="figures flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
          <span className="text-mute">
            <bdi>{counted(goods.quantity, unit)}</bdi> × <PriceText value={goods.price} />
          </span>
          <PriceText value={totalOf(goods.price, goods.quantity)} className="text-2xl font-bold" />
        </p>
      </OrderFields>
    </div>
  );
}
