// Signs in at the demo login provider like a browser: follows redirects and keeps cookies.
import type { Visitor } from './visitor.ts';

/** Input at the demo provider; `cancel` presses its cancel button. */
export type DemoInput = { email?: string; verified?: boolean; name?: string; cancel?: boolean };

/** Follows the redirects from the gateway's authorization URL to the address that the demo provider returns to. */
export async function throughDemoProvider(
  authorizationUrl: string,
  { email = '', verified = true, name = '', cancel = false }: DemoInput,
): Promise<URL> {
  const jar = new Map<string, string>();
  const step = async (url: string, form?: URLSearchParams): Promise<string> => {
    const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ');
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(key, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`${answer.status} at ${new URL(url).pathname}: ${await answer.text()}`);
    return new URL(location, url).href;
  };
  const form = new URLSearchParams({
    email,
    name,
    ...(verified && { verified: '1' }),
    ...(cancel && { cancel: '1' }),
  });
  const loginPage = await step(authorizationUrl);
  return new URL(await step(await step(loginPage, form)));
}

/** The whole sign-in; returns the gateway's answer to the callback. */
export async function signInThrough(
  visitor: Visitor,
  platform: string,
  input: DemoInput,
  redirectUrl = '/',
): Promise<Awaited<ReturnType<Visitor['get']>>> {
  const begun = await visitor.get(`/oauth/authorize/${platform}?${new URLSearchParams({ redirectUrl })}`);
  const back = await throughDemoProvider(begun.headers.get('location') ?? '', input);
  return visitor.get(back.pathname + back.search);
}
