import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '#platform/online.ts';
import { type CheckLists, renewLists, storedLists } from './scanner-store.ts';

/** The lists to check with: those of this device at once, and new ones whenever the server answers. */
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
    if (online) void load();
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
