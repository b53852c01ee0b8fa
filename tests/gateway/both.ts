// An upstream and a gateway in front of it, for one test file: start with `await startBoth()`, close in afterAll.
import { startGateway, type Started } from './start.ts';
import { startUpstream, type Upstream } from './upstream.ts';

export type Both = { upstream: Upstream; gateway: Started; close: () => Promise<void> };

/** @param options as in startGateway; the source cache is off unless `env` turns it on, so that every test sees its own calls. */
export async function startBoth(
  options: Omit<Parameters<typeof startGateway>[0], 'upstreamUrl'> = {},
): Promise<Both> {
  const upstream = await startUpstream();
  const gateway = await startGateway({
    ...options,
    upstreamUrl: upstream.url,
    env: { CACHE_MAX_ENTRIES: '0', ...options.env },
  });
  upstream.reset();
  return {
    upstream,
    gateway,
    async close() {
      await gateway.close();
      await upstream.close();
    },
  };
}
