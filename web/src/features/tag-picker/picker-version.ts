// §2.9, §6: the flag f_catsw2 selects one of two versions of the picker.
import { tagSearchMaxResults, tagSearchOlderMaxResults } from '@fairgate/schema/limits';
import { isOn } from '#platform/flags.ts';

export type PickerVersion = {
  /** §5, §9. */
  readonly maxResults: number;
  /** §2.8: whether the categories can be folded. */
  readonly folds: boolean;
};

const newer: PickerVersion = { maxResults: tagSearchMaxResults, folds: true };
const older: PickerVersion = { maxResults: tagSearchOlderMaxResults, folds: false };

/** The newer version, unless the flag is off on this device. */
export const pickerVersion = (): PickerVersion => (isOn('f_catsw2', true) ? newer : older);
