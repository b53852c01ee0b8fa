// The lists that a checker of badges needs (docs/badge-format.md), from the server.
const loadMostMs = 10_000;

/** A smaller difference of the clocks decides nothing (clockToleranceSeconds). */
export const clockDiffersMs = 5 * 60_000;

export type BadgeLists = {
  readonly keys: unknown;
  /** Revoked numbers by exhibition. */
  readonly revoked: unknown;
  /** The server's clock minus this device's. */
  readonly clockOffsetMs: number;
};

/** @throws when the server does not answer, or another answers in its place */
export async function loadBadgeLists(): Promise<BadgeLists> {
  const [keys, revocations] = await Promise.all([
    load('/.well-known/badge-keys.json'),
    load('/.well-known/badge-revocations.json'),
  ]);
  return {
    keys: keys.content['keys'],
    revoked: revocations.content['revoked'],
    clockOffsetMs: revocations.clockOffsetMs,
  };
}

async function load(address: string) {
  const answer = await fetch(address, {
    cache: 'no-cache',
    redirect: 'error',
    signal: AbortSignal.timeout(loadMostMs),
  });
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json'))
    throw new Error(`${address}: ${answer.status}`);
  const serverMs = Date.parse(answer.headers.get('date') ?? '');
  return {
    content: (await answer.json()) as Record<string, unknown>,
    clockOffsetMs: Number.isNaN(serverMs) ? 0 : serverMs - Date.now(),
  };
}
