import type { ApolloLink } from '@apollo/client';
import { hashOf } from '#fast/answers.ts';
import type { PersistedOperation } from '#platform/execute.ts';

/** An operation with the hash of its document, as it is sent. */
export function persisted(operation: ApolloLink.Operation): PersistedOperation {
  return {
    hash: hashOf(operation.query),
    operationName: operation.operationName ?? '',
    variables: operation.variables,
  };
}
