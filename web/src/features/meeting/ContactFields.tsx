import { enquiryMaxCharacters } from '@fairgate/schema/limits';
import { meetingContact } from '@fairgate/schema/rules/meeting';
import { Trans } from '@lingui/react/macro';
import { PhoneField } from '#ui/form/contact-fields.tsx';
import { ruled } from '#ui/form/ruled.ts';
import type { ErrorOfField, MeetingFieldsForm } from './use-meeting-fields.ts';

type Props = {
  readonly form: MeetingFieldsForm;
  readonly serverError: ErrorOfField;
  /** That of the account; undefined for a guest. */
  readonly email: string | undefined;
};

/** The buyer's person, as the supplier sees them. */
export function ContactFields({ form, serverError, email }: Props) {
  return (
    <>
      <form.AppField name="name" validators={ruled(meetingContact.shape.name)}>
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
      <form.AppField name="companyName" validators={ruled(meetingContact.shape.companyName)}>
        {(field) => (
          <field.Text
            autoComplete="organization"
            maxLength={enquiryMaxCharacters.companyName}
            label={<Trans>Company (optional)</Trans>}
            serverError={serverError('contact.companyName')}
          />
        )}
      </form.AppField>
      <form.AppField name="phone" validators={ruled(meetingContact.shape.phone)}>
        {() => (
          <PhoneField
            maxLength={enquiryMaxCharacters.phone}
            label={<Trans>Phone number (optional)</Trans>}
            help={<Trans>With the country code, such as +1 or +86.</Trans>}
            serverError={serverError('contact.phone')}
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
    </>
  );
}
