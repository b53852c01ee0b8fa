// How fast this machine is: a figure without it says little.
import { cpus, loadavg, totalmem } from 'node:os';

/** Processor, memory, version of Node and load, in a line. @param loadBefore average over a minute at the start. */
export function describeMachine(loadBefore: number): string {
  const [cpu] = cpus();
  return `Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB; Node ${process.version}; load average ${loadBefore.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after.`;
}
