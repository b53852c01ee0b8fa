import { ApolloLink, Observable } from '@apollo/client';
import { httpLink } from './http-link.ts';

/** Queries and mutations over HTTP; subscriptions over a socket that opens with the first one. */
export function browserLink(address: string): ApolloLink {
  let socket: Promise<ApolloLink> | undefined;
  const live = new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        socket ??= import('./subscription-link.ts').then(({ subscriptionLink }) => subscriptionLink(address));
        let stop: (() => void) | undefined;
        let stopped = false;
        socket.then(
          (link) => {
            if (stopped) return;
            const running = link.request(operation, forward)?.subscribe(observer);
            stop = () => running?.unsubscribe();
          },
          (cause: unknown) => observer.error(cause),
        );
        return () => {
          stopped = true;
          stop?.();
        };
      }),
  );
  return ApolloLink.split(({ operationType }) => operationType === 'subscription', live, httpLink(address));
}
