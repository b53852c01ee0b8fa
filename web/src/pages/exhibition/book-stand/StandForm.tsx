import { standRequestMaxCharacters } from '@fairgate/schema/limits';
import { standRequestForm } from '@fairgate/schema/rules/stand-request';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { SendStandRequestMutation, StandExhibitionFragment } from '#graphql';
import type { OperationError } from '#platform/operation-error.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { CountryField, PhoneFromAbroadField } from '#ui/form/contact-fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { serverErrorsOf } from '#ui/form/server-error.tsx';
import { silently } from '#ui/form/silently.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { emptyValues, readDraft, writeDraft, type StandValues } from './stand-values.ts';

type Fields = Extract<SendStandRequestMutation['bookStand'], { __typename: 'InvalidInput' }>['fields'];

type Props = {
  readonly exhibition: StandExhibitionFragment;
  /** Why the last attempt was not accepted. */
  readonly refused: (OperationError & { readonly fields?: Fields }) | undefined;
  readonly onSubmit: (values: StandValues) => Promise<void>;
};

/** One column; what is typed is kept on the device. */
export function StandForm({ exhibition: { id, halls }, refused, onSubmit }: Props) {
  const { t } = useLingui();
  const form = useAppForm({
    defaultValues: emptyValues,
    listeners: { onChange: ({ formApi }) => writeDraft(id, formApi.state.values) },
    onSubmit: ({ value }) => onSubmit(value),
  });
  const fill = useEffectEvent((values: Partial<StandValues>) => {
    for (const [name, value] of Object.entries(values) as [keyof StandValues, string][])
      if (form.getFieldValue(name) === '') form.setFieldValue(name, value, silently);
  });
  // The server's HTML has an empty form.
  useEffect(() => fill(readDraft(id)), [id]);
  const serverError = serverErrorsOf<keyof StandValues>(refused?.fields);
  const most = standRequestMaxCharacters;
  return (
    <form.AppForm>
      <Form form={form} className="grid max-w-xl gap-5">
        <form.AppField name="companyName" validators={ruled(standRequestForm.shape.companyName)}>
          {(field) => (
            <field.Text
              required
              label={<Trans>Company</Trans>}
              serverError={serverError('companyName')}
              autoComplete="organization"
              maxLength={most.companyName}
            />
          )}
        </form.AppField>
        <form.AppField name="contactName" validators={ruled(standRequestForm.shape.contactName)}>
          {(field) => (
            <field.Text
              required
              label={<Trans>Your name</Trans>}
              serverError={serverError('contactName')}
              autoComplete="name"
              maxLength={most.contactName}
            />
          )}
        </form.AppField>
        <form.AppField name="email" validators={ruled(standRequestForm.shape.email)}>
          {(field) => <field.Email autoComplete="email" serverError={serverError('email')} />}
        </form.AppField>
        <form.AppField name="phone" validators={ruled(standRequestForm.shape.phone)}>
          {() => <PhoneFromAbroadField serverError={serverError('phone')} maxLength={most.phone} />}
        </form.AppField>
        <form.AppField name="countryCode" validators={ruled(standRequestForm.shape.countryCode)}>
          {() => <CountryField required serverError={serverError('countryCode')} />}
        </form.AppField>
        <form.AppField name="products" validators={ruled(standRequestForm.shape.products)}>
          {(field) => (
            <field.Text
              required
              label={<Trans>Products you will show</Trans>}
              serverError={serverError('products')}
              maxLength={most.products}
            />
          )}
        </form.AppField>
        <form.AppField name="squareMetres" validators={ruled(standRequestForm.shape.squareMetres)}>
          {(field) => (
            <field.Text
              required
              label={<Trans>Size of the stand (m²)</Trans>}
              serverError={serverError('squareMetres')}
              inputMode="numeric"
              maxLength={4}
            />
          )}
        </form.AppField>
        {halls && halls.length > 0 && (
          <form.AppField name="hall">
            {(field) => (
              <field.Choice
                label={<Trans>Preferred hall</Trans>}
                serverError={serverError('hall')}
                options={[
                  { value: '', label: t`Any hall` },
                  ...halls.map(({ code }) => ({ value: code, label: t`Hall ${code}` })),
                ]}
              />
            )}
          </form.AppField>
        )}
        <form.AppField name="message" validators={ruled(standRequestForm.shape.message)}>
          {(field) => (
            <field.Area
              label={<Trans>Your message</Trans>}
              serverError={serverError('message')}
              placeholder={t`Optional`}
              maxLength={most.message}
            />
          )}
        </form.AppField>
        <ErrorOfOperation error={refused} />
        <form.Submit>
          <Trans>Request a stand</Trans>
        </form.Submit>
      </Form>
    </form.AppForm>
  );
}
