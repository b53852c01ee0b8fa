import { useEffect, useState } from 'react';
import { loadBadgeLists } from '#platform/badge-lists.ts';
import { useOnline } from '#platform/online.ts';

/**
 * How far this device's clock is behind the server's, in ms; 0 until it is known. Without a network nothing tells the time.
 * @param known what is known already: then the server is not asked.
 */
export function useClockOffset(known: number | undefined): number {
  const online = useOnline();
  const [asked, setAsked] = useState(0);
  const isWanted = known === undefined && online;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    loadBadgeLists().then(
      ({ clockOffsetMs }) => {
        if (isHere) setAsked(clockOffsetMs);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return known ?? asked;
}
