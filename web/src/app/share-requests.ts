import { ApolloLink } from '@apollo/client';
import { finalize, Observable, Subject, Subscription } from 'rxjs';

type Running = {
  readonly results: Subject<ApolloLink.Result>;
  request: Subscription;
  /** The count of changes when the request was sent. */
  changeCount: number;
};

/**
 * Components that ask for the same at the same time share one request. This replaces Apollo's `queryDeduplication`, which also
 * answers a query that follows a mutation with a request from before it. Here such a query is sent anew, and a
 * component that still waits for the older answer gets the newer one.
 */
export function shareRequests(): ApolloLink {
  const running = new Map<string, Running>();
  let changeCount = 0;
  const change = () => {
    changeCount += 1;
  };
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === 'mutation') {
      change();
      return forward(operation).pipe(finalize(change));
    }
    if (operation.operationType === 'subscription') return forward(operation);
    const key = JSON.stringify([operation.operationName, operation.variables]);
    return new Observable((observer) => {
      const shared = running.get(key) ?? {
        results: new Subject(),
        request: Subscription.EMPTY,
        changeCount: -1,
      };
      running.set(key, shared);
      const forget = () => {
        if (running.get(key) === shared) running.delete(key);
      };
      const { results } = shared;
      const waiting = results.subscribe(observer);
      if (shared.changeCount !== changeCount) {
        shared.changeCount = changeCount;
        shared.request.unsubscribe();
        shared.request = forward(operation).subscribe({
          next: (result) => results.next(result),
          error: (cause: unknown) => {
            forget();
            results.error(cause);
          },
          complete: () => {
            forget();
            results.complete();
          },
        });
      }
      return () => {
        waiting.unsubscribe();
        if (results.observed) return;
        forget();
        shared.request.unsubscribe();
      };
    });
  });
}
