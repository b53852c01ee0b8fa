import { useLayoutEffect, useState } from 'react';
import { BadgeList } from '#features/badge/BadgeList.tsx';
import { StoredOnPhone } from '#features/badge/StoredOnPhone.tsx';
import { NotStoredOnPhone } from '#features/badge/NotStoredOnPhone.tsx';
import { endEarlyBadge } from '#features/badge/early-badge.ts';
import { byUse } from '#features/badge/by-use.ts';
import { useStoredBadges } from '#features/badge/stored-badges.ts';
import { badgeId } from '#platform/badge-store.ts';
import { LoginOffer } from '#features/private-page/LoginOffer.tsx';
import { NotLoaded } from '#features/private-page/NotLoaded.tsx';
import { useOwn } from '#features/private-page/use-own.ts';
import { useOwnerCount } from '#platform/session/use-owner-count.ts';
import { useMyBadgesQuery } from '#operations/my-badges.ts';
import { Fault } from '#platform/fault.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { BadgeSkeleton } from './BadgeSkeleton.tsx';
import { NoBadge } from './NoBadge.tsx';
import { useRenewedBadges } from './use-renewed-badges.ts';
import { useStoredOnPhone } from './use-stored-on-phone.ts';

type Props = { readonly isDownload?: boolean };

/** The viewer's badges and those on this phone; what the phone has is there at once, and without a network. */
export function OwnBadges(props: Props) {
  return <BadgesOfAccount key={useOwnerCount()} {...props} />;
}

function BadgesOfAccount({ isDownload = false }: Props) {
  const signedIn = useSignedIn();
  const stored = useStoredBadges();
  useLayoutEffect(() => {
    if (stored !== undefined) endEarlyBadge();
  }, [stored]);
  const read = useMyBadgesQuery({ skip: signedIn !== 'buyer' });
  const own = useOwn(read, 'buyer');
  const current = own.state === 'ready' ? (own.owner.badges ?? undefined) : undefined;
  const isFull = useStoredOnPhone(current);
  const ids = new Set(current?.map(badgeId));
  const clockOffsetMs = useRenewedBadges(stored);
  const [openedAt] = useState(() => Date.now());
  const badges = byUse(
    [...(current ?? []), ...(stored ?? []).filter((badge) => !ids.has(badgeId(badge)))],
    openedAt,
  );
  if (badges.length > 0)
    return (
      <>
        {isFull && <NotStoredOnPhone />}
        <BadgeList
          badges={badges}
          holdingOf={(badge) => (ids.has(badgeId(badge)) ? {} : undefined)}
          isDownload={isDownload}
          clockOffsetMs={clockOffsetMs}
        />
        {stored !== undefined && stored.length > 0 && !isFull && <StoredOnPhone />}
      </>
    );
  if (stored === undefined || signedIn === 'unknown') return <BadgeSkeleton />;
  if (signedIn !== 'buyer') return <LoginOffer />;
  switch (own.state) {
    case 'loading':
      return <BadgeSkeleton />;
    case 'guest':
      return <LoginOffer />;
    case 'failed':
      return <NotLoaded error={own.error} onRetry={() => void read.refetch()} />;
    case 'ready':
      return current ? (
        <NoBadge />
      ) : (
        <NotLoaded error={Fault.from(read.error, 'badges')} onRetry={() => void read.refetch()} />
      );
  }
}
