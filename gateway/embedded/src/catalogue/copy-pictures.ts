import { constants } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from './picture-store.ts';

/** Where an export copies pictures from and to. */
export type PictureCopies = {
  /** The folder for copies of the pictures; the file then names the copies in place of the sources. */
  readonly imagesTo: string | undefined;
  /** The folders with the pictures: see commands/open.ts. */
  readonly pictureFolders: readonly string[];
};

/** Copies pictures to a folder, each from the first folder that has it. */
export async function copyPictures(
  pictures: readonly Picture[],
  into: string,
  from: readonly string[],
): Promise<void> {
  await mkdir(into, { recursive: true });
  for (const { file } of pictures) {
    for (const folder of from) {
      const copied = await copyFile(join(folder, file), join(into, file), constants.COPYFILE_FICLONE).then(
        () => true,
        () => false,
      );
      if (copied) break;
    }
  }
}
