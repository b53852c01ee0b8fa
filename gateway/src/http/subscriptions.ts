// /graphql over WebSocket: the graphql-transport-ws protocol. Free-form operations have the same limits as over HTTP.
import type { WebsocketHandler } from '@fastify/websocket';
import { messageOf } from '@fairgate/schema/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
import { CodedError } from '../coded-error.ts';
import type { GatewayContext } from '../context.ts';
import { toClientError, toGraphqlError } from '../errors.ts';
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
import { createTally } from '../tally.ts';
import { coerceVariables } from '../variables.ts';
import type { Admission } from './admission.ts';
import { createRunning } from './running.ts';
import { errorAnswer } from './errors.ts';
import { createMessageTurns } from './message-turns.ts';
import { lastPayerOf, payersOf } from './visitor-budget.ts';
import { serveSocket } from './socket.ts';
import type { Sessions } from './viewer-session.ts';

const operationsMostPerSocket = 50;
/**
 * Of one visitor, over all connections. A hall of visitors behind one address has room; the polls for so many watched offers
 * (30 calls every 2 s) are less than a fifth of a visitor's budget.
 */
const [socketsMost, operationsMost] = [3_000, 3_000];
/** Characters of the stored documents. What is made of one takes some hundred bytes for each character at most. */
const documentsMostCharacters = 200_000;
const retryAfterSeconds = 60;

export type Subscriptions = {
  handler: WebsocketHandler;
  /** A route's hook before the connection is made: refuses a visitor who has too many. */
  onRequest: (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;
};

export function createSubscriptionHandler(options: {
  schema: GraphQLSchema;
  gateway: Gateway;
  sessions: Sessions;
  documents: PersistedDocuments;
  metrics: Metrics;
  log: Logger;
  admission: Admission;
}): Subscriptions {
  const { schema, gateway, sessions, documents, metrics, log, admission } = options;
  const mask = toClientError(log);
  // Many clients subscribe with the same text.
  const known = new LRUCache<string, DocumentNode>({
    maxSize: documentsMostCharacters,
    sizeCalculation: (_document, text) => text.length,
  });
  const sockets = createTally(socketsMost);
  const operations = createTally(operationsMost);
  const running = createRunning();
  const turns = createMessageTurns();
  const runningOn = new WeakMap<FastifyRequest, number>();
  const documentOf = (text: string): DocumentNode => {
    const document = known.get(text) ?? readDocument(schema, text);
    known.set(text, document);
    return document;
  };

  /** Counts an operation until the returned function is called; a text: why it is refused. */
  function begin(request: FastifyRequest): (() => void) | string {
    const count = runningOn.get(request) ?? 0;
    if (count >= operationsMostPerSocket) return 'too many operations on one connection';
    const leave = operations.take(payersOf(request));
    if (!leave) return 'too many operations of one visitor';
    runningOn.set(request, count + 1);
    metrics.subscriptions(1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      leave();
      runningOn.set(request, (runningOn.get(request) ?? 1) - 1);
      metrics.subscriptions(-1);
    };
  }

  const server = makeServer<Record<string, unknown>, { request: FastifyRequest }>({
    schema,
    // The acknowledgement tells what HTTP tells in headers.
    onConnect: ({ extra: { request } }) => {
      const rateLimit = gateway.budgetOf(payersOf(request)).state();
      return rateLimit ? { rateLimit } : true;
    },
    async onSubscribe(context, id, payload) {
      const { request } = context.extra;
      const end = begin(request);
      if (typeof end === 'string') return [new GraphQLError(end, { extensions: { code: 'BAD_REQUEST' } })];
      try {
        const args = await prepare(payload, contextOf(request));
        if ('errors' in args) return (end(), args.errors);
        // Subscriptions begin together, by the thousand, when a process of many ends: their first reads share calls.
        const begun = isSubscription(args)
          ? () => undefined
          : await admission.enter({
              payer: lastPayerOf(request),
              // The client has completed it, or the connection is closed.
              hasLeft: () => !(id in context.subscriptions),
            });
        if (begun === 'left') return (end(), [new GraphQLError('nobody waits for it any more')]);
        if (typeof begun !== 'function') return (end(), [busy(begun.retryAfterSeconds)]);
        running.hold(args, { end, begun });
        return args;
      } catch (error) {
        end();
        throw error;
      }
    },
    execute: running.execute,
    subscribe: running.subscribe,
    onError: (_context, _id, _payload, errors) => errors.map((error) => mask(toJson(error), error)),
    onNext: (_context, _id, _payload, _args, { data = null, errors }) =>
      errors ? { data, errors: errors.map((error) => mask(toJson(error), error)) } : undefined,
  });
  return {
    onRequest(request, reply, done) {
      if (!request.ws) return done();
      const leave = sockets.take(payersOf(request));
      if (leave) return (void request.raw.socket.once('close', leave), done());
      const seconds = String(retryAfterSeconds);
      reply.code(429).header('retry-after', seconds).header('connection', 'close');
      reply.send(
        errorAnswer('RATE_LIMITED', messageOf('RATE_LIMITED', { retryAfterSeconds }), { retryAfterSeconds }),
      );
    },
    handler: (socket, request) => serveSocket(server, socket, request, turns),
  };

  function contextOf(request: FastifyRequest): GatewayContext {
    return gateway.contextFor({
      language: languageOf(request),
      site: siteOf(request, gateway.sites, internationalSite),
      tracking: trackingOf(request),
      visitor: visitorOf(request),
      session: sessions.sessionOf(request),
      budget: gateway.budgetOf(payersOf(request)),
      caller: { payer: lastPayerOf(request), hasLeft: () => request.raw.socket.destroyed },
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
      return { errors: [toGraphqlError(error)] };
    }
  }
}

const isSubscription = ({ document, operationName }: ExecutionArgs) =>
  getOperationAST(document, operationName)?.operation === 'subscription';

/** As HTTP says it with 503. */
function busy(seconds: number): GraphQLError {
  const originalError = new CodedError('NETWORK_ERROR', { data: { retryAfterSeconds: seconds } });
  return new GraphQLError(originalError.message, { originalError, extensions: { code: 'NETWORK_ERROR' } });
}

function hashOf(extensions: Record<string, unknown> | null | undefined): string | undefined {
  const persisted = extensions?.['persistedQuery'] as { sha256Hash?: unknown } | undefined;
  return typeof persisted?.sha256Hash === 'string' ? persisted.sha256Hash : undefined;
}

function toJson(error: GraphQLError | GraphQLFormattedError): GraphQLFormattedError {
  return error instanceof GraphQLError ? error.toJSON() : error;
}
