import { emailField } from '@fairgate/schema/rules/email-fields';
import { passwordField } from '@fairgate/schema/rules/password-fields';
import { Trans } from '@lingui/react/macro';
import { AskForPassword } from '#features/login-panel/AskForPassword.tsx';
import { SendError } from '#features/login-panel/SendError.tsx';
import { useSending } from '#features/login-panel/use-sending.ts';
import { useOrganiserLoginMutation } from '#operations/organiser-login.ts';
import { classes } from '#ui/classes.ts';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';

const emailRules = ruled(emailField);
const passwordRules = ruled(passwordField, { trims: false });

/** The login of organisers, in place of their pages; these follow when it is known who is signed in. */
export function OrganiserLogin({
  page = false,
}: {
  /** It is the whole page, which has no other heading. */ readonly page?: boolean;
}) {
  const Heading = page ? 'h1' : 'h2';
  const [login] = useOrganiserLoginMutation();
  const { error, sent, send } = useSending('organiser');
  const form = useAppForm({
    defaultValues: { email: '', password: '' },
    onSubmit: ({ value: { email, password } }) =>
      send(login({ variables: { input: { email: email.trim(), password } } }), (data) => data.organiserLogin),
  });
  return (
    <section className={classes('grid max-w-md gap-5', page && 'pt-6')}>
      <Heading className={page ? 'text-2xl' : 'text-xl'}>
        <Trans>Log in as an organiser</Trans>
      </Heading>
      <form.AppForm>
        <Form form={form} className="grid gap-5">
          <form.AppField name="email" validators={emailRules}>
            {(field) => <field.Email />}
          </form.AppField>
          <form.AppField name="password" validators={passwordRules}>
            {(field) => <field.Password />}
          </form.AppField>
          <SendError error={error} />
          <form.Submit locked={sent}>
            <Trans>Continue</Trans>
          </form.Submit>
          <AskForPassword />
        </Form>
      </form.AppForm>
    </section>
  );
}
