import { exhibitionExhibitorsMaxCount } from '@fairgate/schema/limits';
import type { Problem } from '../catalogue/problem.ts';
import type { ExhibitionValues } from './exhibition-columns.ts';
import type { Item, Merged } from './merge.ts';
import type { ExhibitorValues, HallValues } from './place-columns.ts';
import type { NewsValues } from './news-columns.ts';
import type { SessionValues } from './session-columns.ts';

/** An exhibition as it will be stored. */
export type MergedExhibition = {
  readonly exhibition: Item<ExhibitionValues>;
  readonly halls: Merged<HallValues>;
  readonly exhibitors: Merged<ExhibitorValues>;
  readonly sessions: Merged<SessionValues>;
  readonly news: Merged<NewsValues>;
};

type Placed = Item<ExhibitorValues>;
type Line = { readonly line: number | undefined };

const sessionsMost = 2_000;
const newsMost = 200;

/** What is wrong with an exhibition as a whole: its days, halls that are missing or too small, stands in each other's place, sessions on other days. */
export function checkExhibition(merged: MergedExhibition): Problem[] {
  const { exhibition, exhibitors, sessions, news } = merged;
  const tooMany = (count: number, most: number, what: string) =>
    count > most ? [problem([exhibition], 'key', `${count} ${what}; the maximum is ${most}`)] : [];
  return [
    ...daysOf(exhibition),
    ...hallsOf(merged),
    ...standsOf(exhibitors.items),
    ...sessionsOf(merged),
    ...tooMany(exhibitors.items.size, exhibitionExhibitorsMaxCount, 'exhibitors'),
    ...tooMany(sessions.items.size, sessionsMost, 'sessions'),
    ...tooMany(news.items.size, newsMost, 'news'),
  ];
}

/** The problem is of the last of these rows that the file has. */
function problem(rows: readonly Line[], column: string, message: string): Problem {
  return { line: Math.max(1, ...rows.map(({ line }) => line ?? 1)), column, message };
}

function daysOf(exhibition: Item<ExhibitionValues>): Problem[] {
  const {
    opens_on: opens,
    closes_on: closes,
    pre_show_from: before,
    post_show_until: after,
  } = exhibition.values;
  const wrong = (column: string, message: string): Problem => problem([exhibition], column, message);
  return [
    ...(closes < opens ? [wrong('closes_on', `${closes} is before opens_on, ${opens}`)] : []),
    ...(before !== null && before > opens
      ? [wrong('pre_show_from', `${before} is after opens_on, ${opens}`)]
      : []),
    ...(after !== null && after < closes
      ? [wrong('post_show_until', `${after} is before closes_on, ${closes}`)]
      : []),
  ];
}

/** Each session is on a day of the exhibition, ends after its start, and is in a hall that exists. */
function sessionsOf({ exhibition, halls, sessions }: MergedExhibition): Problem[] {
  const { opens_on: opens, closes_on: closes } = exhibition.values;
  return [...sessions.items.values()].flatMap((session) => {
    const { day, start, end, hall } = session.values;
    const lost = halls.removed.find(({ key }) => key === hall);
    return [
      ...(day < opens || day > closes
        ? [problem([session, exhibition], 'day', `${day} is not from ${opens} to ${closes}`)]
        : []),
      ...(end <= start ? [problem([session], 'end', `${end} is not after start, ${start}`)] : []),
      ...(hall !== null && !halls.items.has(hall)
        ? [
            lost
              ? problem(
                  [session, lost],
                  'hall',
                  `hall ${hall} is removed, but session ${session.key} is in it`,
                )
              : problem([session], 'hall', `unknown hall "${hall}". Add a row of record hall for it`),
          ]
        : []),
    ];
  });
}

/** Each exhibitor is inside a hall that exists. */
function hallsOf({ halls, exhibitors }: MergedExhibition): Problem[] {
  return [...exhibitors.items.values()].flatMap((exhibitor) => {
    const { hall: name, x, y, width, depth } = exhibitor.values;
    const hall = halls.items.get(name);
    const removed = halls.removed.find(({ key }) => key === name);
    if (!hall && removed)
      return [
        problem(
          [exhibitor, removed],
          'hall',
          `hall ${name} is removed, but exhibitor ${exhibitor.key} is in it`,
        ),
      ];
    if (!hall)
      return [problem([exhibitor], 'hall', `unknown hall "${name}". Add a row of record hall for it`)];
    const rows = [exhibitor, hall];
    const { width: hallWidth, depth: hallDepth } = hall.values;
    const stand = `stand ${name}-${exhibitor.values.stand}`;
    return [
      ...(x + width > hallWidth
        ? [problem(rows, 'x', `${stand} ends at ${x + width} m, but hall ${name} is ${hallWidth} m wide`)]
        : []),
      ...(y + depth > hallDepth
        ? [problem(rows, 'y', `${stand} ends at ${y + depth} m, but hall ${name} is ${hallDepth} m deep`)]
        : []),
    ];
  });
}

/** Exhibitors of one stand have one place, and no two stands of a hall overlap. */
function standsOf(exhibitors: Merged<ExhibitorValues>['items']): Problem[] {
  const halls = Map.groupBy(exhibitors.values(), ({ values }) => values.hall);
  return [...halls.values()].flatMap((placed) => [...otherPlaces(placed), ...overlaps(placed)]);
}

const nameOf = ({ key, line }: Placed): string =>
  `exhibitor ${key}${line === undefined ? '' : ` (line ${line})`}`;

/** The later row of two first. */
const inOrder = (one: Placed, other: Placed): [Placed, Placed] =>
  (one.line ?? 0) > (other.line ?? 0) ? [one, other] : [other, one];

const isSameStand = (one: Placed, other: Placed): boolean =>
  one.values.stand.toLowerCase() === other.values.stand.toLowerCase();

const isSamePlace = ({ values: one }: Placed, { values: other }: Placed): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.depth === other.depth;

function otherPlaces(placed: readonly Placed[]): Problem[] {
  const byNumber = Map.groupBy(placed, ({ values }) => values.stand.toLowerCase());
  return [...byNumber.values()].flatMap(([first, ...others]) =>
    others.flatMap((other) => {
      if (!first || isSamePlace(first, other)) return [];
      const [later, earlier] = inOrder(other, first);
      const { hall, stand } = later.values;
      return [
        problem([later], 'stand', `stand ${hall}-${stand} has another place than for ${nameOf(earlier)}`),
      ];
    }),
  );
}

function overlaps(placed: readonly Placed[]): Problem[] {
  const fromLeft = placed.toSorted((one, other) => one.values.x - other.values.x);
  return fromLeft.flatMap((one, index) => {
    const problems: Problem[] = [];
    for (const other of fromLeft.slice(index + 1)) {
      if (other.values.x >= one.values.x + one.values.width) break;
      if (isSameStand(one, other) || !overlapInDepth(one.values, other.values)) continue;
      const [later, earlier] = inOrder(one, other);
      const { hall, stand } = later.values;
      problems.push(problem([later], 'x', `stand ${hall}-${stand} overlaps the stand of ${nameOf(earlier)}`));
    }
    return problems;
  });
}

const overlapInDepth = (one: ExhibitorValues, other: ExhibitorValues): boolean =>
  one.y < other.y + other.depth && other.y < one.y + one.depth;
