import { useEffect, useEffectEvent } from 'react';
import { renewStored, type StoredBadge } from '#features/badge/stored-badges.ts';
import { useOpenBadgeMutation } from '#operations/open-badge.ts';
import { useOnline } from '#platform/online.ts';
import { outcomeOf } from '#platform/outcome.ts';
import { remedyFor } from '#platform/remedy.ts';

/** Renews the badges on this device when the page opens with a network, and whenever one is back. */
export function useRenewedBadges(stored: readonly StoredBadge[] | undefined): void {
  const online = useOnline();
  const [open] = useOpenBadgeMutation();
  const renew = useEffectEvent(() => {
    renewStored(async (link) => {
      const { done, error } = await outcomeOf(open({ variables: { link } }), (data) => data.openBadge);
      return done ?? (remedyFor(error?.code) === 'connection' ? undefined : null);
      // A storage that fails leaves the badges as they are.
    }).catch(() => undefined);
  });
  const isAny = stored !== undefined && stored.length > 0;
  useEffect(() => {
    if (online && isAny) renew();
  }, [online, isAny]);
}
