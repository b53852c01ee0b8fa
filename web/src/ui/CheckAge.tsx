import { Plural } from '@lingui/react/macro';
import { monthsBetween, recentMonths } from './check-age.ts';

/** "16 months ago" for a check that ages; nothing for a recent one. */
export function CheckAge({ day, today }: { readonly day: string; readonly today: string }) {
  const months = monthsBetween(day, today);
  if (months < recentMonths) return null;
  return (
    <span className="block font-semibold text-time">
      <MonthsAgo months={months} />
    </span>
  );
}

export function MonthsAgo({ months }: { readonly months: number }) {
  return <Plural value={months} one="# month ago" other="# months ago" />;
}
