// Several servers under the same load, in alternating rounds, so that other load on the machine affects all of them.
import { onSeparateCores } from './cores.ts';
import type { MeasuredServer } from './process.ts';
import { load, type LoadRequest } from './load.ts';

export type Candidate = { name: string; server: MeasuredServer; request: LoadRequest };
export type Figures = {
  name: string;
  perSecond: number;
  cpuMicros: number;
  p50Ms: number;
  p99Ms: number;
  residentMb: number;
};

export type LoadSettings = { rounds: number; seconds: number; connections: number };

/**
 * The median of each figure over the rounds, after a warm-up round.
 * @param helpers pids of the servers' upstreams; they share the cores of the load generator.
 */
export function compare(
  candidates: readonly Candidate[],
  loadSettings: LoadSettings,
  helpers: readonly number[] = [],
): Promise<Figures[]> {
  const servers = candidates.map(({ server }) => server.pid);
  return onSeparateCores({ servers, helpers }, () => runRounds(candidates, loadSettings));
}

async function runRounds(
  candidates: readonly Candidate[],
  { rounds, seconds, connections }: LoadSettings,
): Promise<Figures[]> {
  for (const { request } of candidates) await load(request, Math.max(2, seconds), connections);
  const measured = new Map<string, Figures[]>(candidates.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, server, request } of candidates) {
      const before = await server.used();
      const { perSecond, requests, p50Ms, p99Ms } = await load(request, seconds, connections);
      const after = await server.used();
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
