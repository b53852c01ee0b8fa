import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './store.ts';

// Ids begin with random characters: 4,096 folders with few files each.
const folderCharacters = 2;
/** No other key can leave the folder. */
const keyForm = /^[\w-]{22}(?:\.preview)?$/;

/** Files in a folder, which belongs to the data folder and so to its backups. */
export function openFolderStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!keyForm.test(key)) throw new Error('not the key of a file');
    return join(folder, key.slice(0, folderCharacters), key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${process.pid}.tmp`;
      try {
        const file = await open(unfinished, 'w', 0o600);
        try {
          await file.writeFile(bytes);
          // The row that says that the file is stored must not outlive it.
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async open(key) {
      const file = await open(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (!file) return undefined;
      const { size } = await file.stat();
      return { bytes: size, content: file.createReadStream() };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
