import { useLingui } from '@lingui/react/macro';
import { dayIn } from '#platform/day-in.ts';
import type { OrganiserPreviewQuery } from '#graphql';
import { useFormat } from '#ui/format.ts';
import { formatWeekdayAndTimes } from '#ui/format-time.ts';
import { DateText, ServiceText } from '#ui/Texts.tsx';

type Organiser = Extract<NonNullable<OrganiserPreviewQuery['viewer']>, { __typename: 'OrganiserUser' }>;
type Sessions = NonNullable<NonNullable<Organiser['exhibition']>['exhibition']['sessions']>;

/** The sessions by time, in the fair's time zone. */
export function PreviewAgenda({
  sessions,
  timeZone,
}: {
  readonly sessions: Sessions;
  readonly timeZone: string;
}) {
  const { t, i18n } = useLingui();
  const { list } = useFormat();
  return (
    <ol className="grid divide-y divide-line rounded-lg border border-line">
      {sessions.map(({ number, title, startsAt, endsAt, hall: code, place, speakers }) => (
        <li key={number} className="grid gap-x-6 gap-y-1 p-4 md:grid-cols-[14rem_minmax(0,1fr)]">
          <p className="figures text-sm">
            <DateText iso={dayIn(timeZone, Date.parse(startsAt))} />
            <span className="block">
              {formatWeekdayAndTimes(i18n.locale, Date.parse(startsAt), Date.parse(endsAt), timeZone)}
            </span>
          </p>
          <div className="grid min-w-0 gap-0.5 wrap-anywhere">
            <p dir="auto" className="text-match font-semibold">
              <ServiceText>{title}</ServiceText>
            </p>
            <p dir="auto" className="text-match text-sm text-mute">
              {[code && t`Hall ${code}`, place].filter(Boolean).join(' · ')}
            </p>
            {speakers.length > 0 && (
              <p className="text-sm text-mute">{list(speakers.map((speaker) => `\u2068${speaker}\u2069`))}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
