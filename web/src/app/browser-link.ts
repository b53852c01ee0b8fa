import { ApolloLink, Observable } from '@apollo/client';
import { keepTrying, loadOnce } from '#ui/load-once.ts';
import { httpLink } from './http-link.ts';
import { pocketLink } from './pocket-link.ts';

/** Queries and mutations over HTTP; subscriptions over a socket that opens with the first one. */
export function browserLink(address: string): ApolloLink {
  const socket = loadOnce(() =>
    keepTrying(async () => (await import('./subscription-link.ts')).subscriptionLink(address)),
  );
  const live = new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let stop: (() => void) | undefined;
        let stopped = false;
        socket().then(
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
  return ApolloLink.split(
    ({ operationType }) => operationType === 'subscription',
    live,
    pocketLink(httpLink(address)),
  );
}
