// Once before all journeys: the app, unless BASE_URL names one that runs already.
import { startApp } from '../setup/app.ts';
import { axeLanguages, type Screen } from '../setup/axe-languages.ts';

export default async function start(): Promise<(() => Promise<void>) | undefined> {
  const on = (screen: Screen) =>
    `${axeLanguages(process.env.AXE_LANGUAGES, new Date(), screen).join(', ')} on a ${screen}`;
  process.stdout.write(
    `axe looks at ${on('desktop')}, ${on('phone')}; at all languages on both by pnpm test:full\n`,
  );
  if (process.env.BASE_URL) return undefined;
  const app = await startApp();
  process.env.BASE_URL = app.url;
  process.env.JOURNEYS_DATA_DIR = app.dataDir;
  return app.stop;
}
