import type { LanguageCode } from './locales.ts';

/** Korean and Japanese write a counter directly after its number: 50個, 5년. Symbols keep their space: 28 kg. */
const closeUp: ReadonlySet<string> = new Set<LanguageCode>(['ja', 'ko']);
const counter = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** German, Spanish and Russian write "20,7 %"; Turkish "%20,7". */
const spacedPercent: ReadonlySet<string> = new Set<LanguageCode>(['de', 'es', 'ru']);

/** A formatted number with its unit, as the language writes them: "550 W", "20.7%", "50個". */
export function withUnit(language: string, amount: string, unit: string): string {
  if (unit === '%') {
    if (language === 'tr') return `%${amount}`;
    return spacedPercent.has(language) ? `${amount} %` : `${amount}%`;
  }
  const isClose = /^[°％]$/.test(unit) || (closeUp.has(language) && counter.test(unit));
  return isClose ? `${amount}${unit}` : `${amount} ${unit}`;
}
