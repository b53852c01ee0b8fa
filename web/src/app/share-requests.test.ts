import { ApolloLink, gql, type TypedDocumentNode } from '@apollo/client';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createApollo } from './apollo.ts';

const query: TypedDocumentNode<{ name: string }> = gql`
  query Name {
    name
  }
`;
const mutation = gql`
  mutation Rename {
    rename
  }
`;

function start() {
  const sent: { readonly operation: string; readonly answer: Subject<ApolloLink.Result> }[] = [];
  const link = new ApolloLink(({ operationName }) => {
    const answer = new Subject<ApolloLink.Result>();
    sent.push({ operation: operationName ?? '', answer });
    return answer;
  });
  const client = createApollo(link);
  const name = () =>
    client
      .query({ query, fetchPolicy: 'network-only' })
      .then(({ data, error }) => data?.name ?? error?.message);
  const answer = (at: number, data: Record<string, unknown>) => {
    sent[at]?.answer.next({ data });
    sent[at]?.answer.complete();
  };
  return { client, name, answer, sent, operations: () => sent.map(({ operation }) => operation) };
}

it('two equal queries at the same time are one request; a later one is a new request', async () => {
  const { name, answer, operations } = start();
  const both = Promise.all([name(), name()]);
  answer(0, { name: 'Kettle' });
  expect(await both).toEqual(['Kettle', 'Kettle']);
  const third = name();
  answer(1, { name: 'Mug' });
  expect(await third).toBe('Mug');
  expect(operations()).toEqual(['Name', 'Name']);
});

it('a query after the answer of a mutation is sent anew, and the query from before it gets the newer answer', async () => {
  const { client, name, answer, operations } = start();
  const before = name();
  const change = client.mutate({ mutation });
  answer(1, { rename: true });
  await change;
  const after = name();
  answer(0, { name: 'Kettle' });
  answer(2, { name: 'Better kettle' });
  expect(await Promise.all([before, after])).toEqual(['Better kettle', 'Better kettle']);
  expect(operations()).toEqual(['Name', 'Rename', 'Name']);
});

it('all who wait get the error of a request, and the next query is sent again', async () => {
  const { name, answer, sent } = start();
  const both = Promise.all([name(), name()]);
  sent[0]?.answer.error(new Error('no network'));
  expect(await both).toEqual(['no network', 'no network']);
  const next = name();
  answer(1, { name: 'Kettle' });
  expect(await next).toBe('Kettle');
});

it('cancels a request that no component waits for', () => {
  const { client, sent } = start();
  const watched = client.watchQuery({ query });
  const [one, two] = [
    watched.subscribe(() => undefined),
    client.watchQuery({ query }).subscribe(() => undefined),
  ];
  expect(sent[0]?.answer.observed).toBe(true);
  one.unsubscribe();
  expect(sent[0]?.answer.observed).toBe(true);
  two.unsubscribe();
  expect(sent[0]?.answer.observed).toBe(false);
});
