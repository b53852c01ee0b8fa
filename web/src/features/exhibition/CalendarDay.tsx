import { useFormat } from '#ui/format.ts';

/** The first day, in the form of a calendar sheet. The full dates are next to it. */
export function CalendarDay({ day }: { day: string }) {
  const { month, number } = useFormat();
  return (
    <div
      aria-hidden
      className="grid shrink-0 content-center justify-items-center @min-[15rem]:w-20 @min-[15rem]:py-4 @max-[15rem]:flex @max-[15rem]:items-baseline @max-[15rem]:gap-2 @max-[15rem]:px-4 @max-[15rem]:py-2"
    >
      <span suppressHydrationWarning className="text-sm font-semibold text-brand-ink">
        {month(day)}
      </span>
      <span className="figures text-3xl font-bold">{number(Number(day.slice(8, 10)))}</span>
    </div>
  );
}
