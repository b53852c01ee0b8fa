import { Trans, useLingui } from '@lingui/react/macro';
import { formatTime } from '#ui/format-time.ts';
import { NumberText } from '#ui/Texts.tsx';

type Hour = { readonly hour: number; readonly count: number };
type Props = {
  /** At least one, in their order; hours without check-ins may be absent. */
  readonly hours: readonly Hour[];
};

/** Every hour from the first to the last: a gap is an hour without check-ins. */
function withGaps(hours: readonly Hour[]): Hour[] {
  const counts = new Map(hours.map(({ hour, count }) => [hour, count]));
  const first = hours[0]?.hour ?? 0;
  const last = hours.at(-1)?.hour ?? first;
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    hour: first + index,
    count: counts.get(first + index) ?? 0,
  }));
}

/** Today's check-ins by hour, in the fair's time zone. */
export function HourBars({ hours }: Props) {
  const { i18n } = useLingui();
  const most = Math.max(...hours.map(({ count }) => count));
  return (
    <section className="grid max-w-xl gap-2">
      <h2 className="flex flex-wrap justify-between gap-x-3 text-lg">
        <Trans>Today by hour</Trans>
        <span className="figures">
          <NumberText value={hours.reduce((sum, { count }) => sum + count, 0)} />
        </span>
      </h2>
      <ul className="grid gap-1 text-sm">
        {withGaps(hours).map(({ hour, count }) => (
          <li key={hour} className="grid grid-cols-[5rem_minmax(0,1fr)_3.5rem] items-center gap-3">
            <span className="figures text-mute">
              {formatTime(i18n.locale, Date.UTC(2000, 0, 1, hour), { timeZone: 'UTC' })}
            </span>
            <span
              aria-hidden
              className="h-4 rounded-sm bg-ink"
              style={{ inlineSize: `${(count / most) * 100}%` }}
            />
            <span className="figures text-end">
              <NumberText value={count} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
