// Separate cores for the load generator and the measured servers, so that neither takes time from the other.
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const all = availableParallelism();

/** Whether processes can be pinned: it needs Linux's `taskset` and two cores. */
export const canPin = all > 1 && pin(process.pid, `0-${all - 1}`);

/** Runs `work` with the servers on the last core, and this process and its helpers on the others. */
export async function onSeparateCores<Result>(
  { servers, helpers }: { servers: readonly number[]; helpers: readonly number[] },
  work: () => Promise<Result>,
): Promise<Result> {
  if (!canPin) return work();
  const others = all === 2 ? '0' : `0-${all - 2}`;
  for (const pid of servers) pin(pid, String(all - 1));
  for (const pid of [process.pid, ...helpers]) pin(pid, others);
  try {
    return await work();
  } finally {
    pin(process.pid, `0-${all - 1}`);
  }
}

/** Pins all its threads; new ones inherit it. */
function pin(pid: number, cores: string): boolean {
  try {
    execFileSync('taskset', ['-acp', cores, String(pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
