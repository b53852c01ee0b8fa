import { useEffect, useEffectEvent } from 'react';

type Mark = string | number | null | undefined;

/** Loads a list again when the live mark of its last change is another than when it was loaded. */
export function useReload(loaded: Mark, live: Mark, reload: () => unknown): void {
  const again = useEffectEvent(reload);
  useEffect(() => {
    if (loaded !== undefined && live !== undefined && live !== loaded) again();
  }, [loaded, live]);
}
