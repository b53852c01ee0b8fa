import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useEnquiryContactQuery } from '#operations/enquiry-contact.ts';
import { RequestUploadDocument } from '#operations/request-upload.ts';
import { useAttachments } from '#platform/attachments/use-attachments.ts';
import { useOnline } from '#platform/online.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { useAccount } from '#platform/session/use-account.ts';
import { SubmissionNote } from '#ui/SubmissionNote.tsx';
import { EnquiryFields } from './EnquiryFields.tsx';
import { EnquirySent } from './EnquirySent.tsx';
import { type About, dropDraft, filesOf, knownOf } from './enquiry-values.ts';
import { type SentEnquiry, useEnquiry } from './use-enquiry.ts';

type Props = About & {
  /** The name of the draft on this device, such as 'product:100123'. */
  readonly form: string;
  /** The unit of the quantity, where the enquiry is about one product: shows the field. */
  readonly unit?: string | undefined;
  /** Instead of the confirmation in place of the form. */
  readonly onSent?: ((enquiries: readonly SentEnquiry[]) => void) | undefined;
};

/** §7.3 An enquiry to one or several suppliers: the form, what is on its way, and the confirmation. */
export function EnquiryForm({ form, unit, onSent, ...about }: Props) {
  const signedIn = useSignedIn();
  const mark = useAccount();
  const account = signedIn === 'buyer' ? mark : '';
  const attachments = useAttachments(
    filesOf(form, account),
    RequestUploadDocument,
    account === '' ? undefined : filesOf(form, ''),
  );
  const { data } = useEnquiryContactQuery({ skip: signedIn !== 'buyer' });
  const buyer = data?.viewer?.__typename === 'Buyer' ? data.viewer : undefined;
  const { sent, state, failure, send, forget, change, isChanging } = useEnquiry(form, about, buyer?.id);
  const online = useOnline();
  const hasArrived = sent !== undefined;
  const settle = useEffectEvent(() => {
    dropDraft(form);
    void attachments.clear();
    if (!sent || !onSent) return;
    forget();
    onSent(sent);
  });
  useEffect(() => {
    if (hasArrived) settle();
  }, [hasArrived]);

  if (signedIn === 'supplier' || signedIn === 'organiser')
    return (
      <p className="text-mute">
        <Trans>Only buyers send enquiries. Log out and log in as a buyer to send one.</Trans>
      </p>
    );
  if (sent) return <EnquirySent enquiries={sent} onAgain={forget} />;
  const note = state && (
    <SubmissionNote state={state} online={online} onChange={change} isChanging={isChanging} />
  );
  if (state && state.kind !== 'unknown') return note;
  const [first] = about.targets[0]?.lines ?? [];
  return (
    <div className="grid gap-5">
      {note}
      <EnquiryFields
        form={form}
        unit={unit}
        quantity={first?.quantity}
        known={buyer && knownOf(buyer)}
        email={buyer?.email}
        attachments={attachments}
        refused={failure}
        onSubmit={async (values) => send(values, await attachments.content())}
      />
    </div>
  );
}
