import { newPasswordRule } from '@fairgate/schema/rules/password';
import { useState, type ReactNode } from 'react';
import { ErrorMessage } from '#ui/ErrorMessage.tsx';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { ErrorAlert } from '#ui/ErrorAlert.tsx';
import type { OperationError } from '#platform/operation-error.ts';

type Props = {
  /** The account's email, for password managers. */
  readonly email?: string | undefined;
  readonly submitText: ReactNode;
  /** Resolves to the error; undefined on success. */
  readonly choose: (password: string) => Promise<OperationError | undefined>;
};

const rules = ruled(newPasswordRule);

export function ChoosePassword({ email, submitText, choose }: Props) {
  const [error, setError] = useState<OperationError>();
  const form = useAppForm({
    defaultValues: { password: '' },
    onSubmit: async ({ value }) => {
      setError(undefined);
      setError(await choose(value.password));
    },
  });
  return (
    <form.AppForm>
      <Form form={form} className="grid gap-5">
        {email !== undefined && <input type="email" autoComplete="username" value={email} readOnly hidden />}
        <form.AppField name="password" validators={rules}>
          {(field) => <field.NewPassword />}
        </form.AppField>
        <ErrorAlert>{error && <ErrorMessage {...error} />}</ErrorAlert>
        <form.Submit>{submitText}</form.Submit>
      </Form>
    </form.AppForm>
  );
}
