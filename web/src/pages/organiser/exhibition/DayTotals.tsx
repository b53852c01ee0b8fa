import { Trans } from '@lingui/react/macro';
import { Facts } from '#ui/Facts.tsx';
import { DateText, NumberText } from '#ui/Texts.tsx';

type Props = { readonly days: readonly { readonly day: string; readonly count: number }[] };

/** The number of registrations of each day, the last day first. */
export function DayTotals({ days }: Props) {
  return (
    <section className="grid max-w-md gap-2">
      <h2 id="by-day" className="text-lg">
        <Trans>By day</Trans>
      </h2>
      <div className="max-h-96 overflow-y-auto" role="region" aria-labelledby="by-day" tabIndex={0}>
        <Facts
          facts={days.map(({ day, count }) => ({
            key: day,
            name: <DateText iso={day} />,
            value: <NumberText value={count} />,
          }))}
        />
      </div>
    </section>
  );
}
