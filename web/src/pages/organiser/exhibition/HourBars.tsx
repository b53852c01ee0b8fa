import { Trans, useLingui } from '@lingui/react/macro';
import { NumberText } from '#ui/Texts.tsx';

type Props = { readonly hours: readonly { readonly hour: number; readonly count: number }[] };

/** Today's check-ins by hour, in the fair's time zone. */
export function HourBars({ hours }: Props) {
  const { i18n } = useLingui();
  const most = Math.max(...hours.map(({ count }) => count));
  const format = new Intl.DateTimeFormat(i18n.locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return (
    <section className="grid max-w-xl gap-2">
      <h2 className="text-lg">
        <Trans>Today by hour</Trans>
      </h2>
      <ul className="grid gap-1 text-sm">
        {hours.map(({ hour, count }) => (
          <li key={hour} className="grid grid-cols-[5rem_minmax(0,1fr)_3.5rem] items-center gap-3">
            <span className="figures text-mute">{format.format(Date.UTC(2000, 0, 1, hour))}</span>
            <span
              aria-hidden
              className="h-4 rounded-sm bg-trust"
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
