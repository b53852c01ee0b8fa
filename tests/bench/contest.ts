// Several contestants under the same load, in turns by round, so that other load on the machine affects all of them.
import { onCoresOfTheirOwn } from './cores.ts';
import type { Contestant } from './process.ts';
import { load, type Shot } from './load.ts';

export type Entry = { name: string; contestant: Contestant; shot: Shot };
export type Figures = {
  name: string;
  perSecond: number;
  cpuMicros: number;
  p50Ms: number;
  p99Ms: number;
  residentMb: number;
};

export type Effort = { rounds: number; seconds: number; connections: number };

/**
 * The median of each figure over the rounds, after a warm-up round.
 * @param helpers pids of the contestants' upstreams; they share the cores of the load generator.
 */
export function contest(
  entries: readonly Entry[],
  effort: Effort,
  helpers: readonly number[] = [],
): Promise<Figures[]> {
  const servers = entries.map(({ contestant }) => contestant.pid);
  return onCoresOfTheirOwn({ servers, helpers }, () => inTurns(entries, effort));
}

async function inTurns(
  entries: readonly Entry[],
  { rounds, seconds, connections }: Effort,
): Promise<Figures[]> {
  for (const { shot } of entries) await load(shot, Math.max(2, seconds), connections);
  const measured = new Map<string, Figures[]>(entries.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, contestant, shot } of entries) {
      const before = await contestant.used();
      const { perSecond, requests, p50Ms, p99Ms } = await load(shot, seconds, connections);
      const after = await contestant.used();
      measured.get(name)?.push({
        name,
        perSecond,
        p50Ms,
        p99Ms,
        cpuMicros: (after.cpuMicros - before.cpuMicros) / requests,
        residentMb: after.residentBytes / 2 ** 20,
      });
    }
  }
  return [...measured].map(([name, all]) => {
    const of = (figure: Exclude<keyof Figures, 'name'>) => median(all.map((one) => one[figure]));
    return {
      name,
      perSecond: of('perSecond'),
      cpuMicros: of('cpuMicros'),
      p50Ms: of('p50Ms'),
      p99Ms: of('p99Ms'),
      residentMb: of('residentMb'),
    };
  });
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
