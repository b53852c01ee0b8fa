import { toLanguageCode } from '@fairgate/schema/locales';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { formatTimeRange, formatWeekdayAndTimes } from '#ui/format-time.ts';
import { ServiceText } from '#ui/Texts.tsx';
import { differ, isRunning, type Session } from './agenda-days.ts';
import { LanguageText } from './LanguageText.tsx';
import { SessionKindText } from './SessionKindText.tsx';
import type { HereAndNow } from './use-here.ts';

type Props = {
  readonly session: Session;
  /** Of the fair. */
  readonly timeZone: string;
  readonly here: HereAndNow | undefined;
  readonly onCalendar: () => void;
};

/** A session: its time, place and speakers. The clock marks the one that is on. */
export function SessionCard({ session, timeZone, here, onCalendar }: Props) {
  const { kind, title, startsAt, endsAt, hall, place, languageCode, speakers } = session;
  const language = toLanguageCode(languageCode);
  const isOn = here !== undefined && isRunning(session, here.now);
  return (
    <article
      className={classes('@container rounded-md border bg-paper p-4', isOn ? 'border-ink' : 'border-line')}
    >
      <div className="grid gap-x-6 gap-y-2 @min-[40rem]:grid-cols-[12rem_minmax(0,1fr)_auto]">
        <div className="grid content-start gap-0.5">
          <p className="figures font-semibold">
            <TimeRange from={startsAt} to={endsAt} timeZone={timeZone} />
          </p>
          {here && differ(here.timeZone, timeZone, Date.parse(startsAt)) && (
            <p className="figures text-sm text-mute">
              <Trans>
                <TimeRange from={startsAt} to={endsAt} timeZone={here.timeZone} withDay /> your time
              </Trans>
            </p>
          )}
          {isOn && (
            <p className="justify-self-start rounded-sm bg-ink px-1.5 text-sm font-semibold text-paper">
              <Trans>On now</Trans>
            </p>
          )}
        </div>
        <div className="grid min-w-0 content-start gap-0.5">
          <h2 dir="auto" className="text-match text-lg font-semibold">
            <ServiceText>{title}</ServiceText>
          </h2>
          <p className="text-sm text-mute">
            <SessionKindText kind={kind} />
            {language && (
              <>
                {' · '}
                <LanguageText code={language} />
              </>
            )}
          </p>
          <p className="text-sm">
            {hall === null ? (
              <bdi>{place}</bdi>
            ) : (
              <Trans>
                Hall {hall}, <bdi>{place}</bdi>
              </Trans>
            )}
          </p>
          {speakers.length > 0 && (
            <ul className="text-sm text-mute">
              {speakers.map((speaker) => (
                <li key={speaker} dir="auto" className="text-match">
                  {speaker}
                </li>
              ))}
            </ul>
          )}
        </div>
        <Button size="small" className="self-start justify-self-start" onClick={onCalendar}>
          <Trans>Add to calendar</Trans>
          <span className="sr-only">{title}</span>
        </Button>
      </div>
    </article>
  );
}

function TimeRange({
  from,
  to,
  timeZone,
  withDay = false,
}: {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly withDay?: boolean;
}) {
  const { i18n } = useLingui();
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  const format = withDay ? formatWeekdayAndTimes : formatTimeRange;
  return (
    <span suppressHydrationWarning className="inline-block">
      {format(i18n.locale, begin, end, timeZone)}
    </span>
  );
}
