// The web app's real pages, built from its sources: for tests of their head and cache lifetime.
import { type LiveWebApp, openLive } from '@fairgate/web/live';
import { startBoth, type Both } from './both.ts';
import { startGateway } from './start.ts';

const documents = new URL('../../web/src/generated/persisted-documents.json', import.meta.url);

export type RealPages = Both & {
  /** Another gateway in front of the same upstream. */
  again: (env: Record<string, string>) => ReturnType<typeof startGateway>;
};

let live: Promise<LiveWebApp> | undefined;
/** The files of a worker share it: to compile the sources takes longer than most of these tests. It ends with the worker. */
const sharedLive = () => (live ??= openLive({ hot: false }));

/** @param env the gateway's settings; by default pages are cached and source results are not. */
export async function startRealPages(env: Record<string, string> = {}): Promise<RealPages> {
  const { render } = await sharedLive();
  const both = await startBoth({ render, documents, env });
  // The first page compiles the sources; no test should wait for that.
  await both.gateway.get('/');
  both.upstream.reset();
  return {
    ...both,
    again: (other) =>
      startGateway({
        upstreamUrl: both.upstream.url,
        render,
        documents,
        env: { CACHE_MAX_ENTRIES: '0', ...other },
      }),
  };
}
