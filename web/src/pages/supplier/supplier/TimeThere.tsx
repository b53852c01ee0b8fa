import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { intlTag } from '#ui/format.ts';

const minuteMs = 60_000;

/**
 * Weekday and current time in another time zone. Empty in the server's HTML: pages are cached, the time is
 * not.
 */
export function TimeThere({ timeZone }: { readonly timeZone: string }) {
  const {
    i18n: { locale },
  } = useLingui();
  const minute = useSyncExternalStore(
    everySecond,
    () => Math.floor(Date.now() / minuteMs),
    () => undefined,
  );
  return (
    <span className="figures inline-block min-h-[1lh]">
      {minute !== undefined && timeIn(timeZone, locale, minute * minuteMs)}
    </span>
  );
}

function everySecond(changed: () => void): () => void {
  const timer = setInterval(changed, 1_000);
  return () => clearInterval(timer);
}

/** Undefined for a time zone that the browser does not know. */
function timeIn(timeZone: string, locale: string, atMs: number): string | undefined {
  try {
    return new Intl.DateTimeFormat(intlTag(locale), {
      timeZone,
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
    }).format(atMs);
  } catch {
    return undefined;
  }
}
