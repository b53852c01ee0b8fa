import { useEffect, useEffectEvent } from 'react';
import { useBadgesHere } from '#platform/badges-here.ts';

type Props = { readonly exhibitionId: string; readonly onChange: (hasBadge: boolean) => void };

/** Tells whether this device has a badge of the exhibition. Shows nothing. */
export function BadgeWatch({ exhibitionId, onChange }: Props) {
  const hasBadge = useBadgesHere().has(exhibitionId);
  const tell = useEffectEvent(onChange);
  useEffect(() => tell(hasBadge), [hasBadge]);
  return null;
}
