import type { ErrorCode } from '@fairgate/schema/errors';
import { Fault } from './fault.ts';

/** Why something was not done (§8). */
export type Trouble = { readonly code: ErrorCode; readonly retryAfterSeconds?: number | undefined };

/** Members of result unions that are no success. */
type Failure = { readonly __typename: 'InvalidInput' | 'Refusal'; readonly code: ErrorCode };

export type Outcome<Done> =
  | { readonly done: Done; readonly trouble?: undefined }
  | { readonly done?: undefined; readonly trouble: Trouble };

/** What a mutation did, or why it did not. Never rejects. @param read the field of the answer. */
export async function outcomeOf<Data, Result extends { readonly __typename: string }>(
  sent: Promise<{ readonly data?: Data | null | undefined; readonly error?: unknown }>,
  read: (data: Data) => Result,
): Promise<Outcome<Exclude<Result, Failure>>> {
  try {
    const { data, error } = await sent;
    if (!data) throw Fault.from(error);
    const result = read(data);
    return isFailure(result)
      ? { trouble: { code: result.code } }
      : { done: result as Exclude<Result, Failure> };
  } catch (cause) {
    const { code, retryAfterSeconds } = Fault.from(cause);
    return { trouble: { code, retryAfterSeconds } };
  }
}

function isFailure(result: { readonly __typename: string }): result is Failure {
  return result.__typename === 'InvalidInput' || result.__typename === 'Refusal';
}
