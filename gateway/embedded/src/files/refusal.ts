import type { FileProblem } from '@fairgate/schema/constants';
import { fileMaxBytes, pictureMaxPixels } from '@fairgate/schema/limits';

const million = 1_000_000;

/** §8 The message of the service, for clients that know no `reason`. */
const messages: Readonly<Record<FileProblem, string>> = {
  empty: 'This file is empty.',
  large: `This file is larger than ${fileMaxBytes / million} MB.`,
  type: 'The content of this file is not what its name says. JPEG, PNG, WebP, GIF, AVIF, PDF, DOCX, XLSX, CSV and TXT are accepted.',
  damaged: 'This file is damaged or incomplete.',
  pixels: `This picture has more than ${pictureMaxPixels / million} megapixels.`,
  active: 'This file contains macros, scripts or other files. Save it without them.',
  protected: 'This file is protected with a password. Save it without one.',
  encoding: 'This text is not UTF-8. Save it as UTF-8 (in a spreadsheet program, "CSV UTF-8").',
  expired: 'This upload has expired. Please add the file again.',
};

/** A file is not stored. */
export class FileRefused extends Error {
  override name = 'FileRefused';
  readonly problem: FileProblem;

  constructor(problem: FileProblem, options?: ErrorOptions) {
    super(messages[problem], options);
    this.problem = problem;
  }
}
