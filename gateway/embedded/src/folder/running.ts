import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const running = z.object({
  pid: z.number(),
  startedAt: z.string(),
  /** There once the services take requests. */
  control: z
    .object({
      /** The supplier service, where `embedded prices` sends a change. */
      url: z.string(),
      /** Proves that a command comes from someone who may read the data folder. */
      key: z.string(),
    })
    .optional(),
});

/** What a running set of services leaves in its data folder for commands to find it by. */
export type Running = z.infer<typeof running>;

const fileIn = (folder: string): string => join(folder, 'running.json');

export function readRunning(folder: string): Running | undefined {
  try {
    return running.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Readable by its owner only: it holds the control key. */
export function writeRunning(folder: string, value: Running): void {
  writeFileSync(fileIn(folder), JSON.stringify(value), { mode: 0o600 });
}

export function removeRunning(folder: string): void {
  rmSync(fileIn(folder), { force: true });
}
