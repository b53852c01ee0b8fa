// The web app's own documents: compiled when first asked for and then run as they are. They passed the checks of the build,
// so Apollo's pipeline (parsing, rules, limits, plugins) has nothing to add but time: a quarter of a page's GraphQL.
import {
  getOperationAST,
  parse,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationTypeNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { GatewayContext } from './context.ts';
import { toClientError } from './errors.ts';
import { complete, jitOptions } from './executor.ts';
import type { Logger } from './log.ts';
import type { PersistedDocuments } from './persisted-documents.ts';
import { inOperationSpan } from './trace.ts';

export type OwnOperation = {
  readonly hash: string;
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
};
export type OwnResult = { data?: Record<string, unknown> | null; errors?: GraphQLFormattedError[] };

type Compiled = { readonly query: CompiledQuery; readonly type: OperationTypeNode };

/** Runs one of the documents by its hash; errors are masked as everywhere. @throws on a hash that is not of this build. */
export type RunOwnOperation = (operation: OwnOperation, context: GatewayContext) => Promise<OwnResult>;

export function createOwnOperations(options: {
  schema: GraphQLSchema;
  documents: PersistedDocuments;
  log: Logger;
}): RunOwnOperation {
  const { schema, documents, log } = options;
  const toClient = toClientError(log);
  const compiled = new Map<string, Promise<Compiled>>();

  async function compile({ hash, operationName }: OwnOperation): Promise<Compiled> {
    const text = await documents.get(hash);
    const document = text && parse(text);
    const type = document && getOperationAST(document, operationName)?.operation;
    const query = type && compileQuery(schema, document, operationName, jitOptions);
    if (!query || !isCompiledQuery(query))
      throw new Error(
        `${operationName} ${hash} is not among the built documents, or does not fit the schema`,
      );
    return { query, type };
  }

  return async (operation, context): Promise<OwnResult> => {
    let made = compiled.get(operation.hash);
    if (!made) compiled.set(operation.hash, (made = compile(operation)));
    const { query, type } = await made;
    return inOperationSpan(type, operation.operationName, () => run(query, operation, context));
  };

  async function run(
    { query }: CompiledQuery,
    { variables }: OwnOperation,
    context: GatewayContext,
  ): Promise<OwnResult> {
    const { data, errors } = await query(undefined, context, variables);
    return {
      ...(data !== undefined && { data }),
      ...(errors && { errors: errors.map(complete).map((error) => toClient(error.toJSON(), error)) }),
    };
  }
}
