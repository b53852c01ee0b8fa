import { ApolloLink, Observable } from '@apollo/client';
import { Fault } from '#platform/fault.ts';
import { persisted } from './persisted.ts';
import type { RenderInput } from './render.ts';

/** On the server an operation goes straight to the gateway's executor. */
export function executeLink(execute: RenderInput['execute']): ApolloLink {
  return new ApolloLink((operation) => new Observable((observer) => {
    execute(persisted(operation)).then(
      (result) => {
        observer.next(result as ApolloLink.Result);
        observer.complete();
      },
      (cause: unknown) => observer.error(new Fault('NETWORK_ERROR', { cause })),
    );
  }));
}
