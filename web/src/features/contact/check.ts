// The rules of §5 for the form. Loaded with submission.ts.
import { failuresOf } from '@fairgate/schema/rules/messages';
import { ticketForm } from '@fairgate/schema/rules/ticket';
import type { ContactValues } from './draft.ts';

export type FieldName = keyof ContactValues;
export type Failures = Partial<
  Record<FieldName, { readonly key: string; readonly bound?: number | undefined }>
>;

/** The fields that break a rule, each with the first rule it breaks. */
export function checkContact({ topic, ...values }: ContactValues): Failures {
  const { error } = ticketForm.safeParse({ ...values, topic: topic.toLowerCase() });
  return Object.fromEntries(
    [...(error ? failuresOf(error) : [])].map(
      ([
        field,
        {
          key,
          values: { n },
        },
      ]) => [field, { key, bound: typeof n === 'number' ? n : undefined }],
    ),
  );
}
