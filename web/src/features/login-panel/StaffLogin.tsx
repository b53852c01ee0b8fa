import { emailRule } from '@fairgate/schema/rules/email';
import { loginPasswordRule } from '@fairgate/schema/rules/password';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LoginInput } from '#graphql';
import { classes } from '#ui/classes.ts';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { AskForPassword } from './AskForPassword.tsx';
import { SendError } from './SendError.tsx';
import { useSending } from './use-sending.ts';

const emailRules = ruled(emailRule);
const passwordRules = ruled(loginPasswordRule);

type Sending = ReturnType<typeof useSending>;
type Props = {
  readonly kind: 'organiser' | 'operator';
  readonly title: ReactNode;
  /** It is the whole page, which has no other heading. */
  readonly page: boolean;
  readonly login: (send: Sending['send'], input: LoginInput) => ReturnType<Sending['send']>;
};

/** The login of organisers or operators, in place of their pages; these follow when it is known who is signed in. */
export function StaffLogin({ kind, title, page, login }: Props) {
  const Heading = page ? 'h1' : 'h2';
  const { error, sent, send } = useSending(kind);
  const form = useAppForm({
    defaultValues: { email: '', password: '' },
    onSubmit: ({ value: { email, password } }) => login(send, { email: email.trim(), password }),
  });
  return (
    <section className={classes('grid max-w-md gap-5', page && 'pt-6')}>
      <Heading className={page ? 'text-2xl' : 'text-xl'}>{title}</Heading>
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
          {kind === 'organiser' && <AskForPassword />}
        </Form>
      </form.AppForm>
    </section>
  );
}
