// The app in the browser: the router with the language, site and answers from the server, or with what the
// device has stored.
import { signedInCookieName } from '@fairgate/schema/signed-in-cookie';
import {
  defaultLanguage,
  isLanguageCode,
  negotiateLanguage,
  toLanguageCode,
  type LanguageCode,
} from '@fairgate/schema/locales';
import { SiteTextsDocument } from '#operations/site-texts.ts';
import { answerTo, type Answer } from '#fast/answers.ts';
import { lightClient } from '#fast/light-client.ts';
import { closeLanguagesBefore } from '#fast/texts-by-page.ts';
import type { SiteTextsQuery } from '#graphql';
import { readLanguageCookie, writeLanguageCookie } from '#platform/language-cookie.ts';
import { knownSite, rememberSite } from '#platform/known-sites.ts';
import { deviceOfWindow } from '#platform/device.ts';
import { idle } from '#platform/idle.ts';
import { reportAnswer } from '#platform/online.ts';
import { keepTrying } from '#ui/load-once.ts';
import { readAnswersScript } from './AnswersScript.tsx';
import type { Language, RouterContext } from '#platform/router-context.ts';
import type { Dehydrated } from './dehydrated.ts';
import { openCode } from './open-code.ts';
import { createAppRouter, type AppRouter } from './router.tsx';
import { openTexts } from './texts.ts';

type Audience = Pick<RouterContext, 'site' | 'device' | 'userKind' | 'renderedAt' | 'onHydrated'>;

export type BrowserApp = {
  readonly router: AppRouter;
  /** Loads what hydration does not need, once it is needed and the browser is idle. */
  readonly complete: () => Promise<unknown>;
};

/** Takes over a page that the server rendered, without a request. */
export async function openHydrated(): Promise<BrowserApp> {
  const locale = toLanguageCode(document.documentElement.lang) ?? 'en';
  const { plain = [], ...audience } = (
    window as unknown as { $_TSR: { router: { dehydratedData: Dehydrated } } }
  ).$_TSR.router.dehydratedData;
  const { language, loadWhenNeeded } = plain.includes('client')
    ? { language: await (await import('./plain-language.ts')).openPlainLanguage(locale, audience.site.id) }
    : await openLight(locale, audience.site.id);
  let onHydrated: () => void = () => undefined;
  const whenHydrated = new Promise<void>((resolve) => {
    onHydrated = resolve;
  });
  rememberSite(audience.site);
  if (isLanguageCode(new URLSearchParams(location.search).get('lang'))) writeLanguageCookie(locale);
  const router = createBrowserApp(language, { ...audience, onHydrated });
  holdNavigationUntil(whenHydrated, router);
  const complete = async () => {
    await whenHydrated;
    await idle();
    await Promise.all([loadNavigation(router), loadWhenNeeded?.()]);
  };
  return { router, complete };
}

/** A language with the light client. `loadWhenNeeded` waits until Apollo Client is needed, and loads it. */
async function openLight(locale: LanguageCode, siteId: string) {
  const answers = JSON.parse(readAnswersScript()) as Answer[];
  const ofSite = answerTo(answers, SiteTextsDocument)?.data as SiteTextsQuery | undefined;
  const i18n = await openTexts(locale, Promise.resolve(ofSite));
  // Listens from the start: a visitor may press once, before hydration ends, and not touch the page again.
  const touched = firstInput();
  const apollo = lightClient(answers, async () =>
    (await import('./browser-data.ts')).openClient(locale, siteId),
  );
  const loadWhenNeeded = async () => {
    // Apollo Client is a third of all code: a complete page for a guest does not load it until the visitor
    // touches the page. A signed-in visitor needs it for private data, which no page contains.
    const restMs = document.cookie.includes(`${signedInCookieName}=`) ? 0 : settledMs;
    await Promise.race([apollo.whenNeeded.then(() => pause(restMs)), touched]);
    await keepTrying(apollo.takeOver);
  };
  return { language: { locale, i18n, hasSiteTexts: ofSite !== undefined, apollo }, loadWhenNeeded };
}

/**
 * Holds a navigation until the page is hydrated. During a navigation React hydrates the remaining parts after
 * the router has dropped their matches: they throw, and React renders the whole document again. The wait is
 * usually short. See https://github.com/TanStack/router/issues/8198.
 */
function holdNavigationUntil(hydrated: Promise<void>, router: AppRouter): void {
  const stop = router.history.block({
    enableBeforeUnload: false,
    blockerFn: () => hydrated.then(() => false),
  });
  hydrated.then(stop, stop);
}

const loadNavigation = async (router: AppRouter) =>
  (await import('./after-navigation.ts')).watchNavigation(router);

/** Starts without a rendered page: the server is not reached, and the page was never visited. */
export async function openShell(): Promise<BrowserApp> {
  reportAnswer(false);
  const locale = negotiateLanguage({
    query: new URLSearchParams(location.search).get('lang'),
    cookie: readLanguageCookie(),
    acceptLanguage: navigator.languages.join(','),
  });
  const site = knownSite(location.pathname);
  // Offline, only the texts of languages used on this device are available; English is always stored.
  const language = await openBrowserLanguage(locale, site.id).catch(() =>
    openBrowserLanguage(defaultLanguage, site.id),
  );
  const router = createBrowserApp(language, {
    site,
    device: deviceOfWindow(),
    userKind: site.countryCode === null ? 'global' : 'country',
  });
  await router.load();
  return { router, complete: () => loadNavigation(router) };
}

/** After this time a slow phone shows a usable page; few visitors stay that long without touching it. */
const settledMs = 4_000;
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Resolves at the first input of any kind: the next action may need data. */
const firstInput = () =>
  new Promise<void>((resolve) => {
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'])
      addEventListener(type, () => resolve(), { once: true, passive: true, capture: true });
  });

function createBrowserApp(language: Language, audience: Audience): AppRouter {
  const switchLanguage = async (locale: LanguageCode) => {
    const next = await openBrowserLanguage(locale, audience.site.id);
    writeLanguageCookie(locale);
    router.update({ ...router.options, context: { ...router.options.context, ...next } });
    // An address with a language gets the new one.
    const { search, hash } = router.state.location;
    if ('lang' in search)
      await router.navigate({
        to: '.',
        search: () => ({ ...search, lang: locale }),
        hash,
        replace: true,
        resetScroll: false,
      });
    await router.invalidate({ sync: true });
    closeLanguagesBefore(locale);
    next.onShown?.();
  };
  const router: AppRouter = createAppRouter({
    ...language,
    ...audience,
    origin: location.origin,
    switchLanguage,
    openCode: (step) => openCode(router, step),
  });
  return router;
}

async function openBrowserLanguage(locale: LanguageCode, siteId: string): Promise<Language> {
  return (await import('./browser-data.ts')).openLanguageOf(locale, siteId);
}
