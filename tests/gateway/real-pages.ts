// The web app's real pages, from its sources: for what a page says of itself and how long it may be held.
import { openLive } from '@fairgate/web/live';
import { startBoth, type Both } from './both.ts';
import { startGateway, type Render } from './start.ts';

const documents = new URL('../../web/src/generated/persisted-documents.json', import.meta.url);

export type RealPages = Both & {
  /** Another gateway before the same upstream. */
  again: (env: Record<string, string>) => ReturnType<typeof startGateway>;
};

/** @param env the gateway's settings; its pages are kept and its sources' answers are not, unless it says otherwise. */
export async function startRealPages(env: Record<string, string> = {}): Promise<RealPages> {
  const live = await openLive({ hot: false });
  const render: Render = live.render;
  const both = await startBoth({ render, documents, env });
  // The sources are read at the first page; no test is to wait for that.
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
    async close() {
      await both.close();
      await live.close();
    },
  };
}
