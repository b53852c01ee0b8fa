// The rules of §5 for the form, without zod. Loaded with submission.ts.
import { ticketFields } from '@fairgate/schema/rules/ticket-fields';
import { validateForm } from '@fairgate/schema/rules/validator';
import type { ContactValues } from './draft.ts';

export type FieldName = keyof ContactValues;
export type Failures = Partial<
  Record<FieldName, { readonly key: string; readonly bound?: number | undefined }>
>;

/** The fields that break a rule, each with the first rule it breaks. */
export async function checkContact({ name, email, quantity, message }: ContactValues): Promise<Failures> {
  const { failures } = await validateForm(
    { name: name.trim(), email: email.trim(), quantity: quantity.trim(), message: message.trim() },
    ticketFields,
  );
  return Object.fromEntries(
    [...failures].map(([field, { key, values }]) => [
      field,
      { key, bound: typeof values['n'] === 'number' ? values['n'] : undefined },
    ]),
  );
}
