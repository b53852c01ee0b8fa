// Forms of TanStack Form with our controls: <form.AppField name validators={ruled(…)}>{(field) => <field.Text …/>}</form.AppField>
// within <form.AppForm><Form form={form}>…</Form></form.AppForm>.
import { createFormHook } from '@tanstack/react-form';
import { Email, NewPassword, Password } from './account-fields.tsx';
import { fieldContext, formContext } from './contexts.ts';
import { Area, Choice, Text } from './fields.tsx';
import { Submit } from './Submit.tsx';

const { useAppForm: useForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { Text, Area, Choice, Email, Password, NewPassword },
  formComponents: { Submit },
});

/** §5 A submit validates all fields: also after a failure, and while another validation runs. */
export const useAppForm: typeof useForm = (options) => useForm({ canSubmitWhenInvalid: true, ...options });
