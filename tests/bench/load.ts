// Load on one address by autocannon, in a process of its own.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export type Shot = { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };
export type Result = { perSecond: number; requests: number; p50Ms: number; p99Ms: number };

const autocannon = fileURLToPath(import.meta.resolve('autocannon/autocannon.js'));
const run = promisify(execFile);

/** @throws when anything but a 200 came back: a fast error is no result. */
export async function load({ url, method = 'GET', headers = {}, body }: Shot, seconds: number, connections: number): Promise<Result> {
  const words = ['--json', '-c', String(connections), '-d', String(seconds), '-m', method];
  for (const [name, value] of Object.entries(headers)) words.push('-H', `${name}: ${value}`);
  if (body !== undefined) words.push('-b', body);
  const { stdout } = await run(process.execPath, [autocannon, ...words, url], { maxBuffer: 16 * 1024 * 1024 });
  const said = JSON.parse(stdout) as { requests: { total: number }; duration: number; latency: { p50: number; p99: number }; errors: number; '2xx': number; non2xx: number };
  if (said.errors > 0 || said.non2xx > 0) throw new Error(`${url}: ${said.errors} errors, ${said.non2xx} answers other than 200`);
  return { perSecond: said['2xx'] / said.duration, requests: said['2xx'], p50Ms: said.latency.p50, p99Ms: said.latency.p99 };
}
