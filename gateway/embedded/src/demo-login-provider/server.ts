import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { oauthPlatformNames, oauthPlatforms } from '@fairgate/schema/constants';
import { clientIdOf, interactionPath } from './clients.ts';
import { loadOnce } from '../load-once.ts';
import { askPage } from './page.ts';
import type { DemoProvider } from './provider.ts';

export type RunningDemoProvider = { readonly url: string; readonly secret: string; close(): void };

const names: Readonly<Record<string, string>> = Object.fromEntries(
  oauthPlatforms.map((platform) => [clientIdOf(platform), oauthPlatformNames[platform]]),
);

/** An OpenID provider in place of LinkedIn, Facebook and Google, reachable from this machine only. */
export async function startDemoProvider(): Promise<RunningDemoProvider> {
  const secret = randomBytes(24).toString('base64url');
  // Its library loads at the first sign-in, not at every start.
  const demoProvider = loadOnce(async (): Promise<DemoProvider> =>
    (await import('./provider.ts')).createProvider(url, secret),
  );
  const server = createServer((request, response) => {
    void demoProvider()
      .then((found) => answer(found, request, response))
      .catch(() => {
        if (!response.headersSent) response.writeHead(400);
        response.end();
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    secret,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(
  { provider, people }: DemoProvider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // It keeps no session, so that a developer can sign in as another person each time.
  request.headers.cookie = request.headers.cookie
    ?.split('; ')
    .filter((cookie) => !cookie.startsWith('_session'))
    .join('; ');
  if (!request.url?.startsWith(interactionPath)) return provider.callback()(request, response);
  const { params } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    });
    response.end(askPage(names[String(params['client_id'])] ?? '', request.url));
    return;
  }
  const form = new URLSearchParams(await text(request));
  if (form.has('cancel'))
    return provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'turned back',
    });
  const email = form.get('email')?.trim() ?? '';
  const accountId = email.toLowerCase() || 'somebody without an email';
  people.set(accountId, { email, verified: form.has('verified'), name: form.get('name')?.trim() ?? '' });
  return provider.interactionFinished(request, response, { login: { accountId } });
}
