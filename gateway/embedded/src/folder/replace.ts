import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

// A restore names its folder by its step: `restoring-{id}` is being filled; of `restored-{id}` all is there and the old
// files leave; of `arriving-{id}` the new ones come. So the next start knows what is left to do.
const form = /^(restoring|restored|arriving)-(.+)$/;
/** What a restore does not replace. */
const stays = /^(?:lock(?:-.*)?|running\.json|backups|(?:restoring|restored|arriving|replaced)-.*)$/;

/** The folder in which a restore collects its files. */
export const restoringFolder = (folder: string, id: string): string => join(folder, `restoring-${id}`);

/** What a restore would replace. */
export const presentIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => !stays.test(name));

/** Whether a restore was killed here. */
export const hasUnfinished = async (folder: string): Promise<boolean> =>
  (await readdir(folder)).some((name) => form.test(name));

/**
 * Moves collected files to their place; also goes on where a killed process stopped. Resolves to the folder of the
 * previous files, if there were any.
 */
export async function replaceFiles(folder: string, id: string): Promise<string | undefined> {
  const [restored, arriving, replaced] = ['restored', 'arriving', 'replaced'].map((step) =>
    join(folder, `${step}-${id}`),
  ) as [string, string, string];
  if (existsSync(restoringFolder(folder, id))) await rename(restoringFolder(folder, id), restored);
  if (existsSync(restored)) {
    for (const name of await presentIn(folder)) {
      await mkdir(replaced, { recursive: true });
      await rename(join(folder, name), join(replaced, name));
    }
    await rename(restored, arriving);
  }
  for (const name of await presentIn(arriving)) await rename(join(arriving, name), join(folder, name));
  await rm(arriving, { recursive: true, force: true });
  return existsSync(replaced) ? replaced : undefined;
}

/**
 * Finishes the restore of a killed process, or undoes it if its database was not stored. The folder must be locked.
 * @param isStored whether the database of a restore whose files wait was stored.
 */
export async function settleRestore(
  folder: string,
  isStored: (id: string) => Promise<boolean>,
): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, step, id = ''] = form.exec(name) ?? [];
    if (step === undefined) continue;
    if (step === 'restoring' && !(await isStored(id)))
      await rm(join(folder, name), { recursive: true, force: true });
    else await replaceFiles(folder, id);
  }
}
