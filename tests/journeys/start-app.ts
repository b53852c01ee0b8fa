// Starts the app once before all journeys, unless BASE_URL names a running one; PROXIED_URL is then its gateway that
// trusts a proxy.
import { startApp } from '../setup/app.ts';

export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) return undefined;
  const app = await startApp({ proxied: true });
  process.env.BASE_URL = app.url;
  process.env.PROXIED_URL = app.proxiedUrl;
  process.env.JOURNEYS_DATA_DIR = app.dataDir;
  return app.stop;
}
