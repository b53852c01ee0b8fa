import { test, type BrowserContext, type PlaywrightWorkerArgs } from '@playwright/test';

export type VisitorPhone = {
  /** Starts its browser with what it stored before. */
  readonly start: (options?: { readonly offline: boolean }) => Promise<BrowserContext>;
};

/** A phone whose storage outlives its browser: a closed context of the other journeys forgets everything. */
export function visitorPhone({ chromium }: PlaywrightWorkerArgs['playwright']): VisitorPhone {
  const { use } = test.info().project;
  const { viewport = null, userAgent = '', deviceScaleFactor = 1, isMobile = false, hasTouch = false } = use;
  return {
    start: ({ offline } = { offline: false }) =>
      chromium.launchPersistentContext(test.info().outputPath('phone'), {
        ...use.launchOptions,
        viewport,
        userAgent,
        deviceScaleFactor,
        isMobile,
        hasTouch,
        locale: use.locale ?? 'en-US',
        timezoneId: use.timezoneId ?? 'UTC',
        baseURL: process.env.BASE_URL ?? '',
        offline,
      }),
  };
}
