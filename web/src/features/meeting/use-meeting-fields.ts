import type { ReactNode } from 'react';
import { useAppForm } from '#ui/form/use-app-form.ts';
import type { MeetingValues } from './meeting-values.ts';

type Options = {
  readonly values: MeetingValues;
  readonly onChange: (values: MeetingValues) => void;
  readonly onSubmit: (values: MeetingValues) => Promise<void>;
};

/** The form of a meeting: of a request, or of other times only. */
export const useMeetingFields = ({ values, onChange, onSubmit }: Options) =>
  useAppForm({
    defaultValues: values,
    listeners: { onChange: ({ formApi }) => onChange(formApi.state.values) },
    onSubmit: ({ value }) => onSubmit(value),
  });

export type MeetingFieldsForm = ReturnType<typeof useMeetingFields>;

/** What the service says of a field, by its name in the API. */
export type ErrorOfField = (name: string) => ReactNode;
