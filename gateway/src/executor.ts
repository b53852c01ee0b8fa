// graphql-jit as Apollo's executor: it compiles each document once, which saves half of a request's time.
import type { GatewayExecutor, GatewayInterface } from '@apollo/server-gateway-interface';
import { GraphQLError, type ExecutionResult, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type CompiledOperation, compileOperation, isCompiled } from './compile.ts';
import type { GatewayContext } from './context.ts';
import { expandedSizeOf } from './document-limits.ts';
import { inOperationSpan } from './trace.ts';

/** Fields and spreads of the compiled documents: a field takes about half a kilobyte. */
const compiledMostFields = 60_000;

export function createJitGateway(schema: GraphQLSchema): GatewayInterface {
  // The least used documents leave the cache. The web app's own documents are used often and stay.
  const compiled = new LRUCache<string, CompiledOperation | ExecutionResult>({ maxSize: compiledMostFields });

  function compile(requestContext: Parameters<GatewayExecutor>[0]): CompiledOperation | ExecutionResult {
    const { document, operationName, queryHash } = requestContext;
    const key = `${queryHash}:${operationName ?? ''}`;
    const known = compiled.get(key);
    if (known) return known;
    const made = compileOperation(schema, document, operationName);
    compiled.set(key, made, { size: 1 + expandedSizeOf(document) });
    return made;
  }

  const executor: GatewayExecutor = (requestContext) => {
    const { context, request } = requestContext;
    // Apollo's type declares the operation as present but Apollo has not checked it.
    const operation = requestContext.operation as typeof requestContext.operation | undefined;
    if (!operation) return Promise.resolve({ errors: [noOperation(request.operationName)] });
    return inOperationSpan(operation.operation, operation.name?.value, async () => {
      const made = compile(requestContext);
      const result = isCompiled(made)
        ? await made.run(context as unknown as GatewayContext, request.variables ?? {})
        : made;
      return result.errors ? { ...result, errors: result.errors.map(complete) } : result;
    });
  };

  return {
    load: () => Promise.resolve({ executor }),
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => {};
    },
    stop: () => Promise.resolve(),
  };
}

/**
 * The request names no operation although the document has several, or an operation that does not exist.
 */
export function noOperation(name: string | null | undefined): GraphQLError {
  const message = name
    ? `There is no operation named "${name}" in the document.`
    : 'The document has several operations: name one in operationName.';
  return new GraphQLError(message, {
    extensions: { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } },
  });
}

// An error without `extensions` crashes Apollo's formatter and loses its path.
function complete(error: GraphQLError | GraphQLFormattedError): GraphQLError {
  const original = error instanceof GraphQLError ? error.originalError : undefined;
  return new GraphQLError(error.message, {
    nodes: (error as GraphQLError).nodes ?? null,
    source: (error as GraphQLError).source ?? null,
    positions: (error as GraphQLError).positions ?? null,
    path: error.path ?? null,
    originalError: (original ??
      (error instanceof GraphQLError ? undefined : (error as unknown as Error))) as Error | null,
    extensions: { ...error.extensions },
  });
}
