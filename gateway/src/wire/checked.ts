import { failuresOf, ruleText } from '@fairgate/schema/rules';
import { z } from 'zod';
import { CodedError } from '../coded-error.ts';
import type { InvalidField } from '../generated/resolvers.ts';

/**
 * Returns input that follows the rules of §5. @throws CodedError BAD_USER_INPUT that names all invalid fields; its
 * message describes the first.
 */
export function checked<Form extends z.core.$ZodType>(form: Form, input: unknown): z.output<Form> {
  const read = z.safeParse(form, input);
  if (read.success) return read.data;
  const failures = [...failuresOf(read.error)];
  const [first] = failures;
  const fields: InvalidField[] = failures.map(([name, { key, values }]) => ({
    name,
    key,
    bound: typeof values['n'] === 'number' ? values['n'] : null,
  }));
  throw new CodedError('BAD_USER_INPUT', {
    ...(first && { message: ruleText(first[1]), field: first[0].split('.') }),
    data: { fields },
  });
}
