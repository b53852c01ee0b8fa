import { useLingui } from '@lingui/react';
import { formatWeekdayAndDay } from '#ui/format-time.ts';

/** A day with its day of the week. */
export function WeekdayText({ day }: { readonly day: string }) {
  const { i18n } = useLingui();
  return (
    <time suppressHydrationWarning dateTime={day}>
      {formatWeekdayAndDay(i18n.locale, day)}
    </time>
  );
}
