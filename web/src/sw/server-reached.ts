const mostMs = 2_000;

/** Whether the server answers now: not a proxy, and not the login page of a network. Never rejects. */
export async function isServerReachable(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch('/healthz', {
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(mostMs),
    });
    return ok && headers.get('content-type')?.includes('json') === true;
  } catch {
    return false;
  }
}
