import { useLingui } from '@lingui/react';
import { useFormat } from '#ui/format.ts';
import { formatWeekday } from '#ui/format-time.ts';

/** A day with its day of the week. */
export function WeekdayText({ day }: { readonly day: string }) {
  const { i18n } = useLingui();
  const { date } = useFormat();
  return (
    <time suppressHydrationWarning dateTime={day}>
      {`${formatWeekday(i18n.locale, Date.parse(day))} ${date(day)}`}
    </time>
  );
}
