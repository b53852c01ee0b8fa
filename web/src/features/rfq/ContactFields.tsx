import { rfqMaxCharacters } from '@fairgate/schema/limits';
import { guestRfqInput } from '@fairgate/schema/rules/rfq';
import { Trans } from '@lingui/react/macro';
import { askForLogin } from '#platform/session/ask-for-login.ts';
import { CountryField, PhoneField } from '#ui/form/contact-fields.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { ClauseField } from './ClauseField.tsx';
import type { ErrorOfField, RfqFieldsForm } from './use-rfq-fields.ts';

type Props = {
  readonly form: RfqFieldsForm;
  /** Of the signed-in buyer; undefined for a guest. */
  readonly email: string | undefined;
  readonly serverError: ErrorOfField;
};

/** Who asks, as suppliers see it. A guest's email becomes an account. */
export function ContactFields({ form, email, serverError }: Props) {
  return (
    <>
      <form.AppField name="contactName" validators={ruled(guestRfqInput.shape.contactName)}>
        {(field) => (
          <field.Text
            required
            autoComplete="name"
            maxLength={rfqMaxCharacters.contactName}
            label={<Trans>Your name</Trans>}
            serverError={serverError('contactName')}
          />
        )}
      </form.AppField>
      {email === undefined && (
        <form.AppField name="email" validators={ruled(guestRfqInput.shape.email)}>
          {(field) => (
            <field.Email
              autoComplete="email"
              help={
                <Trans>
                  Quotations go there. We create a free account with it; if you have one,{' '}
                  <button
                    type="button"
                    className="underline underline-offset-4"
                    onClick={() => void askForLogin()}
                  >
                    log in
                  </button>
                  .
                </Trans>
              }
              serverError={serverError('email')}
            />
          )}
        </form.AppField>
      )}
      <form.AppField name="companyName" validators={ruled(guestRfqInput.shape.companyName)}>
        {(field) => (
          <field.Text
            autoComplete="organization"
            maxLength={rfqMaxCharacters.companyName}
            label={<Trans>Company (optional)</Trans>}
            serverError={serverError('companyName')}
          />
        )}
      </form.AppField>
      <form.AppField name="phone" validators={ruled(guestRfqInput.shape.phone)}>
        {() => (
          <PhoneField
            maxLength={rfqMaxCharacters.phone}
            label={<Trans>Phone number (optional)</Trans>}
            help={<Trans>With the country code, such as +1 or +86.</Trans>}
            serverError={serverError('phone')}
          />
        )}
      </form.AppField>
      <form.AppField name="countryCode">
        {() => <CountryField serverError={serverError('countryCode')} />}
      </form.AppField>
      {email === undefined ? (
        <form.AppField name="clause" validators={ruled(guestRfqInput.shape.clause)}>
          {() => <ClauseField />}
        </form.AppField>
      ) : (
        <p className="text-sm text-mute">
          <Trans>
            Suppliers that you ask see these details and your email,{' '}
            <bdi className="wrap-anywhere">{email}</bdi>. Others see them once they have quoted.
          </Trans>
        </p>
      )}
    </>
  );
}
