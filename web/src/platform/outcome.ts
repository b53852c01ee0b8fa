import type { ErrorCode } from '@fairgate/schema/errors';
import { Fault } from './fault.ts';
import type { OperationError } from './operation-error.ts';

/** The members of result unions other than success. */
type Failure = { readonly __typename: string; readonly code: ErrorCode };

export type Outcome<Done> =
  | { readonly done: Done; readonly error?: undefined }
  | { readonly done?: undefined; readonly error: OperationError };

type Sent<Data> = Promise<{ readonly data?: Data | null | undefined; readonly error?: unknown }>;

/**
 * The result of a mutation, or its error. Never rejects.
 * @param read the field of the answer.
 */
export async function outcomeOf<Data, Result extends { readonly __typename: string }>(
  sent: Sent<Data>,
  read: (data: Data) => Result,
): Promise<Outcome<Exclude<Result, Failure>>> {
  try {
    const { data, error } = await sent;
    if (!data) throw Fault.from(error);
    const result = read(data);
    return isFailure(result) ? { error: result } : { done: result as Exclude<Result, Failure> };
  } catch (cause) {
    return { error: Fault.from(cause) };
  }
}

/** Whether a member of a result union is a failure. Every document selects the `code` of each. */
function isFailure<Result extends { readonly __typename: string }>(
  result: Result,
): result is Extract<Result, Failure> {
  return 'code' in result;
}
