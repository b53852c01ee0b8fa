// Formatted values inside running text. Each is isolated, so that a price in an Arabic line keeps its own
// order. Where Node and the browser format slightly differently, the server's form stays.
import { classes } from './classes.ts';
import { useFormat, type MoneyAmount, type UnitName } from './format.ts';

export function PriceText({ value, className }: { value: MoneyAmount; className?: string }) {
  const { money } = useFormat();
  return (
    <bdi dir="ltr" suppressHydrationWarning className={className}>
      {money(value)}
    </bdi>
  );
}

export function PriceRangeText({
  from,
  to,
  round,
  className,
}: {
  from: MoneyAmount;
  to: MoneyAmount;
  /** Without the decimals of round amounts. */
  round?: boolean;
  className?: string;
}) {
  const { moneyRange, roundMoneyRange } = useFormat();
  return (
    <bdi dir="ltr" suppressHydrationWarning className={className}>
      {(round ? roundMoneyRange : moneyRange)(from, to)}
    </bdi>
  );
}

/** A text that a service gives. In some languages it says where a line may not break. */
export function ServiceText({ children }: { children: string }) {
  return useFormat().text(children);
}

/** ' / piece', for the end of a price. Next to a long range it wraps, before the range does. */
export function PerUnit({ unit, className }: { unit: Pick<UnitName, 'singular'>; className?: string }) {
  return <span className={classes('text-mute', className)}>{` /\u00a0${unit.singular}`}</span>;
}

export function NumberText({ value }: { value: number }) {
  const { number } = useFormat();
  return <bdi suppressHydrationWarning>{number(value)}</bdi>;
}

export function DateText({ iso, className }: { iso: string; className?: string }) {
  const { date } = useFormat();
  return (
    <time suppressHydrationWarning dateTime={iso} className={className}>
      {date(iso)}
    </time>
  );
}

/** Month and year, where the day does not matter. */
export function MonthText({ iso }: { iso: string }) {
  const { monthOfYear } = useFormat();
  return (
    <time suppressHydrationWarning dateTime={iso} className="inline-block max-w-full">
      {monthOfYear(iso)}
    </time>
  );
}

export function DateRangeText({ from, to, className }: { from: string; to: string; className?: string }) {
  const { dateRange } = useFormat();
  return (
    <bdi suppressHydrationWarning className={className}>
      {dateRange(from, to)}
    </bdi>
  );
}

export function CountryText({ code }: { code: string }) {
  const { country } = useFormat();
  return <bdi suppressHydrationWarning>{country(code)}</bdi>;
}
