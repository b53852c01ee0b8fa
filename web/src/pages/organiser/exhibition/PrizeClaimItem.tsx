import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { OwnPrizeClaimFragment, PrizeClaimState, PrizeEvent } from '#graphql';
import { useChangePrizeClaimMutation } from '#operations/change-prize-claim.ts';
import { Button } from '#ui/Button.tsx';
import { Dotted } from '#ui/Dotted.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { CountryText, ServiceText } from '#ui/Texts.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { Contact, SentItem } from './SentItem.tsx';
import { useChange } from '#platform/use-change.ts';

type Props = { readonly claim: OwnPrizeClaimFragment; readonly onChanged: () => Promise<unknown> };

/** A prize, where it is sent, and whether it has been handed over or refused. */
export function PrizeClaimItem({ claim, onChanged }: Props) {
  const { id, event, state, reason, name, phone, countryCode, address } = claim;
  const [send] = useChangePrizeClaimMutation();
  const { error, pending, change } = useChange();
  const article = useRef<HTMLElement>(null);
  const [isRefusing, setRefusing] = useState(false);
  const set = async (next: PrizeClaimState, why: string | null = null) => {
    const done = await change(
      { claimId: id, state: next, reason: why },
      (input) => send({ variables: { input } }),
      (data) => data.changePrizeClaim,
    );
    if (!done) return;
    setRefusing(false);
    await onChanged();
    article.current?.focus();
  };
  return (
    <SentItem
      title={<ServiceText>{claim.prizeName}</ServiceText>}
      state={<Dotted first={<StateText state={state} />} second={<EventText event={event} />} />}
      isOpen={state === 'OPEN'}
      ref={article}
      at={claim.claimedAt}
    >
      <Contact name={name} phone={phone} />
      <p className="wrap-anywhere">
        <bdi className="text-match block whitespace-pre-line">{address}</bdi>
        <CountryText code={countryCode} />
      </p>
      {reason && (
        <p className="rounded-md bg-surface px-3 py-2 text-sm">
          <span className="font-semibold">
            <Trans>Reason</Trans>
          </span>
          <bdi className="block wrap-anywhere">{reason}</bdi>
        </p>
      )}
      {isRefusing ? (
        <ReasonForm
          pending={pending}
          onSubmit={(why) => void set('REFUSED', why)}
          onCancel={() => setRefusing(false)}
        >
          <Trans>Refuse prize claim</Trans>
        </ReasonForm>
      ) : (
        <div className="flex flex-wrap gap-2">
          {state === 'OPEN' ? (
            <>
              <Button look="primary" pending={pending} onClick={() => void set('HANDED_OVER')}>
                <Trans>Mark as handed over</Trans>
              </Button>
              <Button onClick={() => setRefusing(true)}>
                <Trans>Refuse prize claim</Trans>
              </Button>
            </>
          ) : (
            <Button pending={pending} onClick={() => void set('OPEN')}>
              <Trans>Reopen</Trans>
            </Button>
          )}
        </div>
      )}
      <ErrorOfOperation error={error} />
    </SentItem>
  );
}

function StateText({ state }: { readonly state: PrizeClaimState }) {
  switch (state) {
    case 'OPEN':
      return <Trans context="state of a request">Open</Trans>;
    case 'HANDED_OVER':
      return <Trans>Handed over</Trans>;
    case 'REFUSED':
      return <Trans>Refused</Trans>;
  }
}

function EventText({ event }: { readonly event: PrizeEvent }) {
  switch (event) {
    case 'LOTTERY':
      return <Trans>Prize draw</Trans>;
    case 'SHARING':
      return <Trans>Share and win</Trans>;
  }
}
