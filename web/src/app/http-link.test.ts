import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteTextsDocument } from '#operations/site-texts.ts';
import { createApollo } from './apollo.ts';
import { endpoint, httpLink } from './http-link.ts';

const tokenError = vi.fn<() => void>();
const client = createApollo(httpLink(endpoint('en', '999')));

/** Asks for the site's texts and is answered with a fault. */
async function faultWith(code: string): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: null, errors: [{ message: 'no', extensions: { code } }] })));
  expect(await client.query({ query: SiteTextsDocument, fetchPolicy: 'network-only' })).toMatchObject({ error: { message: 'no' } });
}

describe('§8 an invalid token', () => {
  beforeEach(() => {
    tokenError.mockReset();
    vi.stubGlobal('window', { FairgateBridge: { navigate: () => undefined, tokenError } });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('§7.5 is signalled to the native app', async () => {
    await faultWith('INVALID_TOKEN');
    expect(tokenError).toHaveBeenCalledOnce();
  });

  it('is the only fault that is', async () => {
    await faultWith('SERVER_ERROR');
    expect(tokenError).not.toHaveBeenCalled();
  });
});
