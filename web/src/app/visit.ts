// A visit in the browser: the router with the language, site and cache that the server or the last visit left.
import type { LanguageCode } from '@fairgate/schema/locales';
import { isLanguageCode, negotiateLanguage } from '@fairgate/schema/locales';
import { setupI18n } from '@lingui/core';
import { readLanguageCookie, writeLanguageCookie } from '#platform/language-cookie.ts';
import { knownSite, rememberSite } from '#platform/known-sites.ts';
import { deviceOfWindow } from '#platform/device.ts';
import { createApollo } from './apollo.ts';
import { browserLink } from './browser-link.ts';
import { loadCatalogue } from './catalogues.ts';
import type { Language, RouterContext } from './context.ts';
import type { Dehydrated } from './dehydrated.ts';
import { endpoint } from './http-link.ts';
import { openLanguage, overrideTexts } from './language.ts';
import { createAppRouter, type AppRouter } from './router.tsx';

type Audience = Pick<RouterContext, 'site' | 'device' | 'userKind'>;

/** Takes over a page that the server rendered; asks the server for nothing. */
export async function openHydrated(): Promise<AppRouter> {
  const { lang } = document.documentElement;
  const locale = isLanguageCode(lang) ? lang : 'en';
  const messages = await loadCatalogue(locale);
  const dehydrated = (window as unknown as { $_TSR: { router: { dehydratedData: Dehydrated } } }).$_TSR.router.dehydratedData;
  const { site, device, userKind, cache } = dehydrated;
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  const apollo = createApollo(browserLink(endpoint(locale, site.id)), cache);
  await overrideTexts(i18n, apollo);
  rememberSite(site);
  if (new URLSearchParams(location.search).has('lang')) writeLanguageCookie(locale);
  return createVisit({ locale, i18n, apollo }, { site, device, userKind });
}

/** Starts from nothing: offline, on a page that was never visited. */
export async function openShell(): Promise<AppRouter> {
  const locale = negotiateLanguage({
    query: new URLSearchParams(location.search).get('lang'),
    cookie: readLanguageCookie(),
    acceptLanguage: navigator.languages.join(','),
  });
  const site = knownSite(location.pathname);
  const audience: Audience = { site, device: deviceOfWindow(), userKind: site.countryCode === null ? 'global' : 'country' };
  const language = await openLanguage(locale, browserLink(endpoint(locale, site.id)));
  const router = createVisit(language, audience);
  await router.load();
  return router;
}

function createVisit(language: Language, audience: Audience): AppRouter {
  const switchLanguage = async (locale: LanguageCode) => {
    const next = await openLanguage(locale, browserLink(endpoint(locale, audience.site.id)));
    writeLanguageCookie(locale);
    router.update({ ...router.options, context: { ...router.options.context, ...next } });
    // An address that asks for a language has to ask for the new one.
    const { search, hash } = router.state.location;
    if ('lang' in search) await router.navigate({ to: '.', search: { ...search, lang: locale }, hash, replace: true, resetScroll: false });
    await router.invalidate({ sync: true });
  };
  const router = createAppRouter({ ...language, ...audience, origin: location.origin, switchLanguage });
  return router;
}
