// Journeys through the built app, in a real browser: desktop, phone, right to left, offline.
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../setup/browser.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
const phoneScreen = {
  ...phone,
  viewport: { width: 375, height: 812 },
  screen: { width: 375, height: 812 },
  deviceScaleFactor: 2,
};

/** Desktop journeys take a fifth less time without animations; on a phone everything moves. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  globalSetup: './start-app.ts',
  // Two cores, one app: while one journey waits, another runs.
  // More than there are cores: a third of the time a journey waits.
  workers: 3,
  fullyParallel: false,
  // `npm test` runs what failed again at the end, alone, with a trace (docs/decisions/2026-11-22-journeys.md).
  retries: 0,
  // Limits for what hangs, not for what is slow: a shared machine can be several times slower than usual.
  timeout: 300_000,
  expect: { timeout: 40_000, toPass: { timeout: 90_000 } },
  reporter: [
    ['list'],
    ['json', { outputFile: `../../${process.env.JOURNEYS_REPORT ?? 'test-results/journeys.json'}` }],
  ],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // It would prefetch the chunks of every page in each new browser. Journeys of a buyer, of a logout and offline allow it.
    serviceWorkers: 'block',
    launchOptions: launchOptions({ headlessShell: true }),
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testMatch: 'desktop/*.journey.ts',
      use: { ...still, viewport: { width: 1440, height: 900 } },
    },
    { name: 'mobile', testMatch: 'mobile/*.journey.ts', use: phoneScreen },
    {
      name: 'right-to-left',
      testMatch: 'right-to-left/*.journey.ts',
      use: { ...still, locale: 'ar', viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'axe on a desktop',
      testMatch: 'axe/desktop.journey.ts',
      use: { ...still, viewport: { width: 1440, height: 900 } },
    },
    { name: 'axe on a phone', testMatch: 'axe/phone.journey.ts', use: { ...still, ...phoneScreen } },
    { name: 'offline', testMatch: 'offline/*.journey.ts', use: { ...phoneScreen, serviceWorkers: 'allow' } },
  ],
});
