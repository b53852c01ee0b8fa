// Runs the web app's own documents: compiles each at the first request, then calls it directly. Apollo's pipeline
// costs a quarter of a page's GraphQL time and adds nothing here. Limits, executor, masking, explanation and spans
// are the same functions as in apollo.ts; tests/spec/two-paths.test.ts compares the answers.
import {
  getOperationAST,
  GraphQLError,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { Apollo } from './apollo.ts';
import { type CompiledOperation, compileOperation, isCompiled } from './compile.ts';
import { ownPoints } from './budget.ts';
import type { GatewayContext } from './context.ts';
import { toClientError, toGraphqlError } from './errors.ts';
import { complete } from './executor.ts';
import { explanationOf } from './explain.ts';
import type { Logger } from './log.ts';
import type { PersistedDocuments } from './persisted-documents.ts';
import { costOf } from './query-cost.ts';
import { costIn, readDocument } from './query-limits.ts';
import { inOperationSpan } from './trace.ts';

export type OwnOperation = {
  readonly hash: string;
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Whether the answer contains `extensions.explain`. */
  readonly explain?: boolean;
};
export type OwnResult = {
  errors?: readonly GraphQLFormattedError[];
  data?: Record<string, unknown> | null;
  extensions?: Record<string, unknown>;
};

type Compiled = CompiledOperation & { readonly document: DocumentNode; readonly points: number };

type Executed = Pick<ExecutionResult, 'data' | 'errors'>;
type Weigh = (document: DocumentNode) => void;

/**
 * Runs a document by its hash; masks errors as Apollo does. A hash that is unknown, or whose document does not fit the
 * schema, is GRAPHQL_VALIDATION_FAILED.
 */
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
    const document = text && readDocument(schema, text);
    const made = document && compileOperation(schema, document, operationName);
    if (!made || !isCompiled(made))
      throw new GraphQLError(`${operationName} ${hash} does not fit the schema`, {
        // Such as one of an earlier build.
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
      });
    const definition = getOperationAST(document, operationName);
    const points = definition ? ownPoints(costOf(schema, document, definition, {})) : 0;
    return { ...made, document, points };
  }

  async function execute(operation: OwnOperation, context: GatewayContext, weigh: Weigh): Promise<Executed> {
    const { hash, operationName, variables } = operation;
    let made = compiled.get(hash);
    if (!made) compiled.set(hash, (made = compile(operation)));
    try {
      const { run, type, document, points } = await made;
      weigh(document);
      context.budget.charge(points);
      return await inOperationSpan(type, operationName, async () => run(context, variables));
    } catch (error) {
      // The document breaks a limit, the variables do not match, or the budget is spent.
      return { errors: [toGraphqlError(error)] };
    }
  }

  return async (operation, context): Promise<OwnResult> => {
    const begunMs = performance.now();
    const { operationName, variables, explain } = operation;
    let cost: number | null = null;
    const { data, errors } = await execute(operation, context, (document) => {
      if (explain) cost = costIn({ schema, document, operationName, variables }) ?? null;
    });
    return {
      ...(errors && { errors: errors.map(complete).map((error) => toClient(error.toJSON(), error)) }),
      ...(data !== undefined && { data }),
      ...(explain && { extensions: { explain: explanationOf(context, { cost, begunMs }) } }),
    };
  };
}

/** Runs the document through Apollo's pipeline (PLAIN_PAGES). */
export function createApolloOperations(apollo: Apollo): RunOwnOperation {
  return async ({ hash, operationName, variables }, contextValue) => {
    const { body } = await apollo.executeOperation(
      { operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
      { contextValue },
    );
    if (body.kind !== 'single') throw new Error('An answer in one piece was expected');
    const { errors, data } = body.singleResult;
    return { ...(errors && { errors }), ...(data !== undefined && { data }) };
  };
}
