// Compiles an operation with graphql-jit, and works around what it does differently from graphql-js 16 with inputs:
// - a non-null variable or input field with a default is refused when it is left out;
// - a non-null argument with a default whose variable is null fails without a code;
// - in an object literal, a variable that was not sent becomes null, where it should leave its field out. null takes a
//   value away, so a form would lose what it does not name.
import {
  execute,
  getOperationAST,
  GraphQLError,
  isNonNullType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GatewayContext } from './context.ts';
import { coerceVariables, type Variables } from './variables.ts';

type Result = ExecutionResult | Promise<ExecutionResult>;

export type CompiledOperation = {
  readonly run: (context: GatewayContext, variables: Variables) => Result;
};

// Sources validate GraphQL's built-in scalars and enumerations. The scalars of scalars.ts are always checked.
const jitOptions = { disableLeafSerialization: true };

/** @param operationName as requested. Returns the errors of a document that cannot be compiled. */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
): CompiledOperation | ExecutionResult {
  const compiled = compileQuery(schema, document, operationName ?? undefined, jitOptions);
  if (!isCompiledQuery(compiled)) return compiled;
  const operation = getOperationAST(document, operationName);
  if (!operation) throw new Error('graphql-jit compiled a document without this operation');
  const inObjects = variablesInObjects(document);
  const required = variablesOfRequired(schema, document);
  return {
    run(contextValue, variables) {
      const { coerced, errors } = coerceVariables(schema, operation, variables);
      if (errors) return { errors };
      if (inObjects.some((name) => coerced[name] == null) || required.some((name) => coerced[name] === null))
        return withArgumentErrors(
          execute({ schema, document, operationName, contextValue, variableValues: variables }),
        );
      return compiled.query(undefined, contextValue, coerced);
    },
  };
}

export const isCompiled = (made: CompiledOperation | ExecutionResult): made is CompiledOperation =>
  'run' in made;

/** graphql-js reports an argument that its variable makes invalid at the field, without a code. */
async function withArgumentErrors(result: Result): Promise<ExecutionResult> {
  const { errors, ...rest } = await result;
  if (!errors) return rest;
  const withCode = (error: GraphQLError) =>
    error.originalError instanceof GraphQLError && error.originalError.nodes
      ? new GraphQLError(error.message, {
          nodes: error.nodes ?? null,
          path: error.path ?? null,
          extensions: { code: 'BAD_USER_INPUT' },
        })
      : error;
  return { ...rest, errors: errors.map(withCode) };
}

/** The names of the variables that a non-null argument takes: one with a default accepts a nullable variable. */
function variablesOfRequired(schema: GraphQLSchema, document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.VARIABLE]: ({ name }) => {
        if (isNonNullType(types.getInputType())) names.add(name.value);
      },
    }),
  );
  return [...names];
}

/** The names of the variables inside object literals. */
function variablesInObjects(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    [Kind.OBJECT]: (node) => {
      visit(node, { [Kind.VARIABLE]: ({ name }) => void names.add(name.value) });
    },
  });
  return [...names];
}
