import type { FieldFailure } from '@fairgate/schema/rules/messages';
import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { RuleMessage } from '../RuleMessage.tsx';
import { afterPress } from './after-press.ts';
import { useFieldContext } from './contexts.ts';

export type Saying = {
  /** Why the server did not take it; a broken rule is said first. */
  readonly refusal?: ReactNode;
  /** For failures whose message is not that of a rule; undefined leaves it at that. */
  readonly messageOf?: (failure: FieldFailure) => ReactNode;
};

/** What ties a control to its field of the form. */
export function useBoundField({ refusal, messageOf }: Saying) {
  const field = useFieldContext<string>();
  const value = useStore(field.store, (state) => state.value);
  const failure = useStore(field.store, (state) => state.meta.errors.find(isFailure));
  // A submit looks at all fields itself, and a newer run would supersede its own.
  const leave = () => {
    if (!field.form.state.isSubmitting) field.handleBlur();
  };
  return {
    name: field.name,
    value,
    error: failure ? (messageOf?.(failure) ?? <Broken failure={failure} />) : refusal,
    change: (next: string) => {
      field.handleChange(next);
      // What was wrong is looked at with every key stroke: who mends it sees at once that it is mended.
      if (failure) void field.validate('blur');
    },
    // Whoever only passes through is not reproached with an empty field.
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
