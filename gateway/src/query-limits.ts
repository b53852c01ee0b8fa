// Limits of a query: tokens, size and cost (docs/architecture.md), over HTTP and over WebSocket. Only free-form operations
// have a cost limit: the cost depends on the variables, and the app's documents are known at build time.
import {
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import { CodedError } from './coded-error.ts';
import { documentLimitsRule } from './document-limits.ts';
import { costOf } from './query-cost.ts';
import { coerceVariables, type Variables } from './variables.ts';

export const queryLimits = { tokens: 2_000, cost: 5_000 } as const;

/** For `validate`. */
export const limitRules: readonly ValidationRule[] = [documentLimitsRule];

// Apollo uses this status for clients that accept it.
const badInput = { code: 'BAD_USER_INPUT', http: { status: 400 } };

/** Parses and validates a document as Apollo Server does. @throws GraphQLError with its code. */
export function readDocument(schema: GraphQLSchema, text: string): DocumentNode {
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: queryLimits.tokens });
  } catch (error) {
    throw error instanceof GraphQLError ? withCode(error, 'GRAPHQL_PARSE_FAILED') : error;
  }
  const [error] = validate(schema, document, [...specifiedRules, ...limitRules], { maxErrors: 1 });
  if (error) throw withCode(error, 'GRAPHQL_VALIDATION_FAILED');
  return document;
}

function withCode(error: GraphQLError, code: string): GraphQLError {
  const { message, nodes = null, source = null, positions = null, path = null, extensions } = error;
  return new GraphQLError(message, { nodes, source, positions, path, extensions: { code, ...extensions } });
}

/**
 * The cost of an operation; undefined when the document does not have it.
 * @throws GraphQLError BAD_USER_INPUT when the variables do not match.
 */
export function costIn({
  schema,
  document,
  operationName,
  variables,
}: {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables?: Variables | null | undefined;
}): number | undefined {
  const operation = getOperationAST(document, operationName);
  if (!operation) return undefined;
  const { coerced, errors } = coerceVariables(schema, operation, variables);
  if (errors)
    throw new GraphQLError(errors.map(({ message }) => message).join(' '), {
      nodes: errors[0]?.nodes ?? null,
      extensions: badInput,
    });
  return costOf(schema, document, operation, coerced);
}

/** The error for an operation that costs too much; undefined when it may run. */
export function costError(cost: number | undefined): GraphQLError | undefined {
  if (cost === undefined || cost <= queryLimits.cost) return undefined;
  const message = `The query costs ${cost}; at most ${queryLimits.cost} is allowed. Ask for fewer items at once.`;
  return new GraphQLError(message, {
    originalError: new CodedError('BAD_USER_INPUT', {
      message,
      data: { cost, costLimit: queryLimits.cost },
    }),
    extensions: badInput,
  });
}
