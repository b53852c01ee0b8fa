import { Plural, Trans } from '@lingui/react/macro';
import type { FairCardFragment } from '#graphql';
import { classes } from '#ui/classes.ts';
import { CountryText, DateRangeText } from '#ui/Texts.tsx';
import { CalendarDay } from './CalendarDay.tsx';

/** An exhibition in the form of a ticket: dates, place and status. `today` is an ISO day. */
export function FairCard({ fair, today }: { fair: FairCardFragment; today: string }) {
  const { name, city, venue, countryCode, startsOn, endsOn, status } = fair;
  const over = status === 'COMPLETED';
  return (
    <article className={classes('flex min-w-0 rounded-lg border border-line bg-paper', over && 'text-mute')}>
      <CalendarDay day={startsOn} />
      <div aria-hidden className="my-3 border-s-2 border-dashed border-line" />
      <div className="grid min-w-0 flex-1 content-start gap-0.5 p-4 wrap-anywhere">
        <p className="text-sm font-semibold">
          <State status={status} daysLeft={daysBetween(today, startsOn)} />
        </p>
        <h3 dir="auto" className="text-match text-lg">
          {name}
        </h3>
        <p className="text-sm text-mute">
          <DateRangeText from={startsOn} to={endsOn} />
        </p>
        <p className="text-sm text-mute">
          <Trans>
            {venue}, {city}, <CountryText code={countryCode} />
          </Trans>
        </p>
      </div>
    </article>
  );
}

function State({ status, daysLeft }: { status: FairCardFragment['status']; daysLeft: number }) {
  switch (status) {
    case 'OPENING':
      return (
        <span className="text-trust">
          <Trans>Open now</Trans>
        </span>
      );
    case 'COMPLETED':
      return (
        <span>
          <Trans>Ended</Trans>
        </span>
      );
    case 'COMING':
      return (
        <span className="text-time">
          <Plural
            value={Math.max(0, daysLeft)}
            _0="Opens today"
            one="Opens tomorrow"
            other="Opens in # days"
          />
        </span>
      );
  }
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000);
}
