import { useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { storeBadges } from '#features/badge/stored-badges.ts';
import type { BadgeFieldsFragment } from '#graphql';
import { showToast } from '#ui/toast/show-toast.ts';

/** Stores the badges on a phone as soon as they are known. A desktop may be shared, and stores none. */
export function useStoredOnPhone(badges: readonly BadgeFieldsFragment[] | undefined): void {
  const { t } = useLingui();
  const { device } = useRouteContext({ from: '__root__' });
  const stored = useRef<typeof badges>(undefined);
  useEffect(() => {
    if (device !== 'phone' || !badges || badges === stored.current) return;
    stored.current = badges;
    storeBadges(badges).catch(() =>
      showToast(t`This phone’s storage is full or blocked: save your badge as a picture instead.`, {
        kind: 'error',
      }),
    );
  }, [badges, device, t]);
}
