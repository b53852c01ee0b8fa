// Which languages axe looks at in one run. All nineteen take most of an hour, so a run has its share of them: the day
// decides, so that a failure can be repeated, and in seven days each language has had its turn.
import { isLanguageCode, languageCodes, type LanguageCode } from '@fairgate/schema/locales';

const daysOfRound = 7;
const dayMs = 86_400_000;

/** Two or three languages for each day (UTC); any seven days in a row have all of them. */
function languagesOfDay(date: Date): readonly LanguageCode[] {
  const day = Math.floor(date.getTime() / dayMs);
  return languageCodes.filter((_, index) => index % daysOfRound === day % daysOfRound);
}

/**
 * @param asked `all`, or codes with commas between; otherwise those of the day.
 * @throws Error with a sentence for the person at the terminal, where there is no such language.
 */
export function axeLanguages(asked: string | undefined, today: Date): readonly LanguageCode[] {
  if (!asked) return languagesOfDay(today);
  if (asked === 'all') return languageCodes;
  return asked.split(',').map((code) => {
    if (!isLanguageCode(code)) throw new Error(`AXE_LANGUAGES: "${code}" is none of ${languageCodes.join(', ')}; or say "all"`);
    return code;
  });
}
