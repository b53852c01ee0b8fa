import type { LanguageCode } from '@fairgate/schema/locales';
import type { SessionKind } from '@fairgate/schema/constants';
import { pointInTime } from '@fairgate/schema/time-zone';
import { dayAfter } from './day.ts';
import { randomOf, type Random } from './random.ts';
import type { RowOf } from './rows.ts';

/** A session that every fair can have: times are those of the fair's clocks, `days` the days on which it takes place. */
type Planned = {
  readonly title: string;
  readonly kind: SessionKind;
  readonly from: string;
  readonly to: string;
  readonly place: 'main-stage' | 'seminar-room' | 'buyers-lounge';
  readonly speakers: number;
  readonly days: 'first' | 'each' | 'odd' | 'even';
};

const plan: readonly Planned[] = [
  {
    title: 'opening',
    kind: 'ceremony',
    from: '09:30',
    to: '10:00',
    place: 'main-stage',
    speakers: 2,
    days: 'first',
  },
  {
    title: 'market',
    kind: 'panel',
    from: '10:30',
    to: '11:30',
    place: 'main-stage',
    speakers: 3,
    days: 'odd',
  },
  {
    title: 'design',
    kind: 'seminar',
    from: '10:30',
    to: '11:15',
    place: 'main-stage',
    speakers: 1,
    days: 'even',
  },
  {
    title: 'sourcing',
    kind: 'workshop',
    from: '11:00',
    to: '12:30',
    place: 'seminar-room',
    speakers: 1,
    days: 'odd',
  },
  {
    title: 'standards',
    kind: 'seminar',
    from: '11:00',
    to: '12:00',
    place: 'seminar-room',
    speakers: 2,
    days: 'even',
  },
  {
    title: 'tour',
    kind: 'tour',
    from: '12:00',
    to: '13:00',
    place: 'buyers-lounge',
    speakers: 0,
    days: 'each',
  },
  {
    title: 'demonstration',
    kind: 'demonstration',
    from: '13:30',
    to: '14:00',
    place: 'main-stage',
    speakers: 1,
    days: 'each',
  },
  {
    title: 'logistics',
    kind: 'seminar',
    from: '14:00',
    to: '15:00',
    place: 'seminar-room',
    speakers: 2,
    days: 'odd',
  },
  {
    title: 'payment',
    kind: 'workshop',
    from: '14:00',
    to: '15:15',
    place: 'seminar-room',
    speakers: 1,
    days: 'even',
  },
  {
    title: 'matchmaking',
    kind: 'matchmaking',
    from: '15:00',
    to: '17:00',
    place: 'buyers-lounge',
    speakers: 0,
    days: 'each',
  },
  {
    title: 'packaging',
    kind: 'panel',
    from: '15:30',
    to: '16:30',
    place: 'main-stage',
    speakers: 3,
    days: 'even',
  },
  {
    title: 'evening',
    kind: 'matchmaking',
    from: '18:30',
    to: '22:00',
    place: 'buyers-lounge',
    speakers: 0,
    days: 'first',
  },
];

const speakerNames = [
  'Amira Haddad',
  'Chen Yuting',
  'Daniel Okafor',
  'Elif Kaya',
  'Fernanda Lima',
  'Hiroshi Tanaka',
  'Ines Wagner',
  'Jakub Nowak',
  'Kim Seo-yeon',
  'Li Wei',
  'Maria Santos',
  'Nguyen Thi Lan',
  'Omar Farouk',
  'Priya Nair',
  'Rahmat Hidayat',
  'Sofia Ramirez',
];

/** The local language of a fair's country; its opening and its tours are in it. */
const localLanguages: Readonly<Record<string, LanguageCode>> = {
  EG: 'ar',
  AE: 'ar',
  SA: 'ar',
  TR: 'tr',
  PL: 'pl',
  MX: 'es',
  VN: 'vi',
  ID: 'id',
  BR: 'pt',
  JP: 'ja',
  PH: 'tl',
  DE: 'de',
};

/** The sessions of all exhibitions with halls, day by day; speakers are of companies that exhibit. */
export function agendaRows(
  exhibitions: readonly RowOf<'exhibition'>[],
  exhibitors: readonly RowOf<'exhibitor'>[],
): RowOf<'agendaSession'>[] {
  const byExhibition = Map.groupBy(exhibitors, ({ exhibitionId }) => exhibitionId);
  return exhibitions.flatMap((exhibition) => {
    const here = byExhibition.get(exhibition.id);
    return here ? sessionsOf(exhibition, here) : [];
  });
}

function sessionsOf(
  { id, countryId, timeZone = 'UTC', opensOn, closesOn }: RowOf<'exhibition'>,
  exhibitors: readonly RowOf<'exhibitor'>[],
): RowOf<'agendaSession'>[] {
  const random = randomOf(`agenda:${id}`);
  const sessions: RowOf<'agendaSession'>[] = [];
  const local = localLanguages[countryId] ?? 'en';
  for (let day = opensOn, at = 1; day <= closesOn; day = dayAfter(day, 1), at += 1)
    for (const one of plan.filter(({ days }) => takesPlace(days, at)))
      sessions.push({
        exhibitionId: id,
        number: sessions.length + 1,
        kind: one.kind,
        title: `titles:${one.title}`,
        startsAt: pointInTime(day, one.from, timeZone),
        endsAt: pointInTime(day, one.to, timeZone),
        hall: 'A',
        place: `places:${one.place}`,
        language: one.kind === 'ceremony' || one.kind === 'tour' ? local : 'en',
        speakers: speakersOf(random, exhibitors, one.speakers),
      });
  return sessions;
}

function takesPlace(days: Planned['days'], day: number): boolean {
  switch (days) {
    case 'first':
      return day === 1;
    case 'each':
      return true;
    case 'odd':
      return day % 2 === 1;
    case 'even':
      return day % 2 === 0;
  }
}

function speakersOf(random: Random, exhibitors: readonly RowOf<'exhibitor'>[], count: number): string[] {
  const companies = random.some(exhibitors, count);
  return random.some(speakerNames, count).map((name, at) => `${name}, ${companies[at]?.name ?? ''}`);
}
