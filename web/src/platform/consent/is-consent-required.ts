import { httpTimeoutBrowserMs } from '@fairgate/schema/limits';

/** Whether this visitor must be asked (§9: in some countries); undefined when the gateway cannot tell now. */
export async function isConsentRequired(): Promise<boolean | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    const answer = await fetch('/consent', {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(httpTimeoutBrowserMs),
    });
    const { asked } = (answer.ok ? await answer.json() : {}) as { asked?: unknown };
    return typeof asked === 'boolean' ? asked : undefined;
  } catch {
    return undefined;
  }
}
