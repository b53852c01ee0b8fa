import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RfqFormOptionsFragment } from '#graphql';
import { RequestUploadDocument } from '#operations/request-upload.ts';
import { useAttachments } from '#platform/attachments/use-attachments.ts';
import { useOnline } from '#platform/online.ts';
import { useToday } from '#platform/use-today.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { SubmissionNote } from '#ui/SubmissionNote.tsx';
import { beginWith } from './begin-with.ts';
import { filesToSend } from './form-files.ts';
import { dropDraft, itemOf, readDraft, writeDraft } from './rfq-draft.ts';
import { rememberRfqSource, rfqSource } from './rfq-source.ts';
import type { RfqStart, RfqValues } from './rfq-values.ts';
import { RfqFields } from './RfqFields.tsx';
import { RfqFormSkeleton } from './RfqFormSkeleton.tsx';
import { usualLastDay } from './TermFields.tsx';
import { type SentRfq, useRfq } from './use-rfq.ts';
import { useShared } from './use-shared.ts';
import { useRfqViewer } from './use-rfq-viewer.ts';

export type RfqFormProps = {
  /** The name of the draft, such as 'product:100123'. */
  readonly form: string;
  readonly options: RfqFormOptionsFragment;
  readonly start: RfqStart;
  /** With which empty fields begin: §2.9 parameters, or what the previous page knows. */
  readonly given?: Partial<RfqValues>;
  /** §2.9 `rfq_source`: the code of what led here. */
  readonly sourceCode?: string | undefined;
  /** §2.9 `rfq_id`: an earlier RFQ of the buyer that it begins with. */
  readonly againId?: string | undefined;
  /** What was shared to the app begins this form. */
  readonly takesShared?: boolean;
};

/** §7.3 An RFQ: the form, and what is on its way. Then its success page opens. */
export function RfqForm({
  form,
  options,
  start,
  given = {},
  sourceCode,
  againId,
  takesShared,
}: RfqFormProps) {
  const viewer = useRfqViewer(againId);
  const account = 'account' in viewer ? viewer.account : '';
  const attachments = useAttachments(
    itemOf(form, account),
    RequestUploadDocument,
    account === '' ? undefined : itemOf(form, ''),
  );
  const source = rfqSource(start.source);
  const { sent, state, failure, send, logInAndSend, forget, change, isChanging } = useRfq(
    form,
    { ...start, source },
    viewer,
  );
  const navigate = useNavigate();
  const online = useOnline();
  const today = useToday();
  const [newKey] = useState(() => crypto.randomUUID());
  useEffect(() => rememberRfqSource(sourceCode), [sourceCode]);
  const leave = useEffectEvent((rfq: SentRfq) => {
    dropDraft(form, account);
    void attachments.clear();
    forget();
    void navigate({ to: '/rfq/success', search: { rfq_id: rfq.id }, state: { rfq }, replace: true });
  });
  const isFilledIn = (viewer.state === 'guest' || viewer.state === 'buyer') && !state && !sent;
  const isReady = useShared({
    isOpen: takesShared === true && isFilledIn,
    form,
    account,
    newKey,
    attachments,
  });
  const sentId = sent?.id;
  useEffect(() => {
    if (sentId !== undefined && sent) leave(sent);
  }, [sentId, sent]);

  if (viewer.state === 'other')
    return (
      <p className="text-mute">
        <Trans>Only buyers request quotes. Log out and log in as a buyer to send a request.</Trans>
      </p>
    );
  if (viewer.state === 'failed') return <ErrorOfOperation error={{ code: 'NETWORK_ERROR' }} />;
  const note = state && (
    <SubmissionNote state={state} online={online} onChange={change} isChanging={isChanging} />
  );
  if (state && state.kind !== 'unknown') return note;
  if (viewer.state === 'loading' || sent || !isReady) return <RfqFormSkeleton />;

  const isBuyer = viewer.state === 'buyer';
  const again = isBuyer ? viewer.again : undefined;
  const known = again?.attachments ?? [];
  const suggested = [
    ...(start.suppliers ?? []),
    ...(again?.suppliers ?? []).flatMap(({ isChosen, supplier }) => (isChosen && supplier ? [supplier] : [])),
  ].filter(({ id }) => id !== start.supplier?.id);
  const draft = readDraft(form, account);
  const draftKey = draft?.key ?? newKey;
  const values = beginWith({
    unit: options.units[0]?.key ?? '',
    lastDay: usualLastDay(today),
    given,
    contact: isBuyer ? viewer.contact : undefined,
    again,
    typed: draft?.values,
  });
  const sending = async (typed: RfqValues) => ({
    values: typed,
    draft: draftKey,
    suggested,
    ...(await filesToSend(attachments, known, typed.withoutFiles)),
  });
  return (
    <div className="grid gap-5">
      {note}
      <RfqFields
        key={account}
        options={options}
        values={values}
        email={isBuyer ? viewer.email : undefined}
        fixed={start.supplier}
        suggested={suggested}
        attachments={attachments}
        known={known}
        failure={failure}
        onChange={(typed) => writeDraft(form, account, { key: draftKey, values: typed })}
        onSubmit={async (typed) => send(await sending(typed))}
        onLogIn={async (typed) => logInAndSend(await sending(typed))}
      />
    </div>
  );
}
