import type { LanguageCode } from '@fairgate/schema/locales';
import { escapeMarkup } from '@fairgate/schema/escape-markup';
import sharp, { type CreateText } from 'sharp';
import { fontsOf } from './fonts.ts';

/** A text as pixels: 0 is white. */
export type Ink = { readonly width: number; readonly height: number; readonly ink: Uint8Array };

type Rule = {
  readonly weight: number;
  readonly largestPx: number;
  /** Below this size words are broken. */
  readonly smallestPx?: number;
  readonly width: number;
  readonly heightMost: number;
  readonly language: LanguageCode;
};

// At this size one pixel for each dot on an inch makes one pixel of letters.
const fontPoints = 72;
const loaded = new Set<string>();

/**
 * Draws a text in the largest size at which it fits, broken into lines, shaped and ordered by the rules of its script.
 * Resolves to nothing for a text without visible characters.
 */
export async function drawText(
  text: string,
  { weight, largestPx, smallestPx = 0, width, heightMost, language }: Rule,
): Promise<Ink | undefined> {
  const line = printable(text);
  if (line === '') return undefined;
  const style = { font: await fontFor(line, weight, language), align: 'center' } as const;
  const markup = escapeMarkup(withBreaks(line));
  const box = { ...style, text: markup, width, height: Math.floor(heightMost) };
  const fitted = await draw(box);
  if (fitted.dpi < smallestPx) return draw({ ...box, wrap: 'word-char' });
  if (fitted.dpi <= largestPx) return fitted;
  return draw({ ...style, text: markup, width, dpi: largestPx });
}

type Lines = {
  readonly weight: number;
  /** The size of the letters. */
  readonly px: number;
  /** Longer texts are broken into lines. */
  readonly width: number;
  readonly language: LanguageCode;
};

/** Draws a text in one size. Resolves to nothing for a text without visible characters. */
export async function drawLines(
  text: string,
  { weight, px, width, language }: Lines,
): Promise<Ink | undefined> {
  const line = printable(text);
  if (line === '') return undefined;
  const font = await fontFor(line, weight, language);
  return draw({ text: escapeMarkup(withBreaks(line)), font, width, dpi: px, wrap: 'word-char' });
}

/** The name of the fonts of a text, which are loaded then. */
async function fontFor(line: string, weight: number, language: LanguageCode): Promise<string> {
  const { names, files } = await fontsOf(line, language);
  const font = `${names} ${weight >= 700 ? 'Bold ' : ''}${fontPoints}`;
  for (const fontfile of files.filter((file) => !loaded.has(file))) {
    // The renderer takes one file with a text, and keeps it.
    await draw({ text: ' .', fontfile, font, width: fontPoints });
    loaded.add(fontfile);
  }
  return font;
}

async function draw(text: CreateText): Promise<Ink & { readonly dpi: number }> {
  const { data, info } = await sharp({ text })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const ink = channels === 1 ? data : data.filter((_, at) => at % channels === 0);
  return { width, height, ink, dpi: info.textAutofitDpi ?? 0 };
}

/** One line without what no markup can hold. */
const printable = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\uFFFE\uFFFF]+/gu, ' ')
    .trim();

const withoutSpaces = /[\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Lao}]/u;

/** These scripts write words without spaces; the renderer breaks lines where a space of no width says so. */
function withBreaks(text: string): string {
  if (!withoutSpaces.test(text)) return text;
  return [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)]
    .map(({ segment }) => segment)
    .join('\u200B');
}
