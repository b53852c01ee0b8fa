import { keywordMaxCharacters, purchaseTextMaxCharacters } from '@fairgate/schema/limits';
import { registrationInput } from '@fairgate/schema/rules/registration';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Industry, RegistrationFormFragment } from '#graphql';
import type { SubmissionFailure } from '#platform/outbox/submission-failure.ts';
import { useAccount } from '#platform/session/use-account.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { CountryField, WebsiteField } from '#ui/form/contact-fields.tsx';
import { DialedNumber, DialingCodeField, MobileField } from '#ui/form/dialed-number.tsx';
import { fillFields } from '#ui/form/fill-fields.ts';
import { beginWithCountry, followCountry } from '#ui/form/follow-country.ts';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { serverErrorsOf } from '#ui/form/server-error.tsx';
import { silently } from '#ui/form/silently.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { useFormat } from '#ui/format.ts';
import { ChoiceSet } from './ChoiceSet.tsx';
import { ConfirmContact } from './confirm/ConfirmContact.tsx';
import { withProof } from './confirm/proofs.ts';
import { KnownEmail } from './KnownEmail.tsx';
import type { RegistrationParts } from './parts.ts';
import { ProductInterests } from './ProductInterests.tsx';
import { groupsOfCard, valuesOfCard } from './card-values.ts';
import { useFormOptions } from './use-form-options.ts';
import {
  correctionOf,
  draftOf,
  emptyValues,
  readNewDraft,
  type RegistrationValues,
  writeDraft,
} from './values.ts';

type Props = RegistrationParts & {
  readonly exhibition: RegistrationFormFragment;
  readonly industry: Industry | null;
  /** What the person corrects in their own registration, whose email stays. */
  readonly own?: RegistrationValues;
  /** What is known about the viewer; fills empty fields. */
  readonly known: Partial<RegistrationValues> | undefined;
  /** Why the last attempt was not accepted. */
  readonly refused: SubmissionFailure | undefined;
  readonly onSubmit: (values: RegistrationValues) => Promise<void>;
  readonly onCancel?: (() => void) | undefined;
};

const isEmpty = (value: RegistrationValues[keyof RegistrationValues]) =>
  typeof value === 'boolean' ? !value : value.length === 0;

