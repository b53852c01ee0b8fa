import { prizeClaimMaxCharacters } from '@fairgate/schema/limits';
import { prizeClaimFields } from '@fairgate/schema/rules/prize-claim-fields';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ClaimPrizeMutation } from '#graphql';
import type { OperationError } from '#platform/operation-error.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { RuleMessage } from '#ui/RuleMessage.tsx';
import { useCountryOptions } from '#ui/use-country-options.ts';
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
  const countries = useCountryOptions();
  const [defaultValues] = useState(start);
  const form = useAppForm({
    defaultValues,
    listeners: { onChange: ({ formApi }) => onType(formApi.state.values) },
    onSubmit: ({ value }) => onSubmit(value),
  });
  const serverError = (name: keyof ClaimValues) => {
    const broken = refused?.fields?.find((field) => field.name === name);
    return broken && <RuleMessage rule={broken.key} bound={broken.bound ?? undefined} />;
  };
  return (
    <form.AppForm>
      <Form form={form} className="grid max-w-xl gap-5">
        <form.AppField name="name" validators={ruled(prizeClaimFields.name)}>
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
        <form.AppField name="phone" validators={ruled(prizeClaimFields.phone)}>
          {(field) => (
            <field.Text
              required
              label={<Trans>Phone number</Trans>}
              help={<Trans>With the country code, such as +1 or +86.</Trans>}
              serverError={serverError('phone')}
              type="tel"
              inputMode="tel"
              dir="ltr"
              autoComplete="tel"
              maxLength={prizeClaimMaxCharacters.phone}
            />
          )}
        </form.AppField>
        <form.AppField name="countryCode" validators={ruled(prizeClaimFields.countryCode)}>
          {(field) => (
            <field.Choice
              required
              label={<Trans>Country</Trans>}
              serverError={serverError('countryCode')}
              options={countries}
              autoComplete="country"
            />
          )}
        </form.AppField>
        <form.AppField name="address" validators={ruled(prizeClaimFields.address)}>
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
