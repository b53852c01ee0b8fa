// What axe looks at in one run. All languages on both screens take half an hour, so a run has its share of them: English and
// Arabic every time, and of the others one a day, which the date decides, so that a failure can be repeated.
import { isLanguageCode, languageCodes, type LanguageCode } from '@fairgate/schema/locales';

export type Screen = 'desktop' | 'phone';
type Turn = { readonly language: LanguageCode; readonly screen: Screen };

const everyTime: readonly Turn[] = [
  { language: 'en', screen: 'desktop' },
  { language: 'ar', screen: 'phone' },
];
const others = languageCodes.filter((code) => everyTime.every(({ language }) => language !== code));
const screens: readonly Screen[] = ['phone', 'desktop'];
const dayMs = 86_400_000;

/** The languages and screens of a day (UTC): any seventeen days in a row have all languages, and the next seventeen have them on the other screen. */
function turnsOfDay(date: Date): readonly Turn[] {
  const day = Math.floor(date.getTime() / dayMs);
  const language = others[day % others.length];
  const screen = screens[Math.floor(day / others.length) % screens.length];
  return language && screen ? [...everyTime, { language, screen }] : everyTime;
}

/**
 * The languages to look at on a screen.
 * @param asked `all`, or codes with commas between, for both screens; otherwise those of the day.
 * @throws Error with a sentence for the person at the terminal, where there is no such language.
 */
export function axeLanguages(asked: string | undefined, today: Date, on: Screen): readonly LanguageCode[] {
  if (!asked)
    return turnsOfDay(today)
      .filter(({ screen }) => screen === on)
      .map(({ language }) => language);
  if (asked === 'all') return languageCodes;
  return asked.split(',').map((code) => {
    if (!isLanguageCode(code))
      throw new Error(`AXE_LANGUAGES: "${code}" is none of ${languageCodes.join(', ')}; or say "all"`);
    return code;
  });
}
