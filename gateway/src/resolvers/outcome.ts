// Turns failures of mutations (§8) that sources throw into members of the mutation's result union.
import { errorOf } from '@fairgate/schema/errors';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { CodedError } from '../coded-error.ts';
import { invalidField } from '../wire/checked.ts';

/** Makes the mutations of a schema throw faults but no failures. */
export function returnFailures(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {}))
    if (field.resolve) field.resolve = orFailure(field.resolve);
}

function orFailure(resolve: GraphQLFieldResolver<unknown, unknown>): typeof resolve {
  return async (...args) => {
    try {
      return await resolve(...args);
    } catch (error) {
      const member = error instanceof CodedError ? memberOf(error) : undefined;
      if (!member) throw error;
      return member;
    }
  };
}

/** The union member for a failure; undefined for a fault. */
function memberOf({ code, message, field: path, data }: CodedError): object | undefined {
  const { kind, member = 'Refusal' } = errorOf(code);
  if (kind === 'fault') return undefined;
  // An argument that is checked alone has no list of fields: it is the only one.
  const fields = [{ ...invalidField(path, { key: errorOf(code).key, values: {} }), message }];
  return { __typename: member, code, message, path, ...(member === 'InvalidInput' && { fields }), ...data };
}

/** For `__resolveType`: a failure names its member; every other value is the wanted type. */
export function outcomeOf<Type extends string>(wanted: Type): (outcome: object) => Type {
  return (outcome) => ('__typename' in outcome ? outcome.__typename : wanted) as Type;
}
