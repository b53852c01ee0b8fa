import { prizeClaimMaxCharacters } from '@fairgate/schema/limits';
import { prizeClaimForm } from '@fairgate/schema/rules/prize-claim';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ClaimPrizeMutation } from '#graphql';
import type { OperationError } from '#platform/operation-error.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { CountryField, PhoneFromAbroadField } from '#ui/form/contact-fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { serverErrorsOf } from '#ui/form/server-error.tsx';
import { useAppForm } from '#ui/form/use-app-form.ts';
import type { ClaimValues } from './claim-values.ts';

type Fields = Extract<ClaimPrizeMutation['claimPrize'], { __typename: 'InvalidInput' }>['fields'];

type Props = {
  /** What the form begins with. */
  readonly start: ClaimValues;
  /** Why the last attempt was not accepted. */
  readonly refused: (OperationError & { readonly fields?: Fields }) | undefined;
  readonly onType: (values: ClaimValues) => void;
  readonly onSubmit: (values: ClaimValues) => Promise<void>;
};

/** The address that a prize is sent to. */
export function ClaimForm({ start, refused, onType, onSubmit }: Props) {
  const [defaultValues] = useState(start);
  const form = useAppForm({
    defaultValues,
    listeners: { onChange: ({ formApi }) => onType(formApi.state.values) },
    onSubmit: ({ value }) => onSubmit(value),
  });
  const serverError = serverErrorsOf<keyof ClaimValues>(refused?.fields);
  return (
    <form.AppForm>
      <Form form={form} className="grid max-w-xl gap-5">
        <form.AppField name="name" validators={ruled(prizeClaimForm.shape.name)}>
          {(field) => (
            <field.Text
              required
              label={<Trans>Your name</Trans>}
              serverError={serverError('name')}
              autoComplete="name"
              maxLength={prizeClaimMaxCharacters.name}
            />
          )}
        </form.AppField>
        <form.AppField name="phone" validators={ruled(prizeClaimForm.shape.phone)}>
          {() => (
            <PhoneFromAbroadField
              serverError={serverError('phone')}
              maxLength={prizeClaimMaxCharacters.phone}
            />
          )}
        </form.AppField>
        <form.AppField name="countryCode" validators={ruled(prizeClaimForm.shape.countryCode)}>
          {() => <CountryField required serverError={serverError('countryCode')} />}
        </form.AppField>
        <form.AppField name="address" validators={ruled(prizeClaimForm.shape.address)}>
          {(field) => (
            <field.Area
              required
              rows={3}
              label={<Trans>Delivery address</Trans>}
              serverError={serverError('address')}
              autoComplete="street-address"
              maxLength={prizeClaimMaxCharacters.address}
            />
          )}
        </form.AppField>
        <ErrorOfOperation error={refused} />
        <form.Submit>
          <Trans>Confirm the prize</Trans>
        </form.Submit>
      </Form>
    </form.AppForm>
  );
}
