import { newPasswordField, passwordField } from '@fairgate/schema/rules/password-fields';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useChangePasswordMutation } from '#operations/change-password.ts';
import { outcomeOf, type Trouble } from '#platform/outcome.ts';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { showToast } from '#ui/toast/show-toast.ts';
import { PasswordTrouble } from './PasswordTrouble.tsx';

const oldRules = ruled(passwordField, { trims: false });
const newRules = ruled(newPasswordField, { trims: false });

/** Replaces the password; all other sessions end. */
export function PasswordForm({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const [change] = useChangePasswordMutation();
  const [trouble, setTrouble] = useState<Trouble>();
  const form = useAppForm({
    defaultValues: { oldPassword: '', newPassword: '' },
    listeners: { onChange: () => setTrouble(undefined) },
    onSubmit: async ({ value, formApi }) => {
      const { trouble: met } = await outcomeOf(change({ variables: { input: value } }), (data) => data.changePassword);
      setTrouble(met);
      if (met) return;
      formApi.reset();
      showToast(t`Your new password is set. Everywhere else you have been logged out.`);
    },
  });
  return (
    <form.AppForm>
      <Form form={form} className="grid max-w-md gap-5">
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <form.AppField name="oldPassword" validators={oldRules}>
          {(field) => (
            <field.Password
              label={<Trans>Present password</Trans>}
              refusal={trouble?.code === 'WRONG_PASSWORD' && <Trans>This is not your present password.</Trans>}
            />
          )}
        </form.AppField>
        <form.AppField name="newPassword" validators={newRules}>
          {(field) => <field.NewPassword />}
        </form.AppField>
        <PasswordTrouble trouble={trouble} email={email} />
        <form.Submit look="secondary"><Trans>Change the password</Trans></form.Submit>
      </Form>
    </form.AppForm>
  );
}
