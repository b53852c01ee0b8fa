import { useFormat } from '#ui/format.ts';

/** The first day, in the form of a calendar sheet. The full dates are next to it. */
export function CalendarDay({ day }: { day: string }) {
  const { month, number } = useFormat();
  return (
    <div aria-hidden className="grid w-20 shrink-0 content-center justify-items-center py-4">
      <span suppressHydrationWarning className="text-sm font-semibold text-brand-ink">
        {month(day)}
      </span>
      <span className="figures text-3xl font-bold">{number(Number(day.slice(8, 10)))}</span>
    </div>
  );
}
