// Variables are checked once per request, before anything else reads them. graphql-js writes the whole value into each
// error and by default does not stop, so a variable of 58 KB could block the process for seconds.
import { getVariableValues, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';

export type Variables = Readonly<Record<string, unknown>>;

const errorsMost = 3;
const messageMost = 400;
const endLength = 200;

/** The variables as the operation declares them, or the first errors: BAD_USER_INPUT, each with a short message. */
export function coerceVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables | null | undefined,
):
  | { coerced: Record<string, unknown>; errors?: never }
  | { errors: readonly GraphQLError[]; coerced?: never } {
  const { coerced, errors } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    variables ?? {},
    {
      maxErrors: errorsMost,
    },
  );
  if (!errors) return { coerced };
  return {
    errors: errors.map(
      ({ message, nodes = null }) =>
        new GraphQLError(shorten(message), {
          nodes,
          extensions: { code: 'BAD_USER_INPUT' },
        }),
    ),
  };
}

/** The variable's name is at the start of the message, the reason at the end. */
const shorten = (message: string): string =>
  message.length <= messageMost
    ? message
    : `${message.slice(0, messageMost - endLength)} … ${message.slice(-endLength)}`;
