import { ticketNameMaxCharacters } from '@fairgate/schema/limits';
import { locales, type LanguageCode } from '@fairgate/schema/locales';
import { supplierInvitation } from '@fairgate/schema/rules/operator';
import { filledRule } from '@fairgate/schema/rules/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInviteToSupplierMutation } from '#operations/invite-to-supplier.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { Section } from '#ui/Section.tsx';
import { useSupplierChoice } from './use-supplier-choice.tsx';

const emailRules = ruled(supplierInvitation.shape.email);
const nameRules = ruled(supplierInvitation.shape.name);
const supplierRules = ruled(filledRule);

/** Invites a person to an account for a supplier. */
export function InviteForm({ onSent }: { readonly onSent: () => Promise<unknown> }) {
  const { t, i18n } = useLingui();
  const [invite] = useInviteToSupplierMutation();
  const { error, attempt } = useAttempt();
  const { search, choices } = useSupplierChoice();
  const form = useAppForm({
    defaultValues: { supplierId: '', name: '', email: '', languageCode: i18n.locale as LanguageCode },
    onSubmit: async ({ value, formApi }) => {
      const input = { ...value, name: value.name.trim(), email: value.email.trim() };
      if (!(await attempt(invite({ variables: { input } }), (data) => data.inviteToSupplier))) return;
      // The next one is often for the same supplier.
      formApi.setFieldValue('name', '');
      formApi.setFieldValue('email', '');
      await onSent();
    },
  });
  return (
    <Section title={<Trans>Invite a supplier’s contact</Trans>}>
      <form.AppForm>
        <Form form={form} className="grid max-w-md gap-5">
          {search}
          <form.AppField name="supplierId" validators={supplierRules}>
            {(field) => <field.Choice label={t`Supplier`} options={choices} />}
          </form.AppField>
          <form.AppField name="name" validators={nameRules}>
            {(field) => <field.Text label={t`Name`} autoComplete="off" maxLength={ticketNameMaxCharacters} />}
          </form.AppField>
          <form.AppField name="email" validators={emailRules}>
            {(field) => (
              <field.Email
                help={<Trans>We’ll send a link to choose a password. It works for 7 days.</Trans>}
              />
            )}
          </form.AppField>
          <form.AppField name="languageCode">
            {(field) => (
              <field.Choice
                label={t`Language of the email`}
                options={locales.map(({ code, endonym }) => ({ value: code, label: endonym }))}
              />
            )}
          </form.AppField>
          <ErrorOfOperation error={error} />
          <form.Submit>
            <Trans>Send invitation</Trans>
          </form.Submit>
        </Form>
      </form.AppForm>
    </Section>
  );
}
