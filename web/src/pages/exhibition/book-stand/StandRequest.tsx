import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { SendStandRequestMutation, StandExhibitionFragment } from '#graphql';
import { SendStandRequestDocument } from '#operations/send-stand-request.ts';
import { reportAction } from '#platform/analytics/report-action.ts';
import { useOnline } from '#platform/online.ts';
import { useOutbox } from '#platform/outbox/use-outbox.ts';
import { Button } from '#ui/Button.tsx';
import { ReceivedNote } from '#ui/ReceivedNote.tsx';
import { SubmissionNote } from '#ui/SubmissionNote.tsx';
import { dropDraft, inputOf, type StandValues } from './stand-values.ts';
import { StandForm } from './StandForm.tsx';

type Result = SendStandRequestMutation['bookStand'];

/** The form for a stand, what is on its way, and the confirmation. */
export function StandRequest({ exhibition }: { readonly exhibition: StandExhibitionFragment }) {
  const { id } = exhibition;
  const { entry, state, failure, submit, forget, change, isChanging } = useOutbox(`stand:${id}`);
  const online = useOnline();
  const result = entry?.result as Result | undefined;
  const sent = entry?.state === 'sent' && result?.__typename === 'StandRequest' ? result : undefined;
  const hasArrived = sent !== undefined;
  useEffect(() => {
    if (hasArrived) dropDraft(id);
  }, [hasArrived, id]);
  if (sent) return <Sent number={sent.number} onAgain={forget} />;
  if (state && state.kind !== 'unknown')
    return <SubmissionNote state={state} online={online} onChange={change} isChanging={isChanging} />;

  const send = async (values: StandValues) => {
    const key = crypto.randomUUID();
    await submit({
      key,
      document: SendStandRequestDocument,
      variables: { input: inputOf(values, id, key) },
    });
    reportAction('stand', 'sent', id);
  };
  return (
    <div className="grid gap-5">
      {state && <SubmissionNote state={state} online={online} onChange={change} isChanging={isChanging} />}
      <StandForm exhibition={exhibition} refused={failure} onSubmit={send} />
    </div>
  );
}

function Sent({ number, onAgain }: { readonly number: string; readonly onAgain: () => void }) {
  return (
    <ReceivedNote heading="h2">
      <p>
        <Trans>
          Your reference number is <bdi className="figures font-bold">{number}</bdi>. The organiser will
          contact you. We’ve sent you a confirmation by email.
        </Trans>
      </p>
      <Button onClick={onAgain}>
        <Trans>Request another stand</Trans>
      </Button>
    </ReceivedNote>
  );
}
