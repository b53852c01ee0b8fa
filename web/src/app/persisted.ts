import type { ApolloLink } from '@apollo/client';
import { hashOf } from '#fast/answers.ts';
import type { PersistedOperation } from './render.ts';

/** The operation as it travels: by the hash of its text. */
export function persisted(operation: ApolloLink.Operation): PersistedOperation {
  return {
    hash: hashOf(operation.query),
    operationName: operation.operationName ?? '',
    variables: operation.variables,
  };
}
