import { loginPasswordRule, newPasswordRule } from '@fairgate/schema/rules/password';
import { Trans, useLingui } from '@lingui/react/macro';
import { useChangePasswordMutation } from '#operations/change-password.ts';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { showToast } from '#ui/toast/show-toast.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { OwnPassword } from './OwnPassword.tsx';
import { PasswordError } from './PasswordError.tsx';

const oldRules = ruled(loginPasswordRule);
const newRules = ruled(newPasswordRule);

/** Replaces the password; all other sessions end. */
export function PasswordForm({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const [change] = useChangePasswordMutation();
  const { error, attempt, clearError } = useAttempt();
  const form = useAppForm({
    defaultValues: { oldPassword: '', newPassword: '' },
    listeners: { onChange: clearError },
    onSubmit: async ({ value, formApi }) => {
      if (!(await attempt(change({ variables: { input: value } }), (data) => data.changePassword))) return;
      formApi.reset();
      showToast(t`Your new password is set. You’ve been logged out everywhere else.`);
    },
  });
  return (
    <form.AppForm>
      <Form form={form} className="grid max-w-md gap-5">
        <form.AppField name="oldPassword" validators={oldRules}>
          {() => <OwnPassword label={<Trans>Current password</Trans>} email={email} error={error} />}
        </form.AppField>
        <form.AppField name="newPassword" validators={newRules}>
          {(field) => <field.NewPassword />}
        </form.AppField>
        <PasswordError error={error} email={email} />
        <form.Submit look="secondary">
          <Trans>Change password</Trans>
        </form.Submit>
      </Form>
    </form.AppForm>
  );
}
