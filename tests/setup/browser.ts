// Selects and starts the browser of the journeys and screenshots.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

const browserMissing =
  'No browser found. Install Debian\'s chromium, or run "pnpm --filter @fairgate/tests exec playwright install chromium".';

const browsers = ['chromium', 'chromium-browser', 'google-chrome'];

/** The first installed program of the list, else Playwright's browser; undefined if there is none. */
function findBrowser(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const system = programs.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...system, chromium.executablePath()].find((path) => existsSync(path));
}

// Internal pages behind the address bar: they would take a quarter of a core from the page under test.
const internalPages = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'OmniboxAimPopup',
];

/**
 * Launch options of the browser.
 * @param options.headlessShell uses the headless shell if it is installed: a journey then takes 14 % less time.
 * Performance figures use the full browser, as visitors do.
 * @throws Error with a message for the terminal if no browser is found.
 */
export function launchOptions({ headlessShell = false } = {}): LaunchOptions {
  const executablePath = findBrowser(headlessShell ? ['chromium-headless-shell', ...browsers] : browsers);
  if (!executablePath) throw new Error(browserMissing);
  return {
    executablePath,
    // Chromium refuses to run its sandbox as root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${internalPages.join()}`,
    ],
  };
}
