import { constants } from 'node:os';
import { environmentWith, type Settings } from '../config.ts';
import { type Child, startChild } from './child.ts';
import { serve } from './serve.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export type RunOptions = {
  readonly settings: Settings;
  readonly products: number | undefined;
  readonly child: readonly string[];
};

/** Serves until the command ends (without one: until a signal). Resolves to the exit code. */
export async function run({ settings, products, child: command }: RunOptions): Promise<number> {
  let child: Child | undefined;
  let serving = false;
  const interrupted = new Promise<number>((resolve) => {
    for (const name of signals) {
      process.on(name, () => {
        // The command decides how to end; we wait for it. It receives a terminal's interrupt twice.
        if (child) child.signal(name);
        // The first start may be writing demo data for a while: one transaction, which can be aborted at any time.
        else if (!serving) process.exit(128 + constants.signals[name]);
        else resolve(128 + constants.signals[name]);
      });
    }
  });
  const served = await serve({ settings, products, log: (line) => console.error(line) });
  serving = true;
  try {
    if (command.length === 0) {
      for (const [name, url] of Object.entries(served.urls)) console.log(`${name}=${url}`);
      return await Promise.race([interrupted, served.lost]);
    }
    child = startChild(command, environmentWith({ ...served.urls, ...served.secrets }));
    const code = await Promise.race([child.ended, served.lost]);
    // A fast command must not hide that the database is missing.
    await served.prepared;
    return code;
  } catch (error) {
    child?.signal('SIGTERM');
    throw error;
  } finally {
    await served.stop();
  }
}
