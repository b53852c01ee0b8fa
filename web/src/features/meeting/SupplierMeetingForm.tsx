import { formatStand } from '@fairgate/schema/stand';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RequestMeetingWithBuyerMutation } from '#graphql';
import { useMeetingStandsQuery } from '#operations/meeting-stands.ts';
import { RequestMeetingWithBuyerDocument } from '#operations/request-meeting-with-buyer.ts';
import { useOnline } from '#platform/online.ts';
import { useOutbox } from '#platform/outbox/use-outbox.ts';
import { SubmissionNote } from '#ui/SubmissionNote.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { MeetingFields } from './MeetingFields.tsx';
import { dropDraft, inputForBuyer } from './meeting-values.ts';

type Result = RequestMeetingWithBuyerMutation['requestMeetingWithBuyer'];
type Props = {
  /** The conversation of an enquiry or an RFQ with the buyer. */
  readonly conversationId: string;
  /** The id of the supplier's account. */
  readonly account: string;
  readonly onSent: (meeting: { readonly id: string }) => void;
  /** Closes the form. */
  readonly onCancel: () => void;
};

/** A supplier asks a buyer for a meeting: the form, and what is on its way. */
export function SupplierMeetingForm({ conversationId, account, onSent }: Props) {
  const form = `conversation:${conversationId}`;
  const online = useOnline();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { data, error } = useMeetingStandsQuery();
  const outbox = useOutbox(`meeting:${form}`);
  const { entry, state, failure, submit, forget, change, isChanging } = outbox;
  const result = entry?.result as Result | undefined;
  const sent = entry?.state === 'sent' && result?.__typename === 'Meeting' ? result : undefined;
  const hasArrived = sent !== undefined;
  const settle = useEffectEvent(() => {
    if (!sent) return;
    dropDraft(form);
    forget();
    onSent(sent);
  });
  useEffect(() => {
    if (hasArrived) settle();
  }, [hasArrived]);

  const note = state && (
    <SubmissionNote state={state} online={online} onChange={change} isChanging={isChanging} />
  );
  if (sent || (state && state.kind !== 'unknown')) return note;
  // Without its stands the form has video calls.
  if (!data && !error) return <Skeleton className="h-100 max-w-xl rounded-lg" />;
  const viewer = data?.viewer?.__typename === 'SupplierUser' ? data.viewer : undefined;
  return (
    <div className="grid gap-5">
      {note}
      <MeetingFields
        asks="supplier"
        form={form}
        stands={(viewer?.stands ?? [])
          .filter(({ exhibition }) => exhibition.endsOn >= today)
          .map(({ exhibition, stand }) => ({
            exhibitionId: exhibition.id,
            name: exhibition.name,
            stand: formatStand(stand),
          }))}
        exhibitionId={undefined}
        otherZone={null}
        known={undefined}
        email={undefined}
        refused={failure}
        onSubmit={async (values) => {
          const key = crypto.randomUUID();
          const variables = { input: inputForBuyer(values, conversationId, key) };
          await submit({ key, account, document: RequestMeetingWithBuyerDocument, variables });
        }}
      />
    </div>
  );
}
