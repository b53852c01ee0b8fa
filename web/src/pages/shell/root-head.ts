import interCyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url';
import interVietnamese from '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2?url';
import vazirmatnArabic from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url';
import { directionOf, type LanguageCode } from '@fairgate/schema/locales';
import { mobileViewportMinPx } from '@fairgate/schema/limits';
import { msg } from '@lingui/core/macro';
import type { RouterContext } from '#platform/router-context.ts';
import interLatin from '#ui/fonts/inter-latin.woff2?url';

/** The fonts for the first text of a page in this language. */
function fontsOf(locale: LanguageCode): readonly string[] {
  if (directionOf(locale) === 'rtl') return [vazirmatnArabic];
  if (locale === 'ru') return [interLatin, interCyrillic];
  return locale === 'vi' ? [interLatin, interVietnamese] : [interLatin];
}

/** The text of an inline script, for the Content-Security-Policy. */
export const narrowScreenScript = `if(screen.width<${mobileViewportMinPx})document.head.append(Object.assign(document.createElement('meta'),{name:'viewport',content:'width=${mobileViewportMinPx},viewport-fit=cover'}))`;

/** The common part of every page's head; `pageHead` adds the page's own tags, and the last one wins. */
export function rootHead({ i18n, locale }: RouterContext) {
  return {
    meta: [
      { charSet: 'utf-8' },
      {
        name: 'viewport',
        content:
          'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content',
      },
      { title: i18n._(msg({ id: 'site.name', message: 'Fairgate' })) },
      { name: 'apple-mobile-web-app-title', content: 'Fairgate' },
    ],
    links: [
      ...fontsOf(locale).map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'manifest', href: `/manifest-${locale}.webmanifest` },
      { rel: 'icon', href: '/icons/icon.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
    ],
    // §2.8: a narrower screen shows the page at a width of 375. This must happen before the first layout; the
    // last such tag counts. React would restore its own tag if this changed it.
    scripts: [
      {
        children: narrowScreenScript,
      },
    ],
  };
}
