import type { LanguageCode } from '@fairgate/schema/locales';

type Convert = (text: string) => string;

let chinese: Promise<readonly Convert[]> | undefined;

// Loaded when first needed: its dictionaries take a sixth of a second.
async function loadChinese(): Promise<readonly Convert[]> {
  const { Converter } = await import('opencc-js');
  return [Converter({ from: 't', to: 'cn' }), Converter({ from: 'cn', to: 't' })];
}

/** Hiragana as katakana: what a keyboard of Japanese shows before it converts, and what many names of goods are written in. */
const toKatakana: Convert = (text) =>
  text.replaceAll(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

/** The same words as people write them who use other characters: traditional and simplified Chinese, katakana. */
export async function inOtherScripts(text: string, language: LanguageCode): Promise<string[]> {
  const converts =
    language === 'zh' ? await (chinese ??= loadChinese()) : language === 'ja' ? [toKatakana] : [];
  return [...new Set(converts.map((convert) => convert(text)))].filter((other) => other !== text);
}
