import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { filesToSend } from '#features/rfq/form-files.ts';
import { rfqKey } from '#features/rfq/rfq-key.ts';
import type { SendQuotationMutation } from '#graphql';
import { RequestUploadDocument } from '#operations/request-upload.ts';
import { SendQuotationDocument } from '#operations/send-quotation.ts';
import { useAttachments } from '#platform/attachments/use-attachments.ts';
import { useOnline } from '#platform/online.ts';
import { useOutbox } from '#platform/outbox/use-outbox.ts';
import { useToday } from '#platform/use-today.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Form } from '#ui/form/Form.tsx';
import { serverErrorsOf } from '#ui/form/server-error.tsx';
import { SubmissionNote } from '#ui/SubmissionNote.tsx';
import { showToast } from '#ui/toast/show-toast.ts';
import type { AnswerProps } from './answer-props.ts';
import { dropDraft, itemOf, readDraft, writeDraft } from './quotation-draft.ts';
import { filledBy, firstValues, quotationInput, type QuotationValues } from './quotation-values.ts';
import { QuotationFields } from './QuotationFields.tsx';
import { SaveTemplate } from './SaveTemplate.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';
import { useQuotationFields } from './use-quotation-fields.ts';

type Props = AnswerProps & { readonly onSent: () => void };

/** §7.3 A quotation: the form, and what is on its way. What is typed is stored until it has arrived. */
export function QuotationForm({ rfq, supplierId, account, options, templates, onChange, onSent }: Props) {
  const { t } = useLingui();
  const online = useOnline();
  const today = useToday();
  const { entry, state, failure, submit, forget, change, isChanging } = useOutbox(`quotation:${rfq.id}`);
  const attachments = useAttachments(itemOf(rfq.id, account), RequestUploadDocument);
  const known = rfq.quotations[0]?.attachments ?? [];
  const [given] = useState(() => firstValues(rfq, today));
  const [draft] = useState(() => readDraft(rfq.id, account, given));
  const [draftKey] = useState(() => draft?.key ?? crypto.randomUUID());
  const [first] = useState<QuotationValues>(() => ({ ...given, ...draft?.values }));
  const form = useQuotationFields({
    values: first,
    onChange: (values) => void writeDraft(rfq.id, account, { key: draftKey, values }),
    onSubmit: async (values) => {
      const { attachmentIds, files } = await filesToSend(attachments, known, values.withoutFiles);
      const content = { ...quotationInput(rfq, supplierId, values), attachmentIds };
      const key = await rfqKey(draftKey, content);
      const variables = { input: { ...content, idempotencyKey: key } };
      await submit({ key, account, files, document: SendQuotationDocument, variables });
    },
  });
  const result = entry?.result as SendQuotationMutation['sendQuotation'] | undefined;
  const isSent = entry?.state === 'sent' && result?.__typename === 'SupplierRfq';
  const settle = useEffectEvent(() => {
    dropDraft(rfq.id, account);
    void attachments.clear();
    forget();
    showToast(t`Your quotation is sent. We email you when the buyer decides.`);
    onSent();
  });
  useEffect(() => {
    if (isSent) settle();
  }, [isSent]);
  const note = state && (
    <SubmissionNote state={state} online={online} onChange={change} isChanging={isChanging} />
  );
  if (state && state.kind !== 'unknown') return note;
  return (
    <div className="grid gap-5">
      {note}
      <TemplateChoice
        templates={templates}
        onChoose={(template) => {
          for (const [name, value] of Object.entries(filledBy(template, today)))
            form.setFieldValue(name as Exclude<keyof QuotationValues, 'tiers'>, value as string);
        }}
        onChange={onChange}
      />
      <form.AppForm>
        <Form form={form} className="grid max-w-xl gap-5">
          <QuotationFields
            form={form}
            options={options}
            serverError={serverErrorsOf<string>(failure?.fields)}
            attachments={attachments}
            known={known}
          />
          <ErrorOfOperation error={failure} />
          <form.Submit>
            <Trans>Send quotation</Trans>
          </form.Submit>
        </Form>
      </form.AppForm>
      <SaveTemplate valuesOf={() => form.state.values} onSaved={onChange} />
    </div>
  );
}
