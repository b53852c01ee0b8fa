import { ApolloLink, Observable } from '@apollo/client';
import { Fault } from '#platform/fault.ts';
import type { Answer } from './answers.ts';
import { persisted } from './persisted.ts';
import type { RenderInput } from './render.ts';

/** On the server an operation goes straight to the gateway's executor; `answers` collects what the browser will need. */
export function executeLink(execute: RenderInput['execute'], answers: Answer[]): ApolloLink {
  return new ApolloLink((request) => new Observable((observer) => {
    const operation = persisted(request);
    execute(operation).then(
      (result) => {
        if (result.data) answers.push({ hash: operation.hash, variables: operation.variables, data: result.data });
        observer.next(result as ApolloLink.Result);
        observer.complete();
      },
      (cause: unknown) => observer.error(new Fault('NETWORK_ERROR', { cause })),
    );
  }));
}
