// Apollo Client on the server, as its documentation describes: loaders fill the cache, hooks read it, and the
// page carries it.
import { ApolloLink, Observable, type ApolloClient } from '@apollo/client';
import { Fault } from '#platform/fault.ts';
import { createApollo } from './apollo.ts';
import { persisted } from './persisted.ts';
import type { Execute } from '#platform/execute.ts';

export function serverClient(execute: Execute): ApolloClient {
  return createApollo(
    new ApolloLink(
      (operation) =>
        new Observable((observer) => {
          execute(persisted(operation)).then(
            (result) => {
              observer.next(result as ApolloLink.Result);
              observer.complete();
            },
            (cause: unknown) => observer.error(new Fault('NETWORK_ERROR', { cause })),
          );
        }),
    ),
  );
}
