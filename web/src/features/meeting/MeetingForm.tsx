import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useEnquiryContactQuery } from '#operations/enquiry-contact.ts';
import { useOnline } from '#platform/online.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { SubmissionNote } from '#ui/SubmissionNote.tsx';
import { MeetingFields, type MeetingStand } from './MeetingFields.tsx';
import { dropDraft, knownOf, type MeetingWith } from './meeting-values.ts';
import { useMeeting } from './use-meeting.ts';

type Props = MeetingWith & {
  readonly stands: readonly MeetingStand[];
  readonly exhibitionId: string | undefined;
  /** The time zone of the supplier. */
  readonly otherZone: string | null;
  readonly onSent: (meeting: { readonly id: string }) => void;
};

/** §7.3 A request for a meeting with a supplier: the form, and what is on its way. */
export function MeetingForm({ supplierId, productId, onSent, ...fields }: Props) {
  const form = `supplier:${supplierId}`;
  const signedIn = useSignedIn();
  const { data } = useEnquiryContactQuery({ skip: signedIn !== 'buyer' });
  const buyer = data?.viewer?.__typename === 'Buyer' ? data.viewer : undefined;
  const parties = { supplierId, productId };
  const { sent, state, failure, send, forget, change, isChanging } = useMeeting(form, parties, buyer?.id);
  const online = useOnline();
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

  if (signedIn !== 'buyer' && signedIn !== 'guest' && signedIn !== 'unknown')
    return (
      <p className="text-mute">
        <Trans>Only buyers request meetings here. Log out and log in as a buyer to request one.</Trans>
      </p>
    );
  const note = state && (
    <SubmissionNote state={state} online={online} onChange={change} isChanging={isChanging} />
  );
  if (sent || (state && state.kind !== 'unknown')) return note;
  return (
    <div className="grid gap-5">
      {note}
      <MeetingFields
        {...fields}
        asks="buyer"
        form={form}
        known={buyer && knownOf(buyer)}
        email={buyer?.email}
        refused={failure}
        onSubmit={send}
      />
    </div>
  );
}
