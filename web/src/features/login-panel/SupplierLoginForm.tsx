import { supplierAccountRule } from '@fairgate/schema/rules/email';
import { loginPasswordRule } from '@fairgate/schema/rules/password';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSupplierLoginMutation } from '#operations/supplier-login.ts';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { AskForPassword } from './AskForPassword.tsx';
import { SendError } from './SendError.tsx';
import { typedEmail } from './typed-email.ts';
import { useAfterLogin } from './use-after-login.ts';
import { useSending } from './use-sending.ts';

const accountRules = ruled(supplierAccountRule);
const passwordRules = ruled(loginPasswordRule);

/** §6 A supplier logs in by email and password. The email typed in the panel is filled in. */
export function SupplierLoginForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const [login] = useSupplierLoginMutation();
  const { error, sent, send } = useSending('supplier');
  const element = useRef<HTMLDivElement>(null);
  const [brought] = useState(typedEmail.read);
  const form = useAppForm({
    defaultValues: { account: brought, password: '' },
    listeners: { onChange: ({ formApi }) => typedEmail.write(formApi.state.values.account) },
    onSubmit: ({ value: { account, password } }) =>
      send(
        login({ variables: { input: { account: account.trim(), password } } }),
        (data) => data.supplierLogin,
      ),
  });
  useAfterLogin(onSignedIn, 'supplier');
  // With an email filled in, the focus starts at the password.
  useEffect(() => {
    if (brought) element.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  }, [brought]);
  return (
    <div ref={element}>
      <form.AppForm>
        <Form form={form} className="grid gap-5">
          <form.AppField name="account" validators={accountRules}>
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
    </div>
  );
}
