// How cells name pictures.
import { pictureLimits, pictureNameMostCharacters, picturesPerCellMost } from '../picture-limits.ts';
import type { Picture } from '../picture-store.ts';
import { code, formatList, list, type Rule, text } from './rules.ts';

export const aboutPictures = `File names in the folder of --images, or https URLs, the main picture first, at most ${picturesPerCellMost}. ${pictureLimits} each.`;
export const aboutPicture = `File name in the folder of --images, or https URL. ${pictureLimits}.`;

/** A list of names. */
export const pictureNames = list(picturesPerCellMost, code(pictureNameMostCharacters));

/** A picture as a cell names it. The import completes it before it compares and stores it. */
export type NamedPicture = Pick<Picture, 'source'> & Partial<Picture>;

export const namedPicture: Rule<NamedPicture | null> = text(pictureNameMostCharacters).transform((source) =>
  source === '' ? null : { source },
);
export const formatNamedPicture = (picture: NamedPicture | null): string => picture?.source ?? '';

export const namedPictures: Rule<readonly NamedPicture[]> = pictureNames.transform((sources) =>
  sources.map((source) => ({ source })),
);
export const formatNamedPictures = (pictures: readonly NamedPicture[]): string =>
  formatList(pictures.map(({ source }) => source));

/** A picture that the import has completed. Throws for another one: that is a bug. */
export function completed({ source, file, width, height }: NamedPicture): Picture {
  if (file === undefined || width === undefined || height === undefined)
    throw new Error(`the picture ${source} was not read`);
  return { source, file, width, height };
}
