// Prepared databases: each is made once per run of the tests, then copied.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  if (!existsSync(template)) {
    const unfinished = `${template}-${process.pid}`;
    await make(unfinished);
    // Another worker may have made it meanwhile.
    await rename(unfinished, template).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  // Keeps the owner: PostgreSQL does not run as root.
  await promisify(execFile)('cp', ['-a', template, target]);
}
