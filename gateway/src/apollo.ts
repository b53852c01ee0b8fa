// Apollo Server runs all queries and mutations over HTTP, and those of pages.
import { ApolloServer, type ApolloServerPlugin, type BaseContext } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { OperationResult, PersistedOperation } from '@fairgate/web/render';
import type { GraphQLSchema } from 'graphql';
import { type Budget, ownPoints } from './budget.ts';
import type { GatewayContext } from './context.ts';
import { toClientError, toGraphqlError } from './errors.ts';
import { createJitGateway } from './executor.ts';
import type { Logger } from './log.ts';
import { explanationOf, explainHeader } from './explain.ts';
import { costOf } from './query-cost.ts';
import { costIn, limitRules, queryLimits, costError } from './query-limits.ts';
import type { PersistedDocuments } from './persisted-documents.ts';

export type Apollo = ApolloServer<GatewayContext & BaseContext>;

/** Runs one of the web app's own documents for a page. */
export async function runPersisted(
  apollo: Apollo,
  { hash, operationName, variables }: PersistedOperation,
  contextValue: GatewayContext,
): Promise<OperationResult> {
  const { body } = await apollo.executeOperation(
    { operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
    { contextValue },
  );
  if (body.kind !== 'single') throw new Error('An answer in one piece was expected');
  const { errors, data } = body.singleResult;
  return { ...(errors && { errors }), ...(data !== undefined && { data }) };
}

export function createApollo(options: {
  schema: GraphQLSchema;
  documents: PersistedDocuments;
  log: Logger;
}): Apollo {
  const { schema, documents, log } = options;
  return new ApolloServer<GatewayContext & BaseContext>({
    gateway: createJitGateway(schema),
    introspection: true,
    persistedQueries: { cache: documents, ttl: null },
    parseOptions: { maxTokens: queryLimits.tokens },
    validationRules: [...limitRules],
    validationOptions: { maxErrors: 1 },
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    formatError: toClientError(log),
    stopOnTerminationSignals: false,
    nodeEnv: 'production',
    logger: log as never,
    // Apollo's per-field cache instrumentation halves the speed. The sources know how long an answer may be cached.
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      explain(schema),
      limitCost(schema, documents),
      okForOldClients,
    ],
  });
}

/** Rejects free-form operations that cost too much, given their variables, and those over the visitor's budget. */
function limitCost(
  schema: GraphQLSchema,
  documents: PersistedDocuments,
): ApolloServerPlugin<GatewayContext & BaseContext> {
  const pointsOfOwn = new Map<string, number>();
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation({ document, operationName, operation, request, queryHash, contextValue }) {
          const { budget } = contextValue;
          if (operation && documents.has(queryHash)) {
            const points = pointsOfOwn.get(queryHash) ?? ownPoints(costOf(schema, document, operation, {}));
            pointsOfOwn.set(queryHash, points);
            charge(budget, points);
            return Promise.resolve();
          }
          const cost = costIn({ schema, document, operationName, variables: request.variables });
          const error = costError(cost);
          if (error) throw error;
          charge(budget, cost ?? 0);
          return Promise.resolve();
        },
      }),
  };
}

/** Apollo answers GraphQL's own errors as they are; others it takes for faults. */
function charge(budget: Budget, points: number): void {
  try {
    budget.charge(points);
  } catch (error) {
    throw toGraphqlError(error);
  }
}

/**
 * With the header, `extensions.explain` contains the cost, the upstream calls, cache hits and misses, and the
 * duration in ms.
 */
function explain(schema: GraphQLSchema): ApolloServerPlugin<GatewayContext & BaseContext> {
  return {
    requestDidStart({ request }) {
      if (!request.http?.headers.has(explainHeader)) return Promise.resolve();
      const begunMs = performance.now();
      let cost: number | null = null;
      return Promise.resolve({
        didResolveOperation({ document, operationName }) {
          cost = costIn({ schema, document, operationName, variables: request.variables }) ?? null;
          return Promise.resolve();
        },
        willSendResponse({ response, contextValue }) {
          if (response.body.kind !== 'single') return Promise.resolve();
          response.body.singleResult.extensions = {
            ...response.body.singleResult.extensions,
            explain: explanationOf(contextValue, { cost, begunMs }),
          };
          return Promise.resolve();
        },
      });
    },
  };
}

// GraphQL over HTTP: a client that does not accept application/graphql-response+json gets 200 for any well-formed
// answer. A request without a document has no such answer.
const okForOldClients: ApolloServerPlugin<GatewayContext & BaseContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ request, response, source }) {
        const accept = request.http?.headers.get('accept') ?? '';
        const { status } = response.http;
        if (
          source !== undefined &&
          status !== 405 &&
          status !== 429 &&
          !accept.includes('application/graphql-response+json')
        )
          response.http.status = 200;
        return Promise.resolve();
      },
    }),
};
