// The web app's real pages: for tests of their head and cache lifetime. From its sources; in `npm test` from the build, which
// is there by then (BUILT_WEB_APP, tests/setup/checks.ts).
import { startBoth, type Both } from './both.ts';
import { startGateway, type Render } from './start.ts';

const documents = new URL('../../web/src/generated/persisted-documents.json', import.meta.url);

export type RealPages = Both & {
  /** Another gateway in front of the same upstream. */
  again: (env: Record<string, string>) => ReturnType<typeof startGateway>;
};

let rendering: Promise<Render> | undefined;
/** The files of a worker share it: to compile the sources takes longer than most of these tests. It ends with the worker. */
const sharedRender = () => (rendering ??= process.env['BUILT_WEB_APP'] ? builtRender() : liveRender());

async function builtRender(): Promise<Render> {
  const { render } = (await import(import.meta.resolve('@fairgate/web/server'))) as { render: Render };
  return render;
}

async function liveRender(): Promise<Render> {
  const { openLive } = await import('@fairgate/web/live');
  const { render } = await openLive({ hot: false });
  return render;
}

/** @param env the gateway's settings; by default pages are cached and source results are not. */
export async function startRealPages(env: Record<string, string> = {}): Promise<RealPages> {
  const render = await sharedRender();
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
