import { messageMaxCharacters, orderMaxCharacters } from '@fairgate/schema/limits';
import { orderForm } from '@fairgate/schema/rules/order';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { SubmissionFailure } from '#platform/outbox/submission-failure.ts';
import { useToday } from '#platform/use-today.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { PhoneField } from '#ui/form/contact-fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { serverErrorsOf } from '#ui/form/server-error.tsx';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { useCountryOptions } from '#ui/use-country-options.ts';
import type { OrderValues } from './order-values.ts';

type Term = { readonly code: string; readonly name: string };

type Props = {
  /** With which the form begins. */
  readonly values: OrderValues;
  /** Those of the supplier to choose from; empty where a quotation states them. */
  readonly shipmentTerms: readonly Term[];
  readonly paymentTerms: readonly Term[];
  /** Of the signed-in buyer; undefined for a guest. */
  readonly email: string | undefined;
  /** Why the last attempt was not accepted. */
  readonly refused: SubmissionFailure | undefined;
  /** What is ordered and its total, above the button. */
  readonly children: ReactNode;
  readonly onChange: (values: OrderValues) => void;
  readonly onSubmit: (values: OrderValues) => Promise<void>;
};

const choices = (terms: readonly Term[]) => terms.map(({ code, name }) => ({ value: code, label: name }));

/** Delivery, terms and contact, in one column; what is typed is stored on the device. */
export function OrderFields(props: Props) {
  const { values, shipmentTerms, paymentTerms, email, refused, children, onChange, onSubmit } = props;
  // Those of the first rendering: what is typed later must not be reset.
  const [first] = useState(values);
  const countries = useCountryOptions();
  const today = useToday();
  const form = useAppForm({
    defaultValues: first,
    listeners: { onChange: ({ formApi }) => onChange(formApi.state.values) },
    onSubmit: ({ value }) => onSubmit(value),
  });
  const serverError = serverErrorsOf<string>(refused?.fields);
  return (
    <form.AppForm>
      <Form form={form} className="grid max-w-xl gap-5">
        <form.AppField name="destinationCode" validators={ruled(orderForm.shape.destinationCode)}>
          {(field) => (
            <field.Choice
              required
              autoComplete="country"
              label={<Trans>Destination</Trans>}
              options={countries}
              serverError={serverError('destinationCode')}
            />
          )}
        </form.AppField>
        <form.AppField name="address" validators={ruled(orderForm.shape.address)}>
          {(field) => (
            <field.Area
              required
              rows={3}
              autoComplete="street-address"
              maxLength={orderMaxCharacters.address}
              label={<Trans>Delivery address</Trans>}
              serverError={serverError('address')}
            />
          )}
        </form.AppField>
        {shipmentTerms.length > 0 && (
          <form.AppField name="shipmentTerm">
            {(field) => (
              <field.Choice
                label={<Trans>Incoterm</Trans>}
                options={choices(shipmentTerms)}
                serverError={serverError('shipmentTerm')}
              />
            )}
          </form.AppField>
        )}
        {paymentTerms.length > 0 && (
          <form.AppField name="paymentTerm">
            {(field) => (
              <field.Choice
                label={<Trans>Payment</Trans>}
                options={choices(paymentTerms)}
                serverError={serverError('paymentTerm')}
              />
            )}
          </form.AppField>
        )}
        <form.AppField name="neededOn">
          {(field) => (
            <field.Text
              type="date"
              min={today}
              label={<Trans>Needed on (optional)</Trans>}
              serverError={serverError('neededOn')}
            />
          )}
        </form.AppField>
        <form.AppField name="note" validators={ruled(orderForm.shape.note)}>
          {(field) => (
            <field.Area
              rows={3}
              maxLength={messageMaxCharacters}
              label={<Trans>Note to the supplier (optional)</Trans>}
              serverError={serverError('note')}
            />
          )}
        </form.AppField>
        <h3 className="pt-2 text-lg">
          <Trans>Your contact details</Trans>
        </h3>
        <form.AppField name="contactName" validators={ruled(orderForm.shape.contactName)}>
          {(field) => (
            <field.Text
              required
              autoComplete="name"
              maxLength={orderMaxCharacters.contactName}
              label={<Trans>Your name</Trans>}
              serverError={serverError('contactName')}
            />
          )}
        </form.AppField>
        <form.AppField name="companyName" validators={ruled(orderForm.shape.companyName)}>
          {(field) => (
            <field.Text
              autoComplete="organization"
              maxLength={orderMaxCharacters.companyName}
              label={<Trans>Company (optional)</Trans>}
              serverError={serverError('companyName')}
            />
          )}
        </form.AppField>
        <form.AppField name="phone" validators={ruled(orderForm.shape.phone)}>
          {() => (
            <PhoneField
              maxLength={orderMaxCharacters.phone}
              label={<Trans>Phone number (optional)</Trans>}
              help={<Trans>With the country code, such as +1 or +86.</Trans>}
              serverError={serverError('phone')}
            />
          )}
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
        {children}
        <ErrorOfOperation error={refused?.code === 'PRICE_CHANGED' && refused.price ? undefined : refused} />
        <form.Submit>
          <Trans>Place order</Trans>
        </form.Submit>
      </Form>
    </form.AppForm>
  );
}
