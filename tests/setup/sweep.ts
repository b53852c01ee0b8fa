// Which languages the checks of every page look at. `npm test` takes a fixed sample; `pnpm sweep` takes all of them.
import { isLanguageCode, languageCodes, type LanguageCode } from '@fairgate/schema/locales';

export type Screen = 'desktop' | 'phone';

/** Colours do not differ between languages: one language has them looked at in light and dark. */
const sample: Readonly<Record<Screen, readonly LanguageCode[]>> = { desktop: ['en'], phone: ['ar'] };

/** Long words, tall letters and the other direction. */
const layoutSample: readonly LanguageCode[] = ['ar', 'de', 'my'];

/**
 * @param asked `SWEEP`: `all`, codes with commas between, or undefined for the sample.
 * @throws Error with a sentence for the terminal when a code is unknown.
 */
function askedLanguages(asked: string | undefined): readonly LanguageCode[] | undefined {
  if (!asked) return undefined;
  if (asked === 'all') return languageCodes;
  return asked.split(',').map((code) => {
    if (!isLanguageCode(code))
      throw new Error(`SWEEP: "${code}" is none of ${languageCodes.join(', ')}; or say "all"`);
    return code;
  });
}

/** Languages in which axe looks at every public page on a screen. */
export function axeLanguages(asked: string | undefined, screen: Screen): readonly LanguageCode[] {
  return askedLanguages(asked) ?? sample[screen];
}

/** Languages in which no page may scroll sideways on a phone. */
export function layoutLanguages(asked: string | undefined): readonly LanguageCode[] {
  return askedLanguages(asked) ?? layoutSample;
}
