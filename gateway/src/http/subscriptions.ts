// /graphql over WebSocket: the graphql-transport-ws protocol. Free-form operations have the same limits as over HTTP.
import type { WebsocketHandler } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import {
  getOperationAST,
  GraphQLError,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { makeServer } from 'graphql-ws';
import { LRUCache } from 'lru-cache';
import type { GatewayContext } from '../context.ts';
import { toClientError } from '../errors.ts';
import { noOperation } from '../executor.ts';
import type { Gateway } from '../gateway.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { PersistedDocuments } from '../persisted-documents.ts';
import { ownPoints, requestPoints } from '../budget.ts';
import { costOf } from '../query-cost.ts';
import { costIn, readDocument, costError } from '../query-limits.ts';
import { languageOf, siteOf, trackingOf, visitorOf } from '../request-scope.ts';
import { internationalSite } from '../sources/buyer/sites.ts';
import { coerceVariables } from '../variables.ts';
import { payersOf } from './visitor-budget.ts';
import { serveSocket } from './socket.ts';
import type { Sessions } from './viewer-session.ts';

const operationsMostPerSocket = 50;
const documentsMost = 200;

export function createSubscriptionHandler(options: {
  schema: GraphQLSchema;
  gateway: Gateway;
  sessions: Sessions;
  documents: PersistedDocuments;
  metrics: Metrics;
  log: Logger;
}): WebsocketHandler {
  const { schema, gateway, sessions, documents, metrics, log } = options;
  const mask = toClientError(log);
  // Many clients subscribe with the same text.
  const known = new LRUCache<string, DocumentNode>({ max: documentsMost });
  const documentOf = (text: string): DocumentNode => {
    const document = known.get(text) ?? readDocument(schema, text);
    known.set(text, document);
    return document;
  };

  const server = makeServer<Record<string, unknown>, { request: FastifyRequest }>({
    schema,
    // The acknowledgement tells what HTTP tells in headers.
    onConnect: ({ extra: { request } }) => {
      const rateLimit = gateway.budgetOf(payersOf(request)).state();
      return rateLimit ? { rateLimit } : true;
    },
    async onSubscribe(context, _id, payload) {
      if (Object.keys(context.subscriptions).length > operationsMostPerSocket) {
        return [
          new GraphQLError('too many operations on one connection', { extensions: { code: 'BAD_REQUEST' } }),
        ];
      }
      const args = await prepare(payload, contextOf(context.extra.request));
      if (!('errors' in args)) metrics.subscriptions(1);
      return 'errors' in args ? args.errors : args;
    },
    onComplete: () => metrics.subscriptions(-1),
    onError: (_context, _id, _payload, errors) => errors.map((error) => mask(toJson(error), error)),
    onNext: (_context, _id, _payload, _args, { data = null, errors }) =>
      errors ? { data, errors: errors.map((error) => mask(toJson(error), error)) } : undefined,
  });
  return (socket, request) => serveSocket(server, socket, request);

  function contextOf(request: FastifyRequest): GatewayContext {
    return gateway.contextFor({
      language: languageOf(request),
      site: siteOf(request, gateway.sites, internationalSite),
      tracking: trackingOf(request),
      visitor: visitorOf(request),
      session: sessions.sessionOf(request),
      budget: gateway.budgetOf(payersOf(request)),
    });
  }

  async function prepare(
    payload: {
      query?: string | null | undefined;
      operationName?: string | null | undefined;
      variables?: Record<string, unknown> | null | undefined;
      extensions?: Record<string, unknown> | null | undefined;
    },
    contextValue: GatewayContext,
  ): Promise<ExecutionArgs | { errors: readonly GraphQLError[] }> {
    const hash = hashOf(payload.extensions);
    const source = hash ? await documents.get(hash) : payload.query;
    if (!source)
      return {
        errors: [
          new GraphQLError('PersistedQueryNotFound', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }),
        ],
      };
    try {
      contextValue.budget.charge(requestPoints);
      const document = documentOf(source);
      const { operationName, variables } = payload;
      const operation = getOperationAST(document, operationName ?? null);
      if (!operation) return { errors: [noOperation(operationName)] };
      const cost = hash ? 0 : costIn({ schema, document, operationName, variables });
      const error = costError(cost);
      if (error) return { errors: [error] };
      contextValue.budget.charge(hash ? ownPoints(costOf(schema, document, operation, {})) : (cost ?? 0));
      const { errors } = coerceVariables(schema, operation, variables);
      if (errors) return { errors };
      return {
        schema,
        document,
        contextValue,
        operationName: operationName ?? null,
        variableValues: variables ?? null,
      };
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
  }
}

function hashOf(extensions: Record<string, unknown> | null | undefined): string | undefined {
  const persisted = extensions?.['persistedQuery'] as { sha256Hash?: unknown } | undefined;
  return typeof persisted?.sha256Hash === 'string' ? persisted.sha256Hash : undefined;
}

function toJson(error: GraphQLError | GraphQLFormattedError): GraphQLFormattedError {
  return error instanceof GraphQLError ? error.toJSON() : error;
}
