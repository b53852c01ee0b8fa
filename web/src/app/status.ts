import { Fault } from '#platform/fault.ts';
import { errorStatuses } from './error-statuses.gen.ts';

/** The HTTP status of a page that failed (RFC 9110 §15): a Fault came with its data, any other error is our own. */
export function statusOf(error: unknown): number {
  return (error instanceof Fault && errorStatuses[error.code]) || 500;
}
