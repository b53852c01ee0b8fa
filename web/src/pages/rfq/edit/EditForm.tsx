import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { filesToSend } from '#features/rfq/form-files.ts';
import { NeedFields } from '#features/rfq/NeedFields.tsx';
import { dropDraft, itemOf, readDraft, writeDraft } from '#features/rfq/rfq-draft.ts';
import { rfqKey } from '#features/rfq/rfq-key.ts';
import { emptyValues, needInput, needOf, type RfqValues } from '#features/rfq/rfq-values.ts';
import { TermFields } from '#features/rfq/TermFields.tsx';
import { useRfqFields } from '#features/rfq/use-rfq-fields.ts';
import type { EditRfqMutation, RfqDetailFragment, RfqFormOptionsFragment } from '#graphql';
import { EditRfqDocument } from '#operations/edit-rfq.ts';
import { RequestUploadDocument } from '#operations/request-upload.ts';
import { useAttachments } from '#platform/attachments/use-attachments.ts';
import { useOnline } from '#platform/online.ts';
import { useOutbox } from '#platform/outbox/use-outbox.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Form } from '#ui/form/Form.tsx';
import { serverErrorsOf } from '#ui/form/server-error.tsx';
import { SubmissionNote } from '#ui/SubmissionNote.tsx';
import { useLingui } from '@lingui/react/macro';
import { showToast } from '#ui/toast/show-toast.ts';

type Props = {
  readonly rfq: RfqDetailFragment;
  /** The id of the buyer. */
  readonly account: string;
  readonly options: RfqFormOptionsFragment;
};

/** The form of an RFQ that was sent. What is typed is stored until it is saved. */
export function EditForm({ rfq, account, options }: Props) {
  const { t } = useLingui();
  const { id } = rfq;
  const name = `edit:${id}`;
  const navigate = useNavigate();
  const online = useOnline();
  const { entry, state, failure, submit, forget, change, isChanging } = useOutbox(`rfq:${name}`);
  const attachments = useAttachments(itemOf(name, account), RequestUploadDocument);
  const [draft] = useState(() => readDraft(name, account));
  const [draftKey] = useState(() => draft?.key ?? crypto.randomUUID());
  const [first] = useState<RfqValues>(() => ({ ...emptyValues, ...needOf(rfq), ...draft?.values }));
  const form = useRfqFields({
    values: first,
    onChange: (values) => writeDraft(name, account, { key: draftKey, values }),
    onSubmit: async (values) => {
      const { attachmentIds, files } = await filesToSend(attachments, rfq.attachments, values.withoutFiles);
      const content = { id, ...needInput(values), attachmentIds };
      const key = await rfqKey(draftKey, content);
      await submit({
        key,
        account,
        files,
        document: EditRfqDocument,
        variables: { input: { ...content, idempotencyKey: key } },
      });
    },
  });
  const result = entry?.result as EditRfqMutation['editRfq'] | undefined;
  const isSaved = entry?.state === 'sent' && result?.__typename === 'Rfq';
  const leave = useEffectEvent(() => {
    dropDraft(name, account);
    void attachments.clear();
    forget();
    showToast(t`Saved. Suppliers see the change.`);
    void navigate({ to: '/rfq/detail', search: { rfq_id: id }, replace: true });
  });
  useEffect(() => {
    if (isSaved) leave();
  }, [isSaved]);
  const serverError = serverErrorsOf<string>(failure?.fields);
  const hasChosen = rfq.suppliers.some(({ isChosen }) => isChosen);
  const note = state && (
    <SubmissionNote state={state} online={online} onChange={change} isChanging={isChanging} />
  );
  if (state && state.kind !== 'unknown') return note;
  return (
    <form.AppForm>
      {note}
      <Form form={form} className="grid max-w-xl gap-5">
        <p className="text-mute">
          <Trans>Suppliers that have this request see what you change.</Trans>
        </p>
        <NeedFields
          form={form}
          options={options}
          serverError={serverError}
          hasChosen={hasChosen}
          attachments={attachments}
          known={rfq.attachments}
        />
        <TermFields form={form} options={options} serverError={serverError} hasChosen={hasChosen} />
        <ErrorOfOperation error={failure} />
        <div className="flex flex-wrap gap-2">
          <form.Submit>
            <Trans>Save changes</Trans>
          </form.Submit>
          <Link to="/rfq/detail" search={{ rfq_id: id }} className={buttonStyle()}>
            <Trans>Back without saving</Trans>
          </Link>
        </div>
      </Form>
    </form.AppForm>
  );
}
