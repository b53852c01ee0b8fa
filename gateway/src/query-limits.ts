// What a query may ask for (design: "under depth, alias and cost limits"). All limits hold for Apollo's pipeline, for WebSocket
// and, when they are compiled, for the web app's own documents. Only the cost is limited for free-form operations alone: it
// depends on the variables, and the app's documents are known when it is built.
import { createRequire } from 'node:module';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
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

// Its ESM build asks for graphql's .mjs files and would bring a second copy of graphql into the process.
const { getComplexity } = createRequire(import.meta.url)('graphql-query-complexity') as typeof Complexity;

export const queryLimits = { tokens: 2_000, depth: 14, aliases: 15, directives: 20, cost: 5_000 } as const;

// Reported like any other mistake of a document: thrown, as is the library's way, they would count as ours.
const told = {
  exposeLimits: true,
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) =>
      context?.reportError(new GraphQLError(message.replace('Syntax Error: ', ''))),
  ],
};

/** For `validate`: refuses documents that are too deep or repeat too much. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({ n: queryLimits.depth, ...told }),
  // The library lets `__typename` be aliased without end unless the list of exceptions is empty.
  maxAliasesRule({ n: queryLimits.aliases, allowList: [], ...told }),
  maxDirectivesRule({ n: queryLimits.directives, ...told }),
].map((rule) => rule as unknown as ValidationRule);

// Apollo answers with this status where a client accepts others than 200.
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
// Lists that a caller cannot bound; each of their items costs.
const unboundedLists = new Set(['categories', 'children', 'sites', 'banners', 'messages', 'sessions']);
// Bounded by the catalogue's filters, and already counted as often as `first` above them says.
const comesWhole = new Set(['facets']);

// A field costs 1; what stands below a list costs as often as the list is long.
const estimator: Complexity.ComplexityEstimator = ({ args, childComplexity, field }) => {
  if (comesWhole.has(field.name)) return 1;
  const { first, ids } = args as { first?: unknown; ids?: unknown };
  const asked = Array.isArray(ids) ? ids.length : first;
  const times =
    typeof asked === 'number' ? Math.max(1, asked) : unboundedLists.has(field.name) ? unboundedListLength : 1;
  return 1 + childComplexity * times;
};

/**
 * What an operation costs, in fields to be resolved.
 * @throws GraphQLError BAD_USER_INPUT when the variables do not fit, or fragments are spread beyond counting.
 */
export function costOf(operation: {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
}): number {
  try {
    return getComplexity({
      schema: operation.schema,
      query: operation.document,
      variables: operation.variables ?? {},
      ...(operation.operationName ? { operationName: operation.operationName } : {}),
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

/** The refusal of an operation that costs too much; undefined when it may run. */
export function refusalOf(cost: number): GraphQLError | undefined {
  if (cost <= queryLimits.cost) return undefined;
  return new GraphQLError(
    `The query costs ${cost}; at most ${queryLimits.cost} is allowed. Ask for fewer items at once.`,
    {
      extensions: badInput,
    },
  );
}
