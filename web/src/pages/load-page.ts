import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { RouterContext } from '#platform/router-context.ts';
import { Fault } from '#platform/fault.ts';

/**
 * Runs the one operation of a page, for its loader. The answer is in the cache for the page's hook; the data of
 * other sources stays when one is down. Throws a Fault when no field has data, or when something in `needed`
 * could not be loaded: a field of the answer, or a part of it (undefined where it is not asked for).
 */
export async function loadPage<Data, Variables extends OperationVariables>(
  { apollo }: Pick<RouterContext, 'apollo'>,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  ...needed: readonly (keyof Data | ((data: Data) => unknown))[]
): Promise<Data> {
  // A generic caller cannot satisfy Apollo's type of the options.
  const runQuery = apollo.query as (options: {
    query: TypedDocumentNode<Data, Variables>;
    variables: Variables;
  }) => Promise<ApolloClient.QueryResult<Data>>;
  const { data, error } = await runQuery({ query, variables });
  const fields = Object.entries(data ?? {}).filter(([name]) => name !== '__typename');
  if (
    !data ||
    (error && (fields.every(([, value]) => value === null) || needed.some((part) => isMissing(data, part))))
  )
    throw Fault.from(error);
  return data;
}

const isMissing = <Data>(data: Data, part: keyof Data | ((data: Data) => unknown)): boolean =>
  (typeof part === 'function' ? part(data) : data[part]) === null;
