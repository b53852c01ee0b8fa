import type { ErrorCode } from '@fairgate/schema/errors';
import type { OutboxEntry } from '../../sw/outbox-store.ts';
import type { OperationError } from '../operation-error.ts';

type InvalidField = {
  readonly __typename: 'InvalidField';
  readonly name: string;
  readonly key: string;
  readonly bound: number | null;
};

/** Why a submission was not accepted: with InvalidInput the fields too. */
export type SubmissionFailure = OperationError & { readonly fields?: InvalidField[] };

/** Undefined for a submission that was not refused. */
export function failureOf({ state, result }: OutboxEntry): SubmissionFailure | undefined {
  if (state !== 'refused') return undefined;
  const { code = 'SERVER_ERROR', ...more } = result ?? {};
  return { ...more, code: code as ErrorCode };
}
