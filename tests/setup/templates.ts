// Prepared databases: each is made once per run of the tests, then copied.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the templates of this run. */
    templates: string;
  }
}

/** Vitest's global setup: a folder for the templates of this run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'fairgate-templates-'));
  project.provide('templates', folder);
  return () => rm(folder, { recursive: true, force: true });
}

const claimOf = (template: string): string => `${template}.claim`;

/** Resolves to false if another worker has the claim. */
const claim = (template: string): Promise<boolean> =>
  mkdir(claimOf(template)).then(
    () => true,
    () => false,
  );

async function makeClaimed(template: string, make: (folder: string) => Promise<void>): Promise<void> {
  const unfinished = `${template}.unfinished`;
  try {
    await make(unfinished);
    await rename(unfinished, template);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(claimOf(template), { recursive: true });
  }
}

/**
 * Copies the template of this name to a folder that does not exist yet.
 * @param make writes the template into a new folder, if this run has none yet.
 */
export async function copyTemplate(
  name: string,
  target: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const template = join(inject('templates'), name);
  while (!existsSync(template)) {
    // Another worker may be making it: two at once would take longer.
    if (await claim(template)) await makeClaimed(template, make);
    else await pause(50);
  }
  // Keeps the owner: PostgreSQL does not run as root.
  await promisify(execFile)('cp', ['-a', template, target]);
}
