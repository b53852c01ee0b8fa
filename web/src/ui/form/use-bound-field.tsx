import { type FieldFailure, failureOf } from '@fairgate/schema/rules/messages';
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
  const broken = useStore(field.store, (state) => state.meta.errors.find(isBroken));
  const failure = broken && ('message' in broken ? failureOf(broken) : broken);
  // A submit validates all fields, and a blur during it would supersede its run.
  const leave = () => {
    if (!field.form.state.isSubmitting) field.handleBlur();
  };
  return {
    name: field.name,
    value,
    error: failure ? (messageOf?.(failure) ?? <BrokenRule failure={failure} />) : serverError,
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

function BrokenRule({ failure: { key, values } }: { readonly failure: FieldFailure }) {
  return <RuleMessage rule={key} bound={typeof values['n'] === 'number' ? values['n'] : undefined} />;
}

type Broken = FieldFailure | Parameters<typeof failureOf>[0];

/** An issue of a rule, or what a service says. */
const isBroken = (error: unknown): error is Broken =>
  typeof error === 'object' && error !== null && ('key' in error || 'message' in error);
