import { httpTimeoutBrowserMs } from '@fairgate/schema/limits';

/** Whether this visitor must consent (§9: in some countries); undefined when the gateway cannot tell now. */
export async function isConsentRequired(): Promise<boolean | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    const answer = await fetch('/consent', {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(httpTimeoutBrowserMs),
    });
    const { required } = (answer.ok ? await answer.json() : {}) as { required?: unknown };
    return typeof required === 'boolean' ? required : undefined;
  } catch {
    return undefined;
  }
}
