// Runs commands side by side and prints one line for each; the output of a command is shown only when it fails.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

export type Step = {
  readonly name: string;
  readonly command: string;
  /** Steps that must have succeeded before. */
  readonly after?: readonly string[];
};

/** More at once than the machine has cores only costs memory. */
const atOnce = Math.max(2, availableParallelism());

/**
 * Runs the steps, in the order of the list where they wait for nothing. A step does not begin if one that it waits for
 * failed. Resolves to the names of the steps that succeeded.
 */
export async function runSteps(steps: readonly Step[]): Promise<ReadonlySet<string>> {
  const done = new Set<string>();
  const waiting = new Set(steps);
  const running = new Map<Step, Promise<void>>();
  for (;;) {
    for (const step of waiting) {
      if (running.size >= atOnce) break;
      if (!(step.after ?? []).every((name) => done.has(name))) continue;
      waiting.delete(step);
      running.set(
        step,
        runStep(step).then((good) => {
          running.delete(step);
          if (good) done.add(step.name);
        }),
      );
    }
    if (running.size === 0) return done;
    await Promise.race(running.values());
  }
}

/** Runs one command and prints its line, and its output if it fails. Resolves to whether it succeeded. */
async function runStep({ name, command }: Omit<Step, 'after'>): Promise<boolean> {
  const started = Date.now();
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  printStep(name, (Date.now() - started) / 1000, code === 0);
  if (code !== 0) process.stdout.write(Buffer.concat(output));
  return code === 0;
}

export function printStep(name: string, seconds: number, good: boolean): void {
  process.stdout.write(
    `${good ? 'ok    ' : 'FAILED'} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s\n`,
  );
}
