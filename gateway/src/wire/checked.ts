import { failuresOf } from '@fairgate/schema/rules';
import { fieldCodeOf, ruleText, type FieldFailure } from '@fairgate/schema/rules/messages';
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
  const fields = failures.map(([name, failure]) => invalidField(name.split('.'), failure));
  throw new CodedError('BAD_USER_INPUT', {
    ...(first && { message: ruleText(first[1]), field: first[0].split('.') }),
    data: { fields },
  });
}

/** An invalid field, as the API shows it. */
export function invalidField(path: readonly string[], failure: FieldFailure): InvalidField {
  const { key, values } = failure;
  const code = fieldCodeOf(key);
  const bound = typeof values['n'] === 'number' ? values['n'] : null;
  const bounds = {
    TOO_SMALL: { minimum: bound, maximum: null },
    TOO_LARGE: { minimum: null, maximum: bound },
  };
  return {
    path: [...path],
    code,
    message: ruleText(failure),
    key,
    bounds: bound !== null && (code === 'TOO_SMALL' || code === 'TOO_LARGE') ? bounds[code] : null,
    name: path.join('.'),
    bound,
  };
}
