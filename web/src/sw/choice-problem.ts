// Whether a file may be attached, as the service that stores it will say.
import { fileTypeOf } from '@fairgate/schema/file-types';
import { fileMaxBytes } from '@fairgate/schema/limits';

/** Why a file was not taken. `full`: this device has no room. */
export type ChoiceProblem = 'type' | 'large' | 'empty' | 'many' | 'full';

export function problemOf({ name, size }: Pick<File, 'name' | 'size'>): ChoiceProblem | undefined {
  if (fileTypeOf(name) === undefined) return 'type';
  if (size === 0) return 'empty';
  return size > fileMaxBytes ? 'large' : undefined;
}
