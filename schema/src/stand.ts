// Names of halls and stands at a fair, as organisers import them and addresses have them: `A-107`, `4.2-C05`, `9/10-12-B`.
import { hallMaxCharacters, standMaxCharacters } from './limits.ts';

/** Without a hyphen: the first one in a stand's name ends the hall. */
const hallForm = /^[A-Z0-9](?:[A-Z0-9./]*[A-Z0-9])?$/i;
const standForm = /^[A-Z0-9][A-Z0-9./-]*$/i;

export const isHall = (text: string): boolean => text.length <= hallMaxCharacters && hallForm.test(text);

/** Whether a text can be the number of a stand in its hall. */
export const isStandNumber = (text: string): boolean =>
  text.length <= standMaxCharacters && standForm.test(text);

export const formatStand = ({ hall, number }: { readonly hall: string; readonly number: string }): string =>
  `${hall}-${number}`;

/** The parts of a stand's name; undefined if no stand can have it. */
export function parseStand(name: string): { readonly hall: string; readonly number: string } | undefined {
  const hyphen = name.indexOf('-');
  const [hall, number] = [name.slice(0, Math.max(0, hyphen)), name.slice(hyphen + 1)];
  return isHall(hall) && isStandNumber(number) ? { hall, number } : undefined;
}
