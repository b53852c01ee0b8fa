import { newPasswordField } from '@fairgate/schema/rules/password-fields';
import { useState, type ReactNode } from 'react';
import { FailureMessage } from '#ui/FailureMessage.tsx';
import { Form } from '#ui/form/Form.tsx';
import { ruled } from '#ui/form/ruled.ts';
import { useAppForm } from '#ui/form/use-app-form.ts';
import { Problem } from '#ui/Problem.tsx';
import type { Trouble } from '#platform/outcome.ts';

type Props = {
  /** For password managers: whose password it is. */
  readonly email?: string | undefined;
  readonly submitText: ReactNode;
  /** Resolves to why it was not taken; undefined when it was. */
  readonly choose: (password: string) => Promise<Trouble | undefined>;
};

const rules = ruled(newPasswordField, { trims: false });

/** A new password by a mailed link. */
export function ChoosePassword({ email, submitText, choose }: Props) {
  const [trouble, setTrouble] = useState<Trouble>();
  const form = useAppForm({
    defaultValues: { password: '' },
    onSubmit: async ({ value }) => {
      setTrouble(undefined);
      setTrouble(await choose(value.password));
    },
  });
  return (
    <form.AppForm>
      <Form form={form} className="grid gap-5">
        {email !== undefined && <input type="email" autoComplete="username" value={email} readOnly hidden />}
        <form.AppField name="password" validators={rules}>
          {(field) => <field.NewPassword />}
        </form.AppField>
        <Problem>{trouble && <FailureMessage {...trouble} />}</Problem>
        <form.Submit>{submitText}</form.Submit>
      </Form>
    </form.AppForm>
  );
}
