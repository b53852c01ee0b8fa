// Which browser the journeys and screenshots use, and how it is started.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

const browserMissing =
  'No browser found: install Debian\'s chromium, or let "pnpm --filter @fairgate/tests exec playwright install chromium" download one.';

const browsers = ['chromium', 'chromium-browser', 'google-chrome'];

/** The first of the programs that the system has, else Playwright's browser; undefined where there is none. */
function findBrowser(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const system = programs.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...system, chromium.executablePath()].find((path) => existsSync(path));
}

// Pages of the browser's own, behind its address bar: they would take a quarter of a core from the page that is tested.
const ownPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'OmniboxAimPopup'];

/**
 * How the browser is started.
 * @param options.windowless the same browser without a window's parts, where the system has it: it does a journey in six
 *   sevenths of the time. What is measured for people is measured in the browser that people have.
 * @throws Error with a sentence for the person at the terminal, where no browser is found.
 */
export function launchOptions({ windowless = false } = {}): LaunchOptions {
  const executablePath = findBrowser(windowless ? ['chromium-headless-shell', ...browsers] : browsers);
  if (!executablePath) throw new Error(browserMissing);
  return {
    executablePath,
    // Chromium refuses its sandbox to root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${ownPages.join()}`,
    ],
  };
}
