// What a plan of a hall shows, and what its address says of it.
import { formatStand, isHall, isStandNumber, parseStand } from '@fairgate/schema/stand';
import type { LinkProps } from '@tanstack/react-router';
import type { HallPlanFieldsFragment } from '#graphql';
import { digitOf } from '#ui/digits.ts';

export type HallPlan = HallPlanFieldsFragment;
export type PlannedStand = HallPlan['stands'][number];

export type PlanChoice = {
  /** Name of the hall. */
  readonly hall?: string | undefined;
  /** The chosen stand, 'A-107'. */
  readonly stand?: string | undefined;
  /** The stand where the visitor is, 'A-107'. */
  readonly here?: string | undefined;
};

/** The addresses of a plan, and of what it leads to. */
export type PlanPlace = {
  /** The plan with another choice. */
  readonly link: (choice: PlanChoice) => LinkProps;
  /** The same as a text. */
  readonly hrefOf: (choice: PlanChoice) => string;
  /** Goes there. */
  readonly open: (choice: PlanChoice) => void;
  /** The exhibitors as a list. */
  readonly list: LinkProps;
  /** The page of an exhibitor by its number; missing where it has none. */
  readonly exhibitor?: (number: string) => LinkProps;
};

/** What an address says; the rest is left out. */
export function readPlanChoice(query: object): PlanChoice {
  const { hall, stand, here } = query as Record<string, unknown>;
  return {
    hall: readText(hall, isHall),
    stand: readText(stand, isStand),
    here: readText(here, isStand),
  };
}

const isStand = (text: string): boolean => parseStand(text) !== undefined;

function readText(value: unknown, is: (text: string) => boolean): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const text = typeof first === 'number' ? String(first) : first;
  return typeof text === 'string' && is(text) ? text.toUpperCase() : undefined;
}

export const hallOf = (stand: string | undefined): string | undefined => stand && parseStand(stand)?.hall;

/** The hall to show: without one in the address, that of the chosen stand; null: the service chooses. */
export const hallToShow = ({ hall, stand, here }: PlanChoice): string | null =>
  hall ?? hallOf(stand) ?? hallOf(here) ?? null;

export const nameOfStand = formatStand;

/** As people say and type it: without case, spaces and hyphens. */
const plainOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]+/g, '');

/** The stand that one of these names says; two may differ by a hyphen only. */
function findStand(
  stands: readonly PlannedStand[],
  typed: string,
  namesOf: (stand: PlannedStand['exhibitor']['stand']) => readonly string[],
): PlannedStand | undefined {
  const by = (form: (text: string) => string) =>
    stands.find(({ exhibitor: { stand } }) => namesOf(stand).some((name) => form(name) === form(typed)));
  return by((text) => text.toUpperCase()) ?? by(plainOf);
}

/** The stand with this name; undefined for one of another hall. */
export const standNamed = (stands: readonly PlannedStand[], name: string | undefined) =>
  name === undefined ? undefined : findStand(stands, name, (stand) => [nameOfStand(stand)]);

/**
 * The stand that a visitor typed: one of the hall on screen by its name or number, otherwise one of another hall, which is known
 * when that hall is on screen. Undefined: no stand.
 */
export function typedStand(
  text: string,
  { hall, stands }: Pick<HallPlan, 'hall' | 'stands'>,
  halls: readonly string[],
): string | undefined {
  const typed = Array.from(text.normalize('NFKC'), (sign) => digitOf(sign) || sign)
    .join('')
    .trim()
    .toUpperCase();
  if (plainOf(typed) === '') return undefined;
  const own = findStand(stands, typed, (stand) => [nameOfStand(stand), stand.number]);
  if (own) return nameOfStand(own.exhibitor.stand);
  // '4.2' before '4'.
  const others = halls
    .filter((code) => code !== hall.code && typed.startsWith(code))
    .toSorted((one, other) => other.length - one.length);
  for (const code of others) {
    const number = typed
      .slice(code.length)
      .replace(/^[\s-]+/, '')
      .replace(/\s+/g, '');
    if (isStandNumber(number)) return nameOfStand({ hall: code, number });
  }
  return undefined;
}

/** One for each stand, for drawing: exhibitors who share a stand are one. */
export function drawnStands(stands: readonly PlannedStand[]): PlannedStand[] {
  const byStand = Map.groupBy(stands, ({ exhibitor }) => nameOfStand(exhibitor.stand).toUpperCase());
  return [...byStand.values()].flatMap((shared) => {
    const name = shared.map(({ exhibitor }) => exhibitor.name).join(' · ');
    const isFound = shared.some((one) => one.isFound);
    return shared
      .slice(0, 1)
      .map((first) => ({ ...first, exhibitor: { ...first.exhibitor, name }, isFound }));
  });
}
