// §2.9, §6: the flag f_catsw2 switches between two versions of the picker.
import { tagSearchMaxResults, tagSearchOlderMaxResults } from '@fairgate/schema/limits';
import { isOn } from '#platform/flags.ts';

export type PickerVersion = {
  /** §5, §9. */
  readonly maxResults: number;
  /** §2.8: the categories can be folded away. */
  readonly folds: boolean;
};

const newer: PickerVersion = { maxResults: tagSearchMaxResults, folds: true };
const older: PickerVersion = { maxResults: tagSearchOlderMaxResults, folds: false };

/** The newer one, unless this device was told otherwise. */
export const pickerVersion = (): PickerVersion => (isOn('f_catsw2', true) ? newer : older);
