import { storeBadges } from '#features/badge/stored-badges.ts';
import { MyBadgesDocument } from '#operations/my-badges.ts';
import { VisitsDocument } from '#operations/visits.ts';
import type { RouterContext } from '#platform/router-context.ts';
import { currentSignedIn } from '#platform/session/signed-in.ts';
import { rememberVisits } from '../visits/visit-store.ts';

/**
 * Stores the buyer's own plan of visits and, on a phone, the badges, by the rules of their pages: a logout removes them.
 * Never rejects; what cannot be loaded now is stored by its page.
 */
export async function storeOwn(
  { apollo, device }: Pick<RouterContext, 'apollo' | 'device'>,
  exhibitionId: string,
): Promise<void> {
  if (currentSignedIn() !== 'buyer') return;
  const fetchPolicy = 'no-cache';
  const visits = async () => {
    const { data } = await apollo.query({ query: VisitsDocument, variables: { exhibitionId }, fetchPolicy });
    if (data?.viewer?.__typename === 'Buyer' && data.viewer.visits)
      rememberVisits(data.viewer.id, exhibitionId, data.viewer.visits);
  };
  const badges = async () => {
    const { data } = await apollo.query({ query: MyBadgesDocument, fetchPolicy });
    if (data?.viewer?.__typename === 'Buyer') await storeBadges(data.viewer.badges ?? []);
  };
  await Promise.allSettled([visits(), ...(device === 'phone' ? [badges()] : [])]);
}
