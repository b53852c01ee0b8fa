import { countryCodes } from '@fairgate/schema/country-codes';
import { cardTextMaxCharacters as most, emailMaxCharacters } from '@fairgate/schema/limits';
import { businessCardFields } from '@fairgate/schema/rules/business-card-fields';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useSaveBusinessCardMutation } from '#operations/save-business-card.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { useFormat } from '#ui/format.ts';
import { showToast } from '#ui/toast/show-toast.ts';
import type { Card } from './card.ts';
import { inputOf, readDraft, storeDraft, valuesOf } from './card-draft.ts';
import { storeCard, toStored } from './stored-card.ts';
import { useCardLabels } from './use-card-labels.ts';

type Props = {
  readonly buyerId: string;
  /** The saved card, or a proposal for the first one. */
  readonly card: Card;
  readonly onSaved: () => void;
};

/** The viewer's own card. What is typed stays on this device until it is saved. */
export function OwnCardForm({ buyerId, card, onSaved }: Props) {
  const { t, i18n } = useLingui();
  const labels = useCardLabels();
  const { country } = useFormat();
  const [save] = useSaveBusinessCardMutation();
  const { error, attempt } = useAttempt();
  const saved = valuesOf(card);
  const form = useAppForm({
    defaultValues: readDraft() ?? saved,
    listeners: { onChange: ({ formApi }) => storeDraft(formApi.state.values, saved) },
    onSubmit: async ({ value, formApi }) => {
      const done = await attempt(
        save({ variables: { input: inputOf(value) } }),
        (data) => data.saveBusinessCard,
      );
      if (!done) return;
      const stored = toStored(buyerId, done);
      storeCard(stored);
      // Input typed during the request is not saved yet.
      storeDraft(formApi.state.values, valuesOf(stored.card));
      showToast(t`Saved`);
      onSaved();
    },
  });
  const countries = useMemo(() => {
    const { compare } = new Intl.Collator(i18n.locale);
    return [...countryCodes]
      .map((code) => ({ value: code, label: country(code) }))
      .sort((one, other) => compare(one.label, other.label));
  }, [i18n.locale, country]);
  return (
    <form.AppForm>
      <Form form={form} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <form.AppField name="name" validators={ruled(businessCardFields.name)}>
            {(field) => <field.Text label={labels.name} autoComplete="name" required maxLength={most.name} />}
          </form.AppField>
          <form.AppField name="company" validators={ruled(businessCardFields.company)}>
            {(field) => (
              <field.Text label={labels.company} autoComplete="organization" maxLength={most.company} />
            )}
          </form.AppField>
          <form.AppField name="jobTitle" validators={ruled(businessCardFields.jobTitle)}>
            {(field) => (
              <field.Text
                label={labels.jobTitle}
                autoComplete="organization-title"
                maxLength={most.jobTitle}
              />
            )}
          </form.AppField>
          <form.AppField name="email" validators={ruled(businessCardFields.email)}>
            {(field) => (
              <field.Text
                label={labels.email}
                type="email"
                inputMode="email"
                dir="ltr"
                autoComplete="email"
                maxLength={emailMaxCharacters}
              />
            )}
          </form.AppField>
          <form.AppField name="phone" validators={ruled(businessCardFields.phone)}>
            {(field) => (
              <field.Text
                label={labels.phone}
                type="tel"
                inputMode="tel"
                dir="ltr"
                autoComplete="tel"
                maxLength={most.phone}
              />
            )}
          </form.AppField>
          <form.AppField name="countryCode">
            {(field) => (
              <field.Choice
                label={labels.countryCode}
                options={[{ value: '', label: t`Not specified` }, ...countries]}
                autoComplete="country"
              />
            )}
          </form.AppField>
          <form.AppField name="website" validators={ruled(businessCardFields.website)}>
            {(field) => (
              <field.Text
                label={labels.website}
                type="url"
                inputMode="url"
                dir="ltr"
                autoComplete="url"
                maxLength={most.website}
              />
            )}
          </form.AppField>
        </div>
        <ErrorOfOperation error={error} />
        <form.Submit>
          <Trans>Save card</Trans>
        </form.Submit>
      </Form>
    </form.AppForm>
  );
}
