import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const running = z.object({
  pid: z.number(),
  startedAt: z.string(),
  /** Exists once the services accept requests. */
  control: z
    .object({
      /** The supplier service, which receives the changes of `embedded prices`. */
      url: z.string(),
      /** Proves that a command comes from a user who can read the data folder. */
      key: z.string(),
    })
    .optional(),
});

/** The file in the data folder by which commands find the running services. */
export type Running = z.infer<typeof running>;

const fileIn = (folder: string): string => join(folder, 'running.json');

export function readRunning(folder: string): Running | undefined {
  try {
    return running.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Readable by its owner only: it contains the control key. */
export function writeRunning(folder: string, value: Running): void {
  writeFileSync(fileIn(folder), JSON.stringify(value), { mode: 0o600 });
}

/** Another process on the same folder (with DATABASE_URL) may have replaced the file since. */
export function removeRunning(folder: string): void {
  if (readRunning(folder)?.pid !== process.pid) return;
  rmSync(fileIn(folder), { force: true });
}
