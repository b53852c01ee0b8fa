// The golden wire files of tests/envelopes, read once.
import { readdirSync, readFileSync } from 'node:fs';

export type Golden = {
  operation: string;
  dialect: 'blade' | 'device' | 'generic' | 'static' | 'stream';
  note?: string;
  request: {
    method: 'GET' | 'POST';
    path: string;
    headers: Record<string, string>;
    body?: Record<string, unknown>;
  };
  response: { status: number; body?: unknown; lines?: string[] };
  deltas?: string[];
};

export type GoldenError = {
  dialect: Golden['dialect'];
  response: { status: number; body?: unknown; text?: string };
  error?: string;
  message?: string;
  data?: unknown;
};

const root = new URL('../envelopes/', import.meta.url);
const gateways = ['buyer', 'supplier', 'search', 'purchaser', 'chat'] as const;

function read<T>(folder: string): [name: string, golden: T][] {
  const files = readdirSync(new URL(`${folder}/`, root)).filter((name) => name.endsWith('.json'));
  return files.map((name) => [
    name.replace('.json', ''),
    JSON.parse(readFileSync(new URL(`${folder}/${name}`, root), 'utf8')) as T,
  ]);
}

/** All operations, each with the gateway that answers it. */
export const goldens = gateways.flatMap((gateway) =>
  read<Golden>(gateway).map(([, golden]) => ({ ...golden, gateway })),
);

/** The failures of the services, by the `code` of the answer. */
export const goldenFailures = Object.entries(
  (
    JSON.parse(readFileSync(new URL('failures.json', root), 'utf8')) as {
      failures: Record<string, { service?: string; error: string }>;
    }
  ).failures,
);

export const goldenErrors = read<GoldenError>('errors');

/** @throws if the operation does not exist. */
export function goldenOf(operation: string): (typeof goldens)[number] {
  const found = goldens.find((golden) => golden.operation === operation);
  if (!found) throw new Error(`no golden file for ${operation}`);
  return found;
}
