import { useAppForm } from '#ui/form/use-app-form.ts';
import type { ReactNode } from 'react';
import type { QuotationValues } from './quotation-values.ts';

type Options = {
  readonly values: QuotationValues;
  readonly onChange: (values: QuotationValues) => void;
  readonly onSubmit: (values: QuotationValues) => Promise<void>;
};

/** The form of a quotation. */
export const useQuotationFields = ({ values, onChange, onSubmit }: Options) =>
  useAppForm({
    defaultValues: values,
    listeners: { onChange: ({ formApi }) => onChange(formApi.state.values) },
    onSubmit: ({ value }) => onSubmit(value),
  });

export type QuotationFieldsForm = ReturnType<typeof useQuotationFields>;

/** What the service says of a field, by its name in the API. */
export type ErrorOfField = (name: string) => ReactNode;
