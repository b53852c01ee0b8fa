import { newPasswordRule } from '@fairgate/schema/rules/password';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useCompleteRfqRegistrationMutation } from '#operations/complete-rfq-registration.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { Check } from '#ui/icons.tsx';

/** §7.3 regAfterRfq: the password of the account that was created with the RFQ. Also later, by the link in the mail. */
export function ChoosePassword() {
  const [isChosen, setChosen] = useState(false);
  const [complete] = useCompleteRfqRegistrationMutation();
  const { error, attempt } = useAttempt();
  const form = useAppForm({
    defaultValues: { password: '' },
    onSubmit: async ({ value: { password } }) => {
      const done = await attempt(
        complete({ variables: { input: { password } } }),
        (data) => data.completeRfqRegistration,
      );
      if (done) setChosen(true);
    },
  });
  if (isChosen)
    return (
      <p role="status" className="flex items-start gap-2">
        <Check aria-hidden size={20} className="mt-0.5 shrink-0" />
        <Trans>Your password is saved. Log in with it on any device.</Trans>
      </p>
    );
  return (
    <section className="grid max-w-xl gap-4 rounded-lg border border-line p-5">
      <div className="grid gap-1">
        <h2 className="text-lg">
          <Trans>Choose a password</Trans>
        </h2>
        <p className="text-mute">
          <Trans>
            We’ve created your account. With a password you can log in on any device. Or do it later, with the
            link in our mail.
          </Trans>
        </p>
      </div>
      <form.AppForm>
        <Form form={form} className="grid gap-4">
          <form.AppField name="password" validators={ruled(newPasswordRule)}>
            {(field) => <field.NewPassword />}
          </form.AppField>
          <ErrorOfOperation error={error} />
          <form.Submit look="secondary">
            <Trans>Save the password</Trans>
          </form.Submit>
        </Form>
      </form.AppForm>
    </section>
  );
}
