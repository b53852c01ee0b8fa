import { ApolloLink, Observable, type ApolloClient } from '@apollo/client';
import { Fault } from '#platform/fault.ts';
import { isOnline, onBackOnline, reportAnswer } from '#platform/online.ts';

/** The operations of an exhibition's pages (#features/pocket/answer-offline.ts). */
const answeredOffline: ReadonlySet<string> = new Set([
  'Exhibition',
  'CurrentExhibition',
  'CurrentExhibitionTicket',
  'ExpoHome',
  'Exhibitors',
  'Exhibitor',
  'HallPlan',
  'Agenda',
  'VisitsPage',
  'RegistrationPage',
  'RegistrationModal',
]);

/** Where the server is not reached, an exhibition on this device answers in its place. */
export function pocketLink(network: ApolloLink): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationName = '', variables, client } = operation;
    if (!answeredOffline.has(operationName)) return network.request(operation, forward);
    return new Observable((observer) => {
      let stop: () => void = () => undefined;
      let isStopped = false;
      const stored = async (): Promise<boolean> => {
        const { answerOffline } = await import('#features/pocket/answer-offline.ts');
        const answer = await answerOffline(operationName, variables);
        if (!answer || isStopped) return isStopped;
        reportAnswer(false, answer.checkedAt);
        refreshOnceOnline(client);
        observer.next({ data: answer.data });
        observer.complete();
        return true;
      };
      const ask = () => {
        const running = network.request(operation, forward).subscribe({
          next: (result) => observer.next(result),
          complete: () => observer.complete(),
          error: (cause: unknown) => {
            const fail = () => observer.error(cause);
            if (Fault.from(cause).code !== 'NETWORK_ERROR') return fail();
            stored().then((isAnswered) => !isAnswered && fail(), fail);
          },
        });
        stop = () => running.unsubscribe();
      };
      if (isOnline()) ask();
      // Without waiting for the network, which is known to be down.
      else stored().then((isAnswered) => !isAnswered && ask(), ask);
      return () => {
        isStopped = true;
        stop();
      };
    });
  });
}

const refreshing = new WeakSet<ApolloClient>();

function refreshOnceOnline(client: ApolloClient): void {
  if (refreshing.has(client)) return;
  refreshing.add(client);
  const stop = onBackOnline(() => {
    stop();
    refreshing.delete(client);
    // The list has only the exhibitions on this device.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'exhibitions' });
    void client.refetchQueries({ include: 'active' });
  });
}
