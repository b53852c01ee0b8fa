import { emailPattern } from '@fairgate/schema/rules/email-pattern';
import { loginPasswordRule } from '@fairgate/schema/rules/password';
import { Trans } from '@lingui/react/macro';
import { Link, useHydrated } from '@tanstack/react-router';
import { useStore } from '@tanstack/react-form';
import { useLoginMutation } from '#operations/login.ts';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { useEmailChecks } from './email-checks.ts';
import { loginEmailRules } from './email-rules.ts';
import { emailMessage } from './EmailFailure.tsx';
import { SendError } from './SendError.tsx';
import { usePrefilled } from './use-prefilled.ts';
import { useSending } from './use-sending.ts';
import type { PanelLinks } from './panel-props.ts';
import { typedEmail } from './typed-email.ts';
import type { Prefilled } from './use-side.ts';

type Props = PanelLinks & {
  readonly prefilled: Prefilled;
  readonly primary: boolean;
};

const passwordRules = ruled(loginPasswordRule);

/** §2.8 Email, then password, then a Continue button and a forgot-password link. */
export function LoginForm({ prefilled, primary, ...leaving }: Props) {
  const [login] = useLoginMutation();
  const { error, sent, send } = useSending();
  const emailRules = loginEmailRules(useEmailChecks());
  const form = useAppForm({
    defaultValues: { email: prefilled.email, password: '' },
    listeners: { onChange: ({ formApi }) => typedEmail.write(formApi.state.values.email) },
    onSubmit: ({ value: { email, password } }) =>
      send(login({ variables: { input: { email: email.trim(), password } } }), (data) => data.login),
  });
  const element = usePrefilled(form, prefilled);
  // §4 The password field is enabled once the email is accepted: its form is valid and no check refuses it.
  // Before hydration it is enabled, for forms without scripts and for password managers that fill both fields
  // at once.
  const hydrated = useHydrated();
  const accepted = useStore(
    form.store,
    ({ values, fieldMeta }) =>
      values.password !== '' ||
      (emailPattern.test(values.email.trim()) && (fieldMeta.email?.errors.length ?? 0) === 0),
  );
  return (
    <div ref={element}>
      <form.AppForm>
        <Form form={form} className="grid gap-5">
          <form.AppField name="email" validators={emailRules}>
            {(field) => (
              <field.Email messageOf={(failure) => emailMessage(failure, field.state.value, leaving)} />
            )}
          </form.AppField>
          <form.AppField name="password" validators={passwordRules}>
            {(field) => <field.Password disabled={hydrated && !accepted} />}
          </form.AppField>
          <SendError error={error} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <form.Submit look={primary ? 'primary' : 'secondary'} locked={sent}>
              <Trans>Continue</Trans>
            </form.Submit>
            <Link
              to="/resetPassword"
              {...(leaving.newTab ? { target: '_blank' } : { onClick: leaving.onLeave })}
              className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
            >
              <Trans>Forgot your password?</Trans>
            </Link>
          </div>
        </Form>
      </form.AppForm>
    </div>
  );
}
