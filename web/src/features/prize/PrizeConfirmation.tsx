import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ClaimFragment, ClaimPrizeMutation, PrizeEvent } from '#graphql';
import { ClaimPrizeDocument } from '#operations/claim-prize.ts';
import { useOnline } from '#platform/online.ts';
import { useOutbox } from '#platform/outbox/use-outbox.ts';
import { Button } from '#ui/Button.tsx';
import { Check } from '#ui/icons.tsx';
import { SubmissionNote } from '#ui/SubmissionNote.tsx';
import { type ClaimValues, dropDraft, startValues, writeDraft } from './claim-values.ts';
import { ClaimForm } from './ClaimForm.tsx';

type Props = {
  readonly buyerId: string;
  readonly exhibitionId: string;
  readonly event: PrizeEvent;
  readonly prizeCode: string;
  /** What the buyer has confirmed before. */
  readonly claim: ClaimFragment | undefined;
  /** A claim for another prize of the fair, whose address fits this one too. */
  readonly another?: ClaimFragment | undefined;
};

type Result = ClaimPrizeMutation['claimPrize'];

/** §2.5 Prize confirmation: the form for a prize that was won, what is on its way, and that it has arrived. */
export function PrizeConfirmation({ buyerId, exhibitionId, event, prizeCode, claim, another }: Props) {
  const form = `prize:${exhibitionId}:${event}:${prizeCode}`;
  const { entry, state: sending, failure, submit, change, isChanging } = useOutbox(form);
  const [isOpen, setOpen] = useState(false);
  const [isCorrected, setCorrected] = useState(false);
  const online = useOnline();
  const result = entry?.result as Result | undefined;
  const sent = entry?.state === 'sent' && result?.__typename === 'PrizeClaim' ? result : undefined;
  // What was sent here just now is newer than what the page has loaded; an earlier message is older.
  const current = isCorrected ? (sent ?? claim) : (claim ?? sent);
  const state = current?.state;
  const arrivedAt = sent && entry?.createdAt;
  useEffect(() => {
    if (arrivedAt !== undefined) dropDraft(form, arrivedAt);
  }, [arrivedAt, form]);
  if (state === 'OPEN' || state === 'HANDED_OVER')
    return (
      <p role="status" className="flex items-start gap-2">
        <Check aria-hidden size={20} className="mt-px shrink-0" />
        {state === 'OPEN' ? (
          <Trans>Confirmed. We’ll send the prize to your address.</Trans>
        ) : (
          <Trans>The organiser has handed over or sent your prize.</Trans>
        )}
      </p>
    );
  if (sending && sending.kind !== 'unknown')
    return <SubmissionNote state={sending} online={online} onChange={change} isChanging={isChanging} />;
  const isRefused = state === 'REFUSED';
  if (!isOpen && (!entry || sent))
    return (
      <>
        {isRefused && (
          <p role="status" className="w-full max-w-xl rounded-md bg-brand-tint p-3 text-start text-brand-ink">
            <Trans>
              The organiser has refused your claim:{' '}
              <bdi className="block wrap-anywhere">{current?.reason}</bdi>
            </Trans>
          </p>
        )}
        <Button look="primary" onClick={() => setOpen(true)}>
          {isRefused ? <Trans>Correct your details</Trans> : <Trans>Confirm the prize</Trans>}
        </Button>
      </>
    );
  const send = async ({ name, phone, countryCode, address }: ClaimValues) => {
    const key = crypto.randomUUID();
    const input = {
      idempotencyKey: key,
      exhibitionId,
      event,
      prizeCode,
      name: name.trim(),
      phone: phone.trim(),
      countryCode,
      address: address.trim(),
    };
    setCorrected(true);
    await submit({ key, account: buyerId, document: ClaimPrizeDocument, variables: { input } });
  };
  return (
    <div className="grid w-full max-w-xl gap-5">
      {sending && (
        <SubmissionNote state={sending} online={online} onChange={change} isChanging={isChanging} />
      )}
      <ClaimForm
        start={startValues(form, current ?? another)}
        refused={failure}
        onType={(values) => writeDraft(form, values)}
        onSubmit={send}
      />
    </div>
  );
}
