import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '#platform/online.ts';
import { type CheckLists, renewLists, storedLists } from './scanner-store.ts';

/** A badge that is revoked meanwhile is refused after this time. */
const renewEveryMs = 60_000;

/** The lists to check with: those of this device at once, and new ones as long as the page is in sight and the server answers. */
export function useCheckLists() {
  const [lists, setLists] = useState<CheckLists>();
  const [isRenewing, setIsRenewing] = useState(true);
  const online = useOnline();
  const load = useCallback(
    () =>
      renewLists()
        .then(setLists, () => undefined)
        .finally(() => setIsRenewing(false)),
    [],
  );
  useEffect(() => {
    void storedLists().then((stored) => setLists((current) => current ?? stored));
  }, []);
  useEffect(() => {
    if (!online) return undefined;
    void load();
    const renew = (): void => {
      if (document.visibilityState === 'visible') void load();
    };
    const timer = setInterval(renew, renewEveryMs);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [online, load]);
  return {
    lists,
    isRenewing,
    renew: () => {
      setIsRenewing(true);
      void load();
    },
  };
}
