import { useEffect, useState } from 'react';

/** The visitor's clock and time zone. */
export type HereAndNow = { readonly now: number; readonly timeZone: string };

const everyMs = 30_000;

/** Undefined until hydration: the server knows neither. */
export function useHere(): HereAndNow | undefined {
  const [here, setHere] = useState<HereAndNow>();
  useEffect(() => {
    const read = () => {
      setHere({ now: Date.now(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
    };
    read();
    const timer = setInterval(read, everyMs);
    return () => clearInterval(timer);
  }, []);
  return here;
}
