// Forms of TanStack Form with our controls: <form.AppField name validators={ruled(…)}>{(field) => <field.Text …/>}</form.AppField>
// within <form.AppForm><Form form={form}>…</Form></form.AppForm>.
import { createFormHook } from '@tanstack/react-form';
import { fieldContext, formContext } from './contexts.ts';
import { Choice, Password, Text } from './fields.tsx';
import { Submit } from './Submit.tsx';

export const { useAppForm } = createFormHook({ fieldContext, formContext, fieldComponents: { Text, Password, Choice }, formComponents: { Submit } });
