import type { SaveVisitMutation, SaveVisitMutationVariables } from '#graphql';
import { outcomeOf } from '#platform/outcome.ts';
import { pendingVisits, settleVisit } from './visit-store.ts';

/** As the mutation's hook gives it. */
export type SaveVisit = (options: {
  readonly variables: SaveVisitMutationVariables;
}) => Promise<{ readonly data?: SaveVisitMutation | null | undefined; readonly error?: unknown }>;

let sending: Promise<void> | undefined;

/**
 * Sends the changes of a buyer that wait on this device, one after another; the account keeps the latest, so that a
 * repetition does no harm. Those that cannot be sent now wait for the next call. Never rejects.
 */
export function sendVisits(save: SaveVisit, buyerId: string): Promise<void> {
  return (sending ??= send(save, buyerId).finally(() => (sending = undefined)));
}

async function send(save: SaveVisit, buyerId: string): Promise<void> {
  for (let visit = pendingVisits(buyerId)[0]; visit; visit = pendingVisits(buyerId)[0]) {
    const { exhibitor, visitedAt, note, changedAt } = visit;
    if (changedAt === null) return;
    const { done, error } = await outcomeOf(
      save({
        variables: { input: { exhibitorId: exhibitor.id, isVisited: visitedAt !== null, note, changedAt } },
      }),
      (data) => data.saveVisit,
    );
    // An exhibitor that has left the fair takes no changes any more.
    if (error && error.code !== 'NOT_FOUND') return;
    settleVisit(exhibitor.id, changedAt, done);
  }
}
