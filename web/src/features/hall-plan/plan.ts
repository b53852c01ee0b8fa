// What a plan of a hall shows, and what its address says of it.
import type { LinkProps } from '@tanstack/react-router';
import type { HallPlanFieldsFragment } from '#graphql';

export type HallPlan = HallPlanFieldsFragment;
export type PlannedStand = HallPlan['stands'][number];

export type PlanChoice = {
  /** Letter of the hall. */
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
    hall: readText(hall, /^[A-Za-z0-9]{1,20}$/),
    stand: readText(stand, standForm),
    here: readText(here, standForm),
  };
}

const standForm = /^[A-Za-z0-9]{1,20}-[A-Za-z0-9][A-Za-z0-9./-]{0,19}$/;

function readText(value: unknown, form: RegExp): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const text = typeof first === 'number' ? String(first) : first;
  return typeof text === 'string' && form.test(text) ? text.toUpperCase() : undefined;
}

const hallOf = (stand: string | undefined): string | undefined => stand?.split('-')[0];

/** The hall to show: without one in the address, that of the chosen stand; null: the service chooses. */
export const hallToShow = ({ hall, stand, here }: PlanChoice): string | null =>
  hall ?? hallOf(stand) ?? hallOf(here) ?? null;

export const nameOfStand = ({ hall, number }: { readonly hall: string; readonly number: string }): string =>
  `${hall}-${number}`;

/** The stand with this name, in any case; undefined for one of another hall. */
export const standNamed = (stands: readonly PlannedStand[], name: string | undefined) =>
  stands.find(({ exhibitor }) => nameOfStand(exhibitor.stand).toUpperCase() === name);

/**
 * The stand that a visitor typed: 'a 107', 'A-107', or '107' in the hall on screen. Undefined: nothing like a stand.
 */
export function typedStand(text: string, hall: string): string | undefined {
  const [, letter, number] = /^([A-Za-z]*)[\s-]*(\d+[A-Za-z]*)$/.exec(text.trim()) ?? [];
  return number === undefined ? undefined : `${letter === '' ? hall : letter}-${number}`.toUpperCase();
}
