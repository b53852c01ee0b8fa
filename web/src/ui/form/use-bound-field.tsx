import type { FieldFailure } from '@fairgate/schema/rules/messages';
import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { RuleMessage } from '../RuleMessage.tsx';
import { afterPress } from './after-press.ts';
import { useFieldContext } from './contexts.ts';

export type FieldMessages = {
  /** Why the server did not accept the value; a broken rule takes precedence. */
  readonly serverError?: ReactNode;
  /** For failures that have no rule message; undefined uses the rule's message. */
  readonly messageOf?: (failure: FieldFailure) => ReactNode;
};

export function useBoundField({ serverError, messageOf }: FieldMessages) {
  const field = useFieldContext<string>();
  const value = useStore(field.store, (state) => state.value);
  const failure = useStore(field.store, (state) => state.meta.errors.find(isFailure));
  // A submit validates all fields, and a blur during it would supersede its run.
  const leave = () => {
    if (!field.form.state.isSubmitting) field.handleBlur();
  };
  return {
    name: field.name,
    value,
    error: failure ? (messageOf?.(failure) ?? <Broken failure={failure} />) : serverError,
    change: (next: string) => {
      field.handleChange(next);
      // After a failure each change is validated, so that the message disappears as soon as the value is
      // valid.
      if (failure) void field.validate('blur');
    },
    // An empty field without a failure is not validated on blur.
    onBlur: () => {
      if (value !== '' || failure) afterPress(leave);
    },
  };
}

function Broken({ failure: { key, values } }: { readonly failure: FieldFailure }) {
  return <RuleMessage rule={key} bound={typeof values['n'] === 'number' ? values['n'] : undefined} />;
}

function isFailure(error: unknown): error is FieldFailure {
  return typeof error === 'object' && error !== null && 'key' in error && 'values' in error;
}
