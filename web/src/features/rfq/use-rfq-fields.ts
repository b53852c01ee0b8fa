import type { ReactNode } from 'react';
import { useAppForm } from '#ui/form/use-app-form.ts';
import type { RfqValues } from './rfq-values.ts';

type Options = {
  readonly values: RfqValues;
  readonly onChange: (values: RfqValues) => void;
  readonly onSubmit: (values: RfqValues) => Promise<void>;
};

/** The form of an RFQ, of a new one or of a change. */
export const useRfqFields = ({ values, onChange, onSubmit }: Options) =>
  useAppForm({
    defaultValues: values,
    listeners: { onChange: ({ formApi }) => onChange(formApi.state.values) },
    onSubmit: ({ value }) => onSubmit(value),
  });

export type RfqFieldsForm = ReturnType<typeof useRfqFields>;

/** What the service says of a field, by its name in the API. */
export type ErrorOfField = (name: string) => ReactNode;
