import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

const windowMs = 50;
const busyShare = 0.3;

/**
 * Waits until this process, which holds the client, the gateway and the upstream, has had little to do for a while: what was sent has
 * arrived, however busy the machine is.
 */
export async function idle(windows = 4): Promise<void> {
  for (let quiet = 0; quiet < windows;) {
    const before = performance.eventLoopUtilization();
    await pause(windowMs);
    const { utilization } = performance.eventLoopUtilization(before);
    quiet = utilization < busyShare ? quiet + 1 : 0;
  }
}
