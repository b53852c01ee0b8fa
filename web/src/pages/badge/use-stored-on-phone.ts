import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { storeBadges } from '#features/badge/stored-badges.ts';
import type { BadgeFieldsFragment } from '#graphql';

/**
 * Stores the badges on a phone as soon as they are known. A desktop may be shared, and stores none.
 * @returns whether the phone could not store them.
 */
export function useStoredOnPhone(badges: readonly BadgeFieldsFragment[] | undefined): boolean {
  const { device } = useRouteContext({ from: '__root__' });
  const stored = useRef<typeof badges>(undefined);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (device !== 'phone' || !badges || badges === stored.current) return;
    stored.current = badges;
    storeBadges(badges).then(
      () => setFull(false),
      () => setFull(true),
    );
  }, [badges, device]);
  return isFull;
}
