// Limits of a query: depth, aliases, tokens and cost (docs/architecture.md). All limits hold in Apollo's pipeline,
// over WebSocket and, at compile time, for the web app's own documents. Only free-form operations have a cost limit:
// the cost depends on the variables, and the app's documents are known at build time.
import { createRequire } from 'node:module';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import type * as Complexity from 'graphql-query-complexity';
import { coerceVariables, type Variables } from './variables.ts';

// The library's ESM build imports graphql's .mjs files and would load a second copy of graphql.
const { getComplexity } = createRequire(import.meta.url)('graphql-query-complexity') as typeof Complexity;

export const queryLimits = { tokens: 2_000, depth: 14, aliases: 15, directives: 20, cost: 5_000 } as const;

// Reports the error like any validation error. Thrown, as the library does by default, it would count as a server
// error.
const armorOptions = {
  exposeLimits: true,
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) =>
      context?.reportError(new GraphQLError(message.replace('Syntax Error: ', ''))),
  ],
};

/** For `validate`: rejects documents that are too deep or repeat too much. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({ n: queryLimits.depth, ...armorOptions }),
  // The library allows unlimited `__typename` aliases unless the list of exceptions is empty.
  maxAliasesRule({ n: queryLimits.aliases, allowList: [], ...armorOptions }),
  maxDirectivesRule({ n: queryLimits.directives, ...armorOptions }),
].map((rule) => rule as unknown as ValidationRule);

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

const unboundedListLength = 10;
// Lists without a limit argument; each item costs.
const unboundedLists = new Set(['categories', 'children', 'sites', 'banners', 'messages', 'sessions']);
// The catalogue's filters bound these lists, and `first` above already multiplies them.
const comesWhole = new Set(['facets']);

// A field costs 1; the fields of a list cost that times the list's length.
const estimator: Complexity.ComplexityEstimator = ({ args, childComplexity, field }) => {
  if (comesWhole.has(field.name)) return 1;
  const { first, ids } = args as { first?: unknown; ids?: unknown };
  const length = Array.isArray(ids) ? ids.length : first;
  const times =
    typeof length === 'number'
      ? Math.max(1, length)
      : unboundedLists.has(field.name)
        ? unboundedListLength
        : 1;
  return 1 + childComplexity * times;
};

/**
 * The cost of an operation: the number of fields to resolve.
 * @throws GraphQLError BAD_USER_INPUT when the variables do not match, or fragments expand too far.
 */
export function costOf({
  schema,
  document,
  operationName,
  variables,
}: {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables?: Variables | null | undefined;
}): number {
  // The library coerces them too, without a limit of errors.
  const operation = getOperationAST(document, operationName);
  const errors = operation ? coerceVariables(schema, operation, variables).errors : undefined;
  if (errors)
    throw new GraphQLError(errors.map(({ message }) => message).join(' '), {
      nodes: errors[0]?.nodes ?? null,
      extensions: badInput,
    });
  try {
    return getComplexity({
      schema,
      query: document,
      variables: { ...variables },
      ...(operationName ? { operationName } : {}),
      estimators: [estimator],
    });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new GraphQLError(error.message, {
      nodes: error.nodes ?? null,
      extensions: badInput,
    });
  }
}

/** The error for an operation that costs too much; undefined when it may run. */
export function costError(cost: number): GraphQLError | undefined {
  if (cost <= queryLimits.cost) return undefined;
  return new GraphQLError(
    `The query costs ${cost}; at most ${queryLimits.cost} is allowed. Ask for fewer items at once.`,
    {
      extensions: badInput,
    },
  );
}
