// On the server an operation goes straight to the gateway's executor, and hooks get its answer unchanged.
// Apollo's normalised cache takes answers apart and puts them together again, which costs more than the
// rendering.
import { Fault } from '#platform/fault.ts';
import { hashOf, type Answer } from './answers.ts';
import type { DataSource } from '#platform/data-source.ts';
import type { Execute } from '#platform/execute.ts';
import { lightClient } from './light-client.ts';

type QueryOptions = { query: Parameters<typeof hashOf>[0]; variables?: Answer['variables'] };

/** `answers` collects the answers for the page's hooks, on the server and in the browser. */
export function serverData(execute: Execute, answers: Answer[]): DataSource {
  const query = async ({ query: document, variables = {} }: QueryOptions) => {
    const operation = { hash: hashOf(document), operationName: operationNameOf(document), variables };
    const { data, errors } = await execute(operation).catch((cause: unknown) => {
      throw new Fault('NETWORK_ERROR', { cause });
    });
    if (data)
      answers.push({ hash: operation.hash, variables, data, ...(errors?.length && { isPartial: true }) });
    return {
      data: data ?? undefined,
      error: errors?.length ? Fault.from(new AggregateError(errors)) : undefined,
    };
  };
  return {
    ...lightClient(answers, () => Promise.reject(new Error('The server sends queries in loaders only'))),
    query: query as DataSource['query'],
  };
}

function operationNameOf({ definitions: [first] }: QueryOptions['query']): string {
  return first?.kind === 'OperationDefinition' ? (first.name?.value ?? '') : '';
}
