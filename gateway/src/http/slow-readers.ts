// Ends connections whose readers take an answer too slowly: an answer that is not read stays in memory. What the
// process itself is slow to make does not count: a connection without bytes that wait has no limit here.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export type ReaderLimits = {
  /** A reader that takes nothing for so long is slow. */
  readonly standstillMs: number;
  /** So long a reader may be slower than `leastBytesPerSecond`; every such number of bytes read gives one more second. */
  readonly graceMs: number;
  readonly leastBytesPerSecond: number;
  /** Above this, all answers together, the readers that have stood still the longest are slow. */
  readonly waitingMostBytes: number;
};

/** @param timeoutMs how long a client may take to read a small answer. */
export const readerLimitsOf = (timeoutMs: number): ReaderLimits => ({
  standstillMs: Math.ceil(timeoutMs / 3),
  graceMs: timeoutMs,
  leastBytesPerSecond: 4_096,
  waitingMostBytes: 64 * 1024 * 1024,
});
const looksPerStandstill = 20;

/** Node's own time-outs read these numbers; no public one tells how much of a large write has left. */
type Handle = { readonly bytesWritten?: number; readonly writeQueueSize?: number };
const takenOf = (socket: Socket): number => {
  const { bytesWritten = 0, writeQueueSize = 0 } =
    (socket as unknown as { _handle?: Handle | null })._handle ?? {};
  return bytesWritten - writeQueueSize;
};

/** Since when bytes wait for the reader, when it last took some, and how many it had taken. */
type Waiting = { readonly sinceMs: number; readonly before: number; lastMs: number; taken: number };

export function endSlowReaders(server: Server, limits: ReaderLimits): void {
  const { standstillMs, graceMs, leastBytesPerSecond, waitingMostBytes } = limits;
  const sockets = new Map<Socket, Waiting | undefined>();

  /** Notes what the reader has taken since the last look; undefined: nothing waits for it. */
  function look(socket: Socket, nowMs: number): Waiting | undefined {
    const taken = takenOf(socket);
    const known = sockets.get(socket);
    const now =
      socket.writableLength === 0
        ? undefined
        : (known ?? { sinceMs: nowMs, before: taken, lastMs: nowMs, taken });
    if (now && now.taken !== taken) {
      now.taken = taken;
      now.lastMs = nowMs;
    }
    if (now !== known) sockets.set(socket, now);
    return now;
  }

  function isSlow({ sinceMs, before, lastMs, taken }: Waiting, nowMs: number): boolean {
    const earnedMs = ((taken - before) / leastBytesPerSecond) * 1_000;
    return nowMs - lastMs >= standstillMs || nowMs - sinceMs >= graceMs + earnedMs;
  }

  function lookAtAll(): void {
    const nowMs = performance.now();
    const waiting: { socket: Socket; lastMs: number }[] = [];
    let bytes = 0;
    for (const socket of sockets.keys()) {
      const found = look(socket, nowMs);
      if (!found) continue;
      if (isSlow(found, nowMs)) socket.destroy();
      else {
        waiting.push({ socket, lastMs: found.lastMs });
        bytes += socket.writableLength;
      }
    }
    if (bytes <= waitingMostBytes) return;
    for (const { socket } of waiting.toSorted((a, b) => a.lastMs - b.lastMs)) {
      if (bytes <= waitingMostBytes) return;
      bytes -= socket.writableLength;
      socket.destroy();
    }
  }

  server.on('connection', (socket) => {
    sockets.set(socket, undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  const timer = setInterval(lookAtAll, Math.max(1, standstillMs / looksPerStandstill)).unref();
  server.once('close', () => clearInterval(timer));
}
