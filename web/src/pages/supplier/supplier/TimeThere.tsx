import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { weekdayTime } from './weekday-time.ts';

const minuteMs = 60_000;

/** Weekday and current time in another time zone. Rendered in the browser only: pages are cached, the time is not. */
export function TimeThere({ timeZone }: { readonly timeZone: string }) {
  const {
    i18n: { locale },
  } = useLingui();
  const minute = useSyncExternalStore(everySecond, () => Math.floor(Date.now() / minuteMs));
  return weekdayTime(timeZone, locale, minute * minuteMs);
}

function everySecond(changed: () => void): () => void {
  const timer = setInterval(changed, 1_000);
  return () => clearInterval(timer);
}
