// Starts the app once before all journeys, unless BASE_URL names a running one; PROXIED_URL is then its gateway that
// trusts a proxy.
import { startApp } from '../setup/app.ts';

export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) return undefined;
  // Journeys show what a page does, not how fast: on a busy machine the bounds of time would change what they see.
  // `pnpm chaos` measures those. All journeys come from one address.
  const env = { PART_TIMEOUT_MS: '8000', SHED_LOAD: 'false', REQUEST_BUDGET: '0' };
  const app = await startApp({ proxied: true, env });
  process.env.BASE_URL = app.url;
  process.env.PROXIED_URL = app.proxiedUrl;
  process.env.JOURNEYS_DATA_DIR = app.dataDir;
  return app.stop;
}
