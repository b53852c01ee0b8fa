import { emailRule } from '@fairgate/schema/rules/email';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRequestPasswordResetMutation } from '#operations/request-password-reset.ts';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { ErrorAlert } from '#ui/ErrorAlert.tsx';
import { useAttempt } from '#platform/use-attempt.ts';
import { LinkSent } from './LinkSent.tsx';

const rules = ruled(emailRule);

/** §5 Requests a one-time link by email. The answer does not reveal whether the email has an account. */
export function AskForm() {
  const [request] = useRequestPasswordResetMutation();
  const { error, attempt } = useAttempt();
  const [sentTo, setSentTo] = useState<string>();
  const form = useAppForm({
    defaultValues: { email: '' },
    onSubmit: async ({ value }) => {
      const done = await attempt(
        request({ variables: { email: value.email.trim() } }),
        (data) => data.requestPasswordReset,
      );
      setSentTo(done?.email);
    },
  });
  if (sentTo !== undefined) return <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <form.AppForm>
      <Form form={form} className="grid gap-5">
        <form.AppField name="email" validators={rules}>
          {(field) => (
            <field.Email
              help={
                <Trans>
                  Enter the email you log in with. We’ll send you a link to choose a new password.
                </Trans>
              }
            />
          )}
        </form.AppField>
        <ErrorAlert>{error && <ErrorMessage {...error} />}</ErrorAlert>
        <form.Submit>
          <Trans>Send me a link</Trans>
        </form.Submit>
      </Form>
    </form.AppForm>
  );
}
