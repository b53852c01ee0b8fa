import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { storeBadges } from '#features/badge/stored-badges.ts';
import type { BadgeFieldsFragment } from '#graphql';

/**
 * Stores the badges on a phone as soon as they are known. A desktop may be shared, and stores none.
 * @param link that of the only badge.
 * @returns whether the phone could not store them.
 */
export function useStoredOnPhone(badges: readonly BadgeFieldsFragment[] | undefined, link?: string): boolean {
  const { device } = useRouteContext({ from: '__root__' });
  const stored = useRef<typeof badges>(undefined);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (device !== 'phone' || !badges || badges === stored.current) return;
    stored.current = badges;
    storeBadges(link === undefined ? badges : badges.map((badge) => ({ ...badge, link }))).then(
      () => setFull(false),
      () => setFull(true),
    );
  }, [badges, device, link]);
  return isFull;
}
