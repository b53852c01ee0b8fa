import { useEffect, useEffectEvent, useState } from 'react';
import { renewStored, type StoredBadge } from '#features/badge/stored-badges.ts';
import { useOpenBadgeMutation } from '#operations/open-badge.ts';
import { useOnline } from '#platform/online.ts';
import { outcomeOf } from '#platform/outcome.ts';
import { remedyFor } from '#platform/remedy.ts';

/**
 * Renews the badges on this device when the page opens with a network, and whenever one is back.
 * @returns how far this device's clock is behind the server's, in ms; undefined where no badge on this device asks for it.
 */
export function useRenewedBadges(stored: readonly StoredBadge[] | undefined): number | undefined {
  const online = useOnline();
  const [open] = useOpenBadgeMutation();
  const [clockOffsetMs, setClockOffsetMs] = useState(0);
  const renew = useEffectEvent(() => {
    renewStored(async (link) => {
      const { done, error } = await outcomeOf(open({ variables: { link } }), (data) => data.openBadge);
      return done ?? (remedyFor(error?.code) === 'connection' ? undefined : null);
    }).then(
      (offsetMs = 0) => setClockOffsetMs(offsetMs),
      // A storage that fails leaves the badges as they are.
      () => undefined,
    );
  });
  const isAny = stored !== undefined && stored.length > 0;
  useEffect(() => {
    if (online && isAny) renew();
  }, [online, isAny]);
  return isAny ? clockOffsetMs : undefined;
}
