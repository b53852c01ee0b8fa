// What axe looks at in one run. All languages on both screens take most of an hour, so a run has its share of them: two
// languages for each screen every time, and of the others one a day, which the date decides, so that a failure can be repeated.
import { isLanguageCode, languageCodes, type LanguageCode } from '@fairgate/schema/locales';

export type Screen = 'desktop' | 'phone';
type Turn = { readonly language: LanguageCode; readonly screen: Screen };

const everyTime: readonly Turn[] = [
  { language: 'en', screen: 'desktop' }, { language: 'ar', screen: 'desktop' },
  { language: 'zh', screen: 'phone' }, { language: 'de', screen: 'phone' },
];
const others = languageCodes.filter((code) => everyTime.every(({ language }) => language !== code));
const dayMs = 86_400_000;

/** The languages and screens of a day (UTC); any fifteen days in a row have all languages. */
function turnsOfDay(date: Date): readonly Turn[] {
  const language = others[Math.floor(date.getTime() / dayMs) % others.length];
  return language ? [...everyTime, { language, screen: 'phone' }] : everyTime;
}

/**
 * The languages to look at on a screen.
 * @param asked `all`, or codes with commas between, for both screens; otherwise those of the day.
 * @throws Error with a sentence for the person at the terminal, where there is no such language.
 */
export function axeLanguages(asked: string | undefined, today: Date, on: Screen): readonly LanguageCode[] {
  if (!asked) return turnsOfDay(today).filter(({ screen }) => screen === on).map(({ language }) => language);
  if (asked === 'all') return languageCodes;
  return asked.split(',').map((code) => {
    if (!isLanguageCode(code)) throw new Error(`AXE_LANGUAGES: "${code}" is none of ${languageCodes.join(', ')}; or say "all"`);
    return code;
  });
}
