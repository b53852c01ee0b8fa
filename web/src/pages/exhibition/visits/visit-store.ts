// The plans of visits on this device, for a hall without a network. A logout removes them. What is changed here is sent to
// the account later; until then it wins over what the account has.
import type { VisitsQuery } from '#graphql';
import { deviceList, hasFields } from '#platform/device-list.ts';

type Buyer = Extract<NonNullable<VisitsQuery['viewer']>, { __typename: 'Buyer' }>;
type ServedVisit = NonNullable<Buyer['visits']>[number];
export type VisitedExhibitor = NonNullable<ServedVisit['exhibitor']>;

export type StoredVisit = {
  readonly buyerId: string;
  readonly exhibitionId: string;
  readonly exhibitor: VisitedExhibitor;
  /** ISO 8601; null while it is ahead. */
  readonly visitedAt: string | null;
  readonly note: string;
  readonly changedAt: string | null;
  /** It has a change that the account does not have. */
  readonly isPending: boolean;
};

const ttlMs = 90 * 86_400_000;
const mostVisits = 2_000;

const list = deviceList('visits', {
  ttlMs,
  most: mostVisits,
  isItem: (value): value is StoredVisit =>
    hasFields(value, ['buyerId', 'exhibitionId', 'exhibitor', 'visitedAt', 'note', 'changedAt', 'isPending']),
});

export const useStoredVisits = list.use;

/** Replaces the plan of an exhibition with the account's; changes that wait stay. Plans of another buyer are removed. */
export function rememberVisits(buyerId: string, exhibitionId: string, visits: readonly ServedVisit[]): void {
  list.update((items) => {
    const own = items.filter((one) => one.buyerId === buyerId);
    const waiting = new Map(
      own.filter(({ isPending }) => isPending).map((one) => [one.exhibitor.id, one] as const),
    );
    return [
      ...own.filter((one) => one.exhibitionId !== exhibitionId),
      ...visits.flatMap(({ exhibitor, visitedAt, note, changedAt }): StoredVisit[] => {
        if (!exhibitor) return [];
        const served = { buyerId, exhibitionId, exhibitor, visitedAt, note, changedAt, isPending: false };
        const local = waiting.get(exhibitor.id);
        return [local ? { ...local, exhibitor } : served];
      }),
    ];
  });
}

export type VisitChange = { readonly isVisited?: boolean; readonly note?: string };

export function changeVisit(exhibitorId: string, { isVisited, note }: VisitChange, now: string): void {
  list.update((items) =>
    items.map((one) =>
      one.exhibitor.id === exhibitorId
        ? {
            ...one,
            ...(isVisited !== undefined && { visitedAt: isVisited ? now : null }),
            ...(note !== undefined && { note }),
            changedAt: now,
            isPending: true,
          }
        : one,
    ),
  );
}

/**
 * The account has a change, or refused it for good; a later one still waits.
 * @param stored what the account has now: the change, or a later one of another device.
 */
export function settleVisit(
  exhibitorId: string,
  changedAt: string,
  stored?: Pick<StoredVisit, 'visitedAt' | 'note' | 'changedAt'>,
): void {
  list.update((items) =>
    items.map((one) =>
      one.exhibitor.id === exhibitorId && one.changedAt === changedAt
        ? {
            ...one,
            ...(stored && { visitedAt: stored.visitedAt, note: stored.note, changedAt: stored.changedAt }),
            isPending: false,
          }
        : one,
    ),
  );
}

export const pendingVisits = (buyerId: string): readonly StoredVisit[] =>
  list.read().filter((one) => one.isPending && one.buyerId === buyerId);
