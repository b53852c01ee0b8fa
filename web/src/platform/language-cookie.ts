// §4: a chosen language is stored in a cookie of about ten years (§9), which the gateway reads too.
import { languageCookieDays } from '@fairgate/schema/limits';
import type { LanguageCode } from '@fairgate/schema/locales';

const languageCookieName = 'lang';

export function readLanguageCookie(): string | undefined {
  return new RegExp(`(?:^|; )${languageCookieName}=([^;]*)`).exec(document.cookie)?.[1];
}

export function writeLanguageCookie(locale: LanguageCode): void {
  document.cookie = `${languageCookieName}=${locale}; path=/; max-age=${languageCookieDays * 86_400}; samesite=lax`;
}