/** §3 Pre-registration: one column; what is typed is kept on the device. */
export function RegistrationForm({
  exhibition: { id, registrationForm },
  industry,
  own,
  known,
  refused,
  onSubmit,
  onCancel,
  TagField,
  ScanCard,
}: Props) {
  const { t } = useLingui();
  const options = useFormOptions(industry);
  const { country } = useFormat();
  const channels = registrationForm?.verificationChannels ?? [];
  const tags = (registrationForm?.hotTags ?? []).map(({ code, name }) => ({ value: code, label: name }));
  const account = useAccount();
  const draft = own ? correctionOf(id) : draftOf(id, account);
  const form = useAppForm({
    defaultValues: own ?? emptyValues,
    listeners: { onChange: ({ formApi }) => writeDraft(draft, formApi.state.values) },
    onSubmit: ({ value }) => onSubmit(value),
  });
  const fill = useEffectEvent((values: Partial<RegistrationValues>) => {
    for (const [name, value] of Object.entries(values) as [keyof RegistrationValues, never][])
      if (isEmpty(form.getFieldValue(name))) form.setFieldValue(name, value, silently);
    beginWithCountry(form);
  });
  // The server's HTML has an empty form.
  useEffect(() => {
    if (!own) fill(readNewDraft(id, account));
  }, [id, account, own]);
  useEffect(() => {
    if (known) fill(known);
  }, [known]);

  const serverError = serverErrorsOf<keyof RegistrationValues>(refused?.fields);
  const element = useRef<HTMLDivElement>(null);
  const focusField = (name: string) =>
    element.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
  return (
    <div ref={element} className="grid max-w-xl gap-5">
      <ScanCard
        draft={draft}
        valuesNow={() => valuesOfCard(form.state.values, options.jobTitles, country)}
        onFill={(card, replaces) => fillFields(form, groupsOfCard(card, options.jobTitles), replaces)}
      />
      <form.AppForm>
        <Form form={form} className="grid gap-5">
          {own ? (
            <p className="grid gap-1">
              <span className="text-sm font-semibold">
                <Trans>Email</Trans>
              </span>
              <bdi className="wrap-anywhere">{own.email}</bdi>
            </p>
          ) : (
            <form.AppField name="email" validators={ruled(registrationInput.shape.email)}>
              {(field) => (
                <div className="grid gap-2">
                  <field.Email
                    autoComplete="email"
                    serverError={serverError('email')}
                    help={<Trans>We’ll send your badge to this address.</Trans>}
                  />
                  <KnownEmail
                    exhibitionId={id}
                    email={field.state.value}
                    isTouched={field.state.meta.isBlurred}
                  />
                </div>
              )}
            </form.AppField>
          )}
          <form.AppField name="contactName" validators={ruled(registrationInput.shape.contactName)}>
            {(field) => (
              <field.Text
                required
                label={<Trans>Your name</Trans>}
                serverError={serverError('contactName')}
                autoComplete="name"
                maxLength={purchaseTextMaxCharacters.contactName}
              />
            )}
          </form.AppField>
          <form.AppField name="jobTitle">
            {(field) => <field.Choice label={<Trans>Your role</Trans>} options={options.jobTitles} />}
          </form.AppField>
          <form.AppField name="companyName" validators={ruled(registrationInput.shape.companyName)}>
            {(field) => (
              <field.Text
                required
                label={<Trans>Company</Trans>}
                serverError={serverError('companyName')}
                autoComplete="organization"
                maxLength={purchaseTextMaxCharacters.companyName}
              />
            )}
          </form.AppField>
          <form.AppField
            name="countryCode"
            validators={ruled(registrationInput.shape.countryCode)}
            listeners={{ onChange: ({ value }) => void followCountry(form, value) }}
          >
            {() => <CountryField required serverError={serverError('countryCode')} />}
          </form.AppField>
          <form.AppField name="companyWebsite" validators={ruled(registrationInput.shape.companyWebsite)}>
            {() => (
              <WebsiteField
                serverError={serverError('companyWebsite')}
                placeholder={t`Optional`}
                maxLength={purchaseTextMaxCharacters.companyWebsite}
              />
            )}
          </form.AppField>
          <DialedNumber>
            <form.AppField name="dialingCode" validators={ruled(registrationInput.shape.dialingCode)}>
              {() => <DialingCodeField serverError={serverError('dialingCode')} />}
            </form.AppField>
            <form.AppField name="mobile" validators={ruled(registrationInput.shape.mobile)}>
              {() => <MobileField serverError={serverError('mobile')} placeholder={t`Optional`} />}
            </form.AppField>
          </DialedNumber>
          {channels.length > 0 && (
            <form.Subscribe
              selector={({ values: { email, dialingCode, mobile, proofs } }) => ({
                contact: { email, dialingCode, mobile },
                proofs,
              })}
            >
              {({ contact, proofs }) => (
                <ConfirmContact
                  channels={channels}
                  contact={contact}
                  proofs={proofs}
                  onProof={(proof) => form.setFieldValue('proofs', withProof(proofs, proof))}
                  onChangeAddress={(channel) => focusField(channel === 'EMAIL' ? 'email' : 'mobile')}
                />
              )}
            </form.Subscribe>
          )}
          <form.Field name="businessTypes">
            {({ name, state, handleChange }) => (
              <ChoiceSet
                label={<Trans>Business type</Trans>}
                name={name}
                value={state.value}
                options={options.businessTypes}
                onChange={handleChange}
              />
            )}
          </form.Field>
          <form.Field name="purposes">
            {({ name, state, handleChange }) => (
              <ChoiceSet
                label={<Trans>What brings you to the fair?</Trans>}
                name={name}
                value={state.value}
                options={options.purposes}
                onChange={handleChange}
              />
            )}
          </form.Field>
          <form.Field name="tagCodes">
            {({ name, state, handleChange }) => (
              <ProductInterests
                name={name}
                hot={tags}
                codes={state.value}
                industry={industry ?? undefined}
                TagField={TagField}
                onChange={handleChange}
                onProduct={(product) => form.setFieldValue('productName', product)}
              />
            )}
          </form.Field>
          <form.AppField name="productName" validators={ruled(registrationInput.shape.productName)}>
            {(field) => (
              <field.Text
                label={<Trans>Other products, in your own words</Trans>}
                serverError={serverError('productName')}
                placeholder={t`Optional`}
                maxLength={keywordMaxCharacters}
              />
            )}
          </form.AppField>
          <form.Field name="sharesEmail">
            {({ name, state, handleChange }) => (
              <Checkbox
                name={name}
                label={<Trans>Exhibitors who scan my badge may have my email</Trans>}
                checked={state.value}
                onChange={({ target }) => handleChange(target.checked)}
              />
            )}
          </form.Field>
          <ErrorOfOperation error={refused} />
          <form.Submit>
            {own ? <Trans>Save your details</Trans> : <Trans>Register and get your badge</Trans>}
          </form.Submit>
          {onCancel && (
            <Button onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </Form>
      </form.AppForm>
    </div>
  );
}
