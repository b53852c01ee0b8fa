import { enquiryMaxCharacters, messageMaxCharacters } from '@fairgate/schema/limits';
import { enquiriesInput, enquiryContact, enquiryLine } from '@fairgate/schema/rules/enquiry';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { Attachments } from '#platform/attachments/use-attachments.ts';
import { useOnline } from '#platform/online.ts';
import type { SubmissionFailure } from '#platform/outbox/submission-failure.ts';
import { AttachmentField } from '#ui/attachment/AttachmentField.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { CountryField, PhoneField } from '#ui/form/contact-fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { serverErrorsOf } from '#ui/form/server-error.tsx';
import { silently } from '#ui/form/silently.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { emptyValues, type EnquiryValues, readDraft, writeDraft } from './enquiry-values.ts';

type Props = {
  /** The name of the draft on this device. */
  readonly form: string;
  readonly unit: string | undefined;
  /** The quantity with which the field begins. */
  readonly quantity: number | undefined;
  /** What is known of the buyer, and the account's email; undefined for a guest. */
  readonly known: Partial<EnquiryValues> | undefined;
  readonly email: string | undefined;
  /** The files of the message. */
  readonly attachments: Attachments;
  /** Why the last attempt was not accepted. */
  readonly refused: SubmissionFailure | undefined;
  readonly onSubmit: (values: EnquiryValues) => Promise<void>;
};

/** One column; what is typed is stored on the device. */
export function EnquiryFields({
  form: name,
  unit,
  quantity,
  known,
  email,
  attachments,
  refused,
  onSubmit,
}: Props) {
  const isOnline = useOnline();
  const form = useAppForm({
    defaultValues: emptyValues,
    listeners: { onChange: ({ formApi }) => writeDraft(name, formApi.state.values) },
    onSubmit: ({ value }) => onSubmit(value),
  });
  const fill = useEffectEvent((values: Partial<EnquiryValues>) => {
    for (const [field, value] of Object.entries(values) as [keyof EnquiryValues, string][])
      if (form.getFieldValue(field) === '' && value !== '') form.setFieldValue(field, value, silently);
  });
  // The server's HTML has an empty form. A draft counts more than what is known.
  useEffect(() => {
    fill(readDraft(name));
    if (unit !== undefined && quantity !== undefined) fill({ quantity: String(quantity) });
  }, [name, unit, quantity]);
  useEffect(() => {
    if (known) fill(known);
  }, [known]);
  const serverError = serverErrorsOf<string>(refused?.fields);
  return (
    <form.AppForm>
      <Form form={form} className="grid max-w-xl gap-5">
        {unit !== undefined && (
          <form.AppField name="quantity" validators={ruled(enquiryLine.shape.quantity)}>
            {(field) => (
              <field.Text
                required
                inputMode="numeric"
                maxLength={9}
                label={<Trans>Quantity ({unit})</Trans>}
                serverError={serverError('enquiries.0.lines.0.quantity')}
              />
            )}
          </form.AppField>
        )}
        <AttachmentField
          files={attachments.files}
          problem={attachments.problem}
          isOnline={isOnline}
          onFiles={(chosen) => void attachments.add(chosen)}
          onRemove={(key) => void attachments.remove(key)}
          onRetry={(key) => void attachments.retry(key)}
        >
          <form.AppField name="message" validators={ruled(enquiriesInput.shape.message)}>
            {(field) => (
              <field.Area
                required
                maxLength={messageMaxCharacters}
                label={<Trans>Your message</Trans>}
                help={
                  <Trans>What do you want to buy, how many, and where and when do you need delivery?</Trans>
                }
                serverError={serverError('message')}
              />
            )}
          </form.AppField>
        </AttachmentField>
        <form.AppField name="name" validators={ruled(enquiryContact.shape.name)}>
          {(field) => (
            <field.Text
              required
              autoComplete="name"
              maxLength={enquiryMaxCharacters.name}
              label={<Trans>Your name</Trans>}
              serverError={serverError('contact.name')}
            />
          )}
        </form.AppField>
        <form.AppField name="companyName" validators={ruled(enquiryContact.shape.companyName)}>
          {(field) => (
            <field.Text
              autoComplete="organization"
              maxLength={enquiryMaxCharacters.companyName}
              label={<Trans>Company (optional)</Trans>}
              serverError={serverError('contact.companyName')}
            />
          )}
        </form.AppField>
        <form.AppField name="phone" validators={ruled(enquiryContact.shape.phone)}>
          {() => (
            <PhoneField
              maxLength={enquiryMaxCharacters.phone}
              label={<Trans>Phone number (optional)</Trans>}
              help={<Trans>With the country code, such as +1 or +86.</Trans>}
              serverError={serverError('contact.phone')}
            />
          )}
        </form.AppField>
        <form.AppField name="countryCode">
          {() => <CountryField serverError={serverError('contact.countryCode')} />}
        </form.AppField>
        <p className="text-sm text-mute">
          {email === undefined ? (
            <Trans>You’ll log in or join free before it’s sent. What you’ve typed stays.</Trans>
          ) : (
            <Trans>
              The supplier sees these details and your email, <bdi className="wrap-anywhere">{email}</bdi>.
            </Trans>
          )}
        </p>
        <ErrorOfOperation error={refused} />
        <form.Submit>
          <Trans>Send enquiry</Trans>
        </form.Submit>
      </Form>
    </form.AppForm>
  );
}
