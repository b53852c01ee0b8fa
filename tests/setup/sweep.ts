// The languages in the checks of every page. `npm test` uses a fixed sample; `pnpm sweep` uses all.
import { isLanguageCode, languageCodes, type LanguageCode } from '@fairgate/schema/locales';

export type Screen = 'desktop' | 'phone';

/** Colours do not differ between languages: axe checks them in the first language of a screen only. */
const sample: Readonly<Record<Screen, readonly LanguageCode[]>> = { desktop: ['en'], phone: ['ar'] };

/** Long words, tall letters and right-to-left. */
const layoutSample: readonly LanguageCode[] = ['ar', 'de', 'my'];

/**
 * @param sweep `SWEEP`: `all`, comma-separated codes, or undefined for the sample.
 * @throws Error with a message for the terminal if a code is unknown.
 */
function parseSweep(sweep: string | undefined): readonly LanguageCode[] | undefined {
  if (!sweep) return undefined;
  if (sweep === 'all') return languageCodes;
  return sweep.split(',').map((code) => {
    if (!isLanguageCode(code))
      throw new Error(`SWEEP: "${code}" is not a language code. Use ${languageCodes.join(', ')}, or "all"`);
    return code;
  });
}

/** Languages in which axe checks the public pages. */
export function axeLanguages(sweep: string | undefined, screen: Screen): readonly LanguageCode[] {
  return parseSweep(sweep) ?? sample[screen];
}

/** The colour schemes whose contrast axe checks: in the sample one on each screen. */
export function axeSchemes(asked: string | undefined, screen: Screen): readonly ('light' | 'dark')[] {
  if (asked) return ['light', 'dark'];
  return [screen === 'desktop' ? 'light' : 'dark'];
}

/** One page of each layout: each on the screen where more can go wrong, the product page on both. */
const layoutPages: Readonly<Record<Screen, readonly string[]>> = {
  desktop: [
    'home',
    'search',
    'category',
    'product',
    'supplier',
    'customer service',
    'login',
    'exhibition',
    'hall plan',
  ],
  phone: [
    'search without results',
    'parts of a category',
    'suppliers',
    'product',
    'categories',
    'privacy policy',
    'an account, for a guest',
    'followed products, of a guest',
    'exhibitors',
    '/scanBadge',
    'a card that is not in the address',
  ],
};

/** The names of the pages that axe checks on a screen; undefined for every public page. */
export function axePages(sweep: string | undefined, screen: Screen): readonly string[] | undefined {
  return sweep ? undefined : layoutPages[screen];
}

/** Languages in which no page may scroll sideways on a phone. */
export function layoutLanguages(sweep: string | undefined): readonly LanguageCode[] {
  return parseSweep(sweep) ?? layoutSample;
}
