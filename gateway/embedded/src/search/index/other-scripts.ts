import type { LanguageCode } from '@fairgate/schema/locales';
import { loadOnce } from '../../load-once.ts';

type Convert = (text: string) => string;

// Loaded on first use: the dictionaries take about 170 ms.
const chinese = loadOnce(async (): Promise<readonly Convert[]> => {
  const { Converter } = await import('opencc-js');
  return [Converter({ from: 't', to: 'cn' }), Converter({ from: 'cn', to: 't' })];
});

/** Hiragana as katakana: a Japanese keyboard shows hiragana before it converts, many product names are katakana. */
const toKatakana: Convert = (text) =>
  text.replaceAll(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

/** The same words in other characters: traditional and simplified Chinese, katakana. */
export async function inOtherScripts(text: string, language: LanguageCode): Promise<string[]> {
  const converts = language === 'zh' ? await chinese() : language === 'ja' ? [toKatakana] : [];
  return [...new Set(converts.map((convert) => convert(text)))].filter((other) => other !== text);
}
