// The plans of visits on this device, for a hall without a network. They belong to the account (account-list.ts); a logout removes them. A change is sent by the outbox;
// of two changes of a visit the later one counts, here as in the account.
import type { VisitsQuery } from '#graphql';
import { accountList, type OfAccount } from '#platform/account-list.ts';
import { hasFields } from '#platform/device-list.ts';

type Buyer = Extract<NonNullable<VisitsQuery['viewer']>, { __typename: 'Buyer' }>;
type ServedVisit = NonNullable<Buyer['visits']>[number];
export type VisitedExhibitor = NonNullable<ServedVisit['exhibitor']>;

export type StoredVisit = OfAccount & {
  readonly buyerId: string;
  readonly exhibitionId: string;
  readonly exhibitor: VisitedExhibitor;
  /** ISO 8601; null while it is ahead. */
  readonly visitedAt: string | null;
  readonly note: string;
  readonly changedAt: string | null;
};

const ttlMs = 90 * 86_400_000;
const mostVisits = 2_000;

const list = accountList('visits', {
  ttlMs,
  most: mostVisits,
  isItem: (value): value is StoredVisit =>
    hasFields(value, ['buyerId', 'exhibitionId', 'exhibitor', 'visitedAt', 'note', 'changedAt']),
});

export const useStoredVisits = list.use;
export const storedVisits = list.read;
export const useAreVisitsUnstored = list.useIsUnstored;

/** Replaces the plan of an exhibition with the account's; later changes of this device stay. Plans of another buyer are removed. */
export function rememberVisits(buyerId: string, exhibitionId: string, visits: readonly ServedVisit[]): void {
  list.update((items) => {
    const own = items.filter((one) => one.buyerId === buyerId);
    const known = new Map(own.map((one) => [one.exhibitor.id, one] as const));
    return [
      ...own.filter((one) => one.exhibitionId !== exhibitionId),
      ...visits.flatMap(({ exhibitor, visitedAt, note, changedAt }): StoredVisit[] => {
        if (!exhibitor) return [];
        const local = known.get(exhibitor.id);
        return [
          local && timeOf(local.changedAt) > timeOf(changedAt)
            ? { ...local, exhibitor }
            : { buyerId, exhibitionId, exhibitor, visitedAt, note, changedAt },
        ];
      }),
    ];
  });
}

const timeOf = (changedAt: string | null): number => (changedAt === null ? 0 : Date.parse(changedAt));

export type VisitChange = { readonly isVisited?: boolean; readonly note?: string };

/** The visit with a change. */
export function changedVisit(
  visit: StoredVisit,
  { isVisited, note }: VisitChange,
  now: string,
): StoredVisit & { readonly changedAt: string } {
  return {
    ...visit,
    ...(isVisited !== undefined && { visitedAt: isVisited ? now : null }),
    ...(note !== undefined && { note }),
    changedAt: now,
  };
}

export function storeVisit(visit: StoredVisit): void {
  list.update((items) => items.map((one) => (one.exhibitor.id === visit.exhibitor.id ? visit : one)));
}
