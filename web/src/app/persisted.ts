import type { ApolloLink } from '@apollo/client';
import type { PersistedOperation } from './render.ts';

/** The operation as it travels: the hash that codegen wrote into the document, never its text. */
export function persisted(operation: ApolloLink.Operation): PersistedOperation {
  const { __meta__: meta } = operation.query as { __meta__?: { hash?: string } };
  if (!meta?.hash) throw new Error(`Operation ${operation.operationName} is not from #operations`);
  return { hash: meta.hash, operationName: operation.operationName ?? '', variables: operation.variables };
}
