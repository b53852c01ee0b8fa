// Once before all journeys: the app, unless BASE_URL names one that runs already.
import { startApp } from '../setup/app.ts';

export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL) return undefined;
  const app = await startApp();
  process.env.BASE_URL = app.url;
  process.env.JOURNEYS_DATA_DIR = app.dataDir;
  return app.stop;
}
