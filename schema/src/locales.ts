// §3: nineteen languages; Arabic and Farsi are right-to-left. §4: the default comes from the browser and falls
// back to English; a choice is stored in a cookie. `?lang=` (§2.9) beats both.

export type Direction = 'ltr' | 'rtl';

export type Locale = {
  /** The code used in addresses, cookies and on the wire. */
  readonly code: string;
  /** BCP 47 tag for Intl; it differs from the code where Intl or crawlers need it (CLDR calls tl fil). */
  readonly tag: string;
  /** The name in the language itself, for the language switch. */
  readonly endonym: string;
  readonly englishName: string;
  readonly direction: Direction;
  /** ISO 15924. */
  readonly script: string;
};

/** §3, in the specification's order. */
export const locales = [
  { code: 'zh', tag: 'zh-CN', endonym: '中文', englishName: 'Chinese', direction: 'ltr', script: 'Hans' },
  { code: 'en', tag: 'en', endonym: 'English', englishName: 'English', direction: 'ltr', script: 'Latn' },
  { code: 'ar', tag: 'ar', endonym: 'العربية', englishName: 'Arabic', direction: 'rtl', script: 'Arab' },
  { code: 'tr', tag: 'tr', endonym: 'Türkçe', englishName: 'Turkish', direction: 'ltr', script: 'Latn' },
  { code: 'pl', tag: 'pl', endonym: 'Polski', englishName: 'Polish', direction: 'ltr', script: 'Latn' },
  { code: 'es', tag: 'es', endonym: 'Español', englishName: 'Spanish', direction: 'ltr', script: 'Latn' },
  {
    code: 'pt',
    tag: 'pt',
    endonym: 'Português',
    englishName: 'Portuguese',
    direction: 'ltr',
    script: 'Latn',
  },
  { code: 'ru', tag: 'ru', endonym: 'Русский', englishName: 'Russian', direction: 'ltr', script: 'Cyrl' },
  { code: 'fa', tag: 'fa', endonym: 'فارسی', englishName: 'Farsi', direction: 'rtl', script: 'Arab' },
  { code: 'ms', tag: 'ms', endonym: 'Bahasa Melayu', englishName: 'Malay', direction: 'ltr', script: 'Latn' },
  {
    code: 'id',
    tag: 'id',
    endonym: 'Bahasa Indonesia',
    englishName: 'Indonesian',
    direction: 'ltr',
    script: 'Latn',
  },
  { code: 'ja', tag: 'ja', endonym: '日本語', englishName: 'Japanese', direction: 'ltr', script: 'Jpan' },
  { code: 'ko', tag: 'ko', endonym: '한국어', englishName: 'Korean', direction: 'ltr', script: 'Kore' },
  { code: 'de', tag: 'de', endonym: 'Deutsch', englishName: 'German', direction: 'ltr', script: 'Latn' },
  { code: 'th', tag: 'th', endonym: 'ไทย', englishName: 'Thai', direction: 'ltr', script: 'Thai' },
  { code: 'tl', tag: 'fil', endonym: 'Tagalog', englishName: 'Tagalog', direction: 'ltr', script: 'Latn' },
  {
    code: 'vi',
    tag: 'vi',
    endonym: 'Tiếng Việt',
    englishName: 'Vietnamese',
    direction: 'ltr',
    script: 'Latn',
  },
  { code: 'my', tag: 'my', endonym: 'မြန်မာ', englishName: 'Burmese', direction: 'ltr', script: 'Mymr' },
  { code: 'km', tag: 'km', endonym: 'ខ្មែរ', englishName: 'Khmer', direction: 'ltr', script: 'Khmr' },
] as const satisfies readonly Locale[];

export type LanguageCode = (typeof locales)[number]['code'];

/** §4: the default language. */
export const defaultLanguage: LanguageCode = 'en';

/** §3: the nineteen codes, in order. */
export const languageCodes: readonly LanguageCode[] = locales.map((locale) => locale.code);

const byCode: ReadonlyMap<string, (typeof locales)[number]> = new Map(
  locales.map((locale) => [locale.code, locale]),
);

// Primary subtags that browsers and operating systems send for one of ours: fil is the modern name of tl, the
// Chinese ones are spoken varieties, in is the withdrawn code of Indonesian, zsm is Standard Malay.
const aliases: Readonly<Record<string, LanguageCode>> = {
  fil: 'tl',
  in: 'id',
  cmn: 'zh',
  yue: 'zh',
  wuu: 'zh',
  arb: 'ar',
  pes: 'fa',
  prs: 'fa',
  zsm: 'ms',
};

/** Whether a text is one of the nineteen codes, exactly (§3). */
export function isLanguageCode(text: unknown): text is LanguageCode {
  return typeof text === 'string' && byCode.has(text);
}

/**
 * The language for a code, a BCP 47 tag ('pt-BR', 'zh_TW', 'fil') or a known alias; undefined if it is none of the
 * 19.
 */
export function toLanguageCode(text: string | null | undefined): LanguageCode | undefined {
  const primary = text?.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '';
  if (isLanguageCode(primary)) return primary;
  return Object.hasOwn(aliases, primary) ? aliases[primary] : undefined;
}

/** The full entry of a language (§3). */
export function localeOf(code: LanguageCode): (typeof locales)[number] {
  const found = byCode.get(code);
  if (!found) throw new RangeError(`no such language: ${code}`);
  return found;
}

/** The BCP 47 tag for numbers and money: Spanish texts are neutral Latin American, so their numbers are, too. */
export const numberTagOf = (code: LanguageCode): string => (code === 'es' ? 'es-419' : localeOf(code).tag);

/** The direction for `<html dir>` (§3: Arabic and Farsi are right-to-left). */
export function directionOf(code: LanguageCode): Direction {
  return localeOf(code).direction;
}

export type LanguageHints = {
  /** The query parameter `lang` (§2.9). */
  readonly query?: string | null | undefined;
  /** The language cookie (§4). */
  readonly cookie?: string | null | undefined;
  /** The Accept-Language header (RFC 9110 §12.5.4), or navigator.languages joined by commas. */
  readonly acceptLanguage?: string | null | undefined;
};

/** §4: the address wins, then the cookie, then the browser, then English. Never throws on malformed input. */
export function negotiateLanguage(hints: LanguageHints): LanguageCode {
  return (
    toLanguageCode(hints.query) ??
    toLanguageCode(hints.cookie) ??
    fromAcceptLanguage(hints.acceptLanguage) ??
    defaultLanguage
  );
}

/**
 * The first of the 19 in order of descending weight; weight 0 means "not acceptable" (RFC 9110 §12.4.2).
 */
export function fromAcceptLanguage(header: string | null | undefined): LanguageCode | undefined {
  const wanted = (header ?? '')
    .slice(0, 1000)
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.split(';');
      const weight = parameters
        .map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(parameter)?.[1])
        .find(Boolean);
      return { tag, position, weight: weight === undefined ? 1 : Number(weight) || 0 };
    });
  return wanted
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position)
    .map((entry) => toLanguageCode(entry.tag))
    .find((code) => code !== undefined);
}
