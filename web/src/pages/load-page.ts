import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { RouterContext } from '#platform/router-context.ts';
import { Fault } from '#platform/fault.ts';

/**
 * The one operation of a page, for its loader. What came is in the cache for the page's hook; of what four sources gave
 * nothing is lost when the fifth is down. Throws a Fault when nothing came at all, or not one of the fields that make the
 * page, `needed`.
 */
export async function loadPage<Data, Variables extends OperationVariables>(
  { apollo }: Pick<RouterContext, 'apollo'>,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  ...needed: readonly (keyof Data)[]
): Promise<Data> {
  // Apollo's own type of the options cannot be met by a generic caller.
  const ask = apollo.query as (options: {
    query: TypedDocumentNode<Data, Variables>;
    variables: Variables;
  }) => Promise<ApolloClient.QueryResult<Data>>;
  const { data, error } = await ask({ query, variables });
  const fields = Object.entries(data ?? {}).filter(([name]) => name !== '__typename');
  if (
    !data ||
    (error && (fields.every(([, value]) => value === null) || needed.some((field) => data[field] === null)))
  )
    throw Fault.from(error);
  return data;
}
