import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { dayIn, knownZone } from '#platform/day-in.ts';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { useAgendaQuery } from '#operations/agenda.ts';
import { Button } from '#ui/Button.tsx';
import { chipStyle } from '#ui/Chip.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Clock } from '#ui/icons.tsx';
import { ScrollRow } from '#ui/ScrollRow.tsx';
import { SectionTop } from '../SectionTop.tsx';
import { daysOf, shownDay } from './agenda-days.ts';
import { AgendaSkeleton } from './AgendaSkeleton.tsx';
import { SessionCard } from './SessionCard.tsx';
import { useCalendar } from './use-calendar.ts';
import { useHere } from './use-here.ts';
import { WeekdayText } from './WeekdayText.tsx';

type Props = {
  readonly id: string;
  /** The asked day, '2026-11-21'. */
  readonly day: string | undefined;
  readonly renderedAt: string | undefined;
};

/** The sessions of one day in the fair's time, with the visitor's own time where it differs. */
export function AgendaPage({ id, day: asked, renderedAt }: Props) {
  const { t } = useLingui();
  const { data } = useAgendaQuery({ variables: { id } });
  const here = useHere();
  const exhibition = data?.exhibition ?? undefined;
  const download = useCalendar(exhibition);
  if (!exhibition?.sessions) return <AgendaSkeleton />;
  const { name, city, sessions } = exhibition;
  const params = { exhibition: exhibitionParam(exhibition) };
  const timeZone = knownZone(exhibition.timeZone);
  const days = daysOf(sessions, timeZone);
  const now = here?.now ?? Date.parse(renderedAt ?? '');
  const shown = shownDay(days, asked, Number.isNaN(now) ? '' : dayIn(timeZone, now));
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-5 pt-2 pb-8">
      <SectionTop
        exhibition={exhibition}
        title={<Trans>Agenda of {name}</Trans>}
        here={<Trans>Agenda</Trans>}
      />
      {shown ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <ScrollRow label={t`Days`}>
              {days.map(({ day }) => (
                <li key={day} className="shrink-0">
                  <Link
                    to="/$exhibition/agenda"
                    params={params}
                    search={{ day }}
                    replace
                    resetScroll={false}
                    aria-current={day === shown.day ? 'page' : undefined}
                    activeProps={{}}
                    className={chipStyle}
                  >
                    <WeekdayText day={day} />
                  </Link>
                </li>
              ))}
            </ScrollRow>
            <Button size="small" onClick={() => download(sessions, 'agenda')}>
              <Trans>Add all sessions to my calendar</Trans>
            </Button>
          </div>
          <p className="text-sm text-mute">
            <Trans>
              All times are local times in <bdi>{city}</bdi>.
            </Trans>
          </p>
          <ol className="grid gap-3">
            {shown.sessions.map((session) => (
              <li key={session.number} className="grid">
                <SessionCard
                  session={session}
                  timeZone={timeZone}
                  here={here}
                  onCalendar={() => download([session], `session-${session.number}`)}
                />
              </li>
            ))}
          </ol>
        </>
      ) : (
        <EmptyView icon={Clock} title={<Trans>No sessions yet</Trans>}>
          <Trans>The agenda of this fair will be shown here.</Trans>
        </EmptyView>
      )}
    </div>
  );
}
